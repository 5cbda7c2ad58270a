// The pages about deals that are over.

import type { LaterPage } from "../navigation";
import { ChallengePage } from "./challenge";
import { DealsPage } from "./deals";
import { EmbedPage, ReplayPage } from "./replay";
import "../style/after.css";

export function AfterPage({ page }: { page: LaterPage }) {
  switch (page.page) {
    case "replay":
      return <ReplayPage key={page.search} />;
    case "embed":
      return <EmbedPage />;
    case "deals":
      return <DealsPage />;
    case "challenge":
      return <ChallengePage key={page.id} id={page.id} />;
  }
}
