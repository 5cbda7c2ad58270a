// The first thing that runs, and small enough to run before the rest has come: it asks for the
// texts, and for the program of the page.

import { readSettings } from "./chosen";
import { askAhead } from "./texts/ahead";
import { fromThisBuild } from "./wire/build";

askAhead(readSettings().language);
fromThisBuild(() => import("./main")).catch(() => {
  addEventListener("online", () => location.reload());
});
