// The page, once its program is there.

import { render } from "preact";
import { CardShapes } from "./cards/face";
import { keepFocus } from "./focus";
import { HomePage } from "./home/page";
import { followLanguage, texts } from "./language";
import { Later } from "./later";
import { followHistory, type Page, page } from "./navigation";
import { followSettings } from "./settings";
import { loadTable } from "./table/loading";
import { followLine } from "./wire/line";
import { followBuild } from "./wire/newer";
import { followWorker } from "./worker/registering";
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
      return <Later key="table" load={loadTable} />;
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
followLine();
followBuild();
followWorker();
keepFocus();
render(<App />, document.getElementById("app") as HTMLElement);
