// Giving a sheet to others: as a link that is the sheet, as text, and as records.

import { useState } from "preact/hooks";
import { gameName } from "../home/naming";
import { say } from "../language";
import { Icon } from "../widgets/icon";
import { saveText } from "../widgets/saving";
import { ROOT } from "../wire/root";
import { fileText } from "./file";
import { linkText } from "./link";
import { records } from "./record";
import type { Sheet } from "./sheet";
import type { Wording } from "./wording";

export function Sharing({ sheet, wording }: { sheet: Sheet; wording: Wording }) {
  const [link, setLink] = useState("");
  const [done, setDone] = useState("");
  const text = () => wording.text(sheet, gameName(sheet.rules.game, sheet.rules.name));
  const share = async () => {
    const url = new URL("score", ROOT);
    url.hash = `s=${await linkText(sheet)}`;
    setLink(url.href);
    try {
      if (navigator.share) await navigator.share({ title: document.title, url: url.href });
      else {
        await navigator.clipboard.writeText(url.href);
        setDone(say("web-copied"));
      }
    } catch {
      // The link stands there to be copied by hand.
    }
  };
  return (
    <section class="sharing" aria-labelledby="sharing-title">
      <h2 id="sharing-title">{say("score-web-give")}</h2>
      <div class="row">
        <button type="button" onClick={() => void share()}>
          <Icon name="share" /> {say("score-web-link")}
        </button>
        <button type="button" onClick={() => saveText(text(), "scores.txt")}>
          {say("score-web-text")}
        </button>
        {sheet.entries.length > 0 && (
          <button type="button" onClick={() => saveText(records(sheet), "scores.jsonl")}>
            {say("score-web-records")}
          </button>
        )}
        <button type="button" onClick={() => saveText(fileText(sheet), "scores.json")}>
          {say("score-web-file")}
        </button>
        <span class="good" role="status">
          {done}
        </span>
      </div>
      {link && (
        <input
          class="link-text"
          readOnly
          value={link}
          aria-label={say("score-web-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}
