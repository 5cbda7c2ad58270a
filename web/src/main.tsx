// The page begins here.

import { render } from "preact";
import { CardShapes } from "./cards/face";
import { HomePage } from "./home/page";
import { followLanguage, texts } from "./language";
import { followHistory, page } from "./navigation";
import { followSettings } from "./settings";
import { TablePage } from "./table/page";
import "./style/main.css";

function App() {
  const here = page.value;
  if (!texts.value) return <main class="lonely" aria-busy="true" />;
  return (
    <>
      <CardShapes />
      {here.page === "table" ? <TablePage id={here.id} /> : <HomePage />}
    </>
  );
}

followSettings();
followLanguage();
followHistory();
render(<App />, document.getElementById("app") as HTMLElement);
