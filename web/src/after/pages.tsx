// The pages about deals that are over.

import { page } from "../navigation";
import { ChallengePage } from "./challenge";
import { DealsPage } from "./deals";
import { EmbedPage, ReplayPage } from "./replay";
import "../style/after.css";

export default function AfterPage() {
  const here = page.value;
  switch (here.page) {
    case "replay":
      return <ReplayPage key={here.search} />;
    case "embed":
      return <EmbedPage />;
    case "deals":
      return <DealsPage />;
    case "challenge":
      return <ChallengePage key={here.id} id={here.id} />;
    default:
      return null;
  }
}
