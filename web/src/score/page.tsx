// The score sheet of a table with real cards. Once it is there it needs no connection.

import { useEffect, useState } from "preact/hooks";
import { Language } from "../home/choices";
import { useGames } from "../home/games";
import { gameName } from "../home/naming";
import { say, texts } from "../language";
import { navigate } from "../navigation";
import { whyNot } from "../table/refusing";
import { FileField } from "../widgets/file_field";
import { IconButton } from "../widgets/icon";
import { Confirm } from "../widgets/sheet";
import { Refusing } from "../wire/api";
import { rulesFor } from "./api";
import { sheetOfFile } from "./file";
import { forgetSheet, keepSheet, keptSheets, newId, sheetById } from "./kept";
import { sheetOf } from "./link";
import { OpenSheet } from "./open_sheet";
import { Setup } from "./setup";
import { type Sheet, standing } from "./sheet";
import { Wording } from "./wording";
import "../style/pages.css";
import "../style/score.css";

/** What the end of the address says: a sheet of this device, one that came by a link, or none. */
type Open = { own: string } | { shared: Sheet } | { bad: true } | null;

async function opened(): Promise<Open> {
  const hash = location.hash.slice(1);
  if (hash.startsWith("k=")) return sheetById(hash.slice(2)) ? { own: hash.slice(2) } : null;
  if (!hash.startsWith("s=")) return null;
  const shared = await sheetOf(hash.slice(2));
  return shared ? { shared } : { bad: true };
}

export default function ScorePage() {
  const [open, setOpen] = useState<Open | undefined>(undefined);
  useEffect(() => {
    const look = () => void opened().then(setOpen);
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  const go = (hash: string) => {
    location.hash = hash;
    scrollTo(0, 0);
  };
  const begin = (sheet: Sheet) => {
    const id = newId();
    keepSheet(id, sheet);
    go(`k=${id}`);
  };
  const own = open && "own" in open ? open.own : null;
  const kept = keptSheets.value.find(({ id }) => id === own)?.sheet;
  return (
    <div class="home score">
      <nav class="page-head">
        <IconButton icon="home" label={say("web-to-home")} onClick={() => navigate("")} />
        <Language />
      </nav>
      <main aria-busy={open === undefined}>
        {own && kept && (
          <OpenSheet
            key={own}
            sheet={kept}
            onChange={(sheet) => keepSheet(own, sheet)}
            onLeave={() => go("")}
          />
        )}
        {open && "shared" in open && (
          <OpenSheet sheet={open.shared} onGoOn={() => begin(open.shared)} onLeave={() => go("")} />
        )}
        {open !== undefined && !kept && !(open && "shared" in open) && (
          <Beginning bad={open !== null && "bad" in open} onBegin={begin} onOpen={go} />
        )}
      </main>
    </div>
  );
}

function Beginning({
  bad,
  onBegin,
  onOpen,
}: {
  bad: boolean;
  onBegin(sheet: Sheet): void;
  onOpen(hash: string): void;
}) {
  const known = useGames();
  useEffect(() => {
    document.title = `${say("score-web-title")} – Last Trick`;
  });
  return (
    <>
      <h1>{say("score-web-title")}</h1>
      <p class="soft">{say("score-web-about")}</p>
      {bad && (
        <p class="bad" role="alert">
          {say("score-web-bad-link")}
        </p>
      )}
      <KeptList onOpen={onOpen} />
      <section class="panel" aria-labelledby="new-title">
        <h2 id="new-title">{say("score-web-new")}</h2>
        {known === null && <p class="soft">{say("web-wait")}</p>}
        {known?.length === 0 && <p class="bad">{say("web-refused-line-none")}</p>}
        {known !== null && known.length > 0 && <Setup games={known} onBegin={onBegin} />}
      </section>
      <FromFile onBegin={onBegin} />
    </>
  );
}

/** A sheet that was saved as a file, here or by `lasttrick score`. */
function FromFile({ onBegin }: { onBegin(sheet: Sheet): void }) {
  const [trouble, setTrouble] = useState("");
  const open = async (text: string) => {
    setTrouble("");
    try {
      const sheet = await sheetOfFile(text, rulesFor);
      if (sheet) onBegin(sheet);
      else setTrouble(say("score-web-bad-file"));
    } catch (error) {
      setTrouble(error instanceof Refusing ? whyNot(error.refusal) : String(error));
    }
  };
  return (
    <section>
      <FileField
        label={say("score-web-open-file")}
        accept=".json,application/json"
        trouble={trouble}
        onText={(text) => void open(text)}
      />
    </section>
  );
}

function KeptList({ onOpen }: { onOpen(hash: string): void }) {
  const [forgetting, setForgetting] = useState<string | null>(null);
  const spoken = texts.value;
  if (!spoken || !keptSheets.value.length) return null;
  return (
    <section aria-labelledby="kept-title">
      <h2 id="kept-title">{say("score-web-kept")}</h2>
      <ul class="table-list">
        {keptSheets.value.map(({ id, sheet }) => {
          const match = standing(sheet);
          const wording = new Wording(spoken, sheet.names);
          return (
            <li key={id}>
              <span>
                {say("score-listed", {
                  game: gameName(sheet.rules.game, sheet.rules.name),
                  deals: sheet.entries.length,
                  standing: wording.over(match) || wording.totals(match),
                })}
              </span>
              <span class="row">
                <button type="button" onClick={() => onOpen(`k=${id}`)}>
                  {say("web-go-back")}
                </button>
                <button type="button" class="quiet small" onClick={() => setForgetting(id)}>
                  {say("web-forget")}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      {forgetting && (
        <Confirm
          title={say("score-web-forget-title")}
          text={say("score-web-forget-text")}
          yes={say("web-forget")}
          onYes={() => forgetSheet(forgetting)}
          onClose={() => setForgetting(null)}
        />
      )}
    </section>
  );
}
