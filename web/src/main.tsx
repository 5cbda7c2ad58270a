// The page begins here.

import { render } from "preact";
import { CardShapes } from "./cards/face";
import { HomePage } from "./home/page";
import { followLanguage, texts } from "./language";
import { Later } from "./later";
import { followHistory, type Page, page } from "./navigation";
import { followSettings } from "./settings";
import { TablePage } from "./table/page";
import "./style/main.css";

function App() {
  const here = page.value;
  if (!texts.value) return <main class="lonely" aria-busy="true" />;
  return (
    <>
      <CardShapes />
      <Shown here={here} />
    </>
  );
}

function Shown({ here }: { here: Page }) {
  switch (here.page) {
    case "table":
      return <TablePage id={here.id} />;
    case "score":
      return <Later key="score" part="score" load={() => import("./score/page")} />;
    case "practice":
      return <Later key={here.kind} part="practice" load={() => import("./practice/page")} />;
    case "home":
      return <HomePage />;
    default:
      return <Later key="after" load={() => import("./after/pages")} />;
  }
}

followSettings();
followLanguage();
followHistory();
render(<App />, document.getElementById("app") as HTMLElement);
