// A table.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { gameName } from "../home/naming";
import { say } from "../language";
import { navigate, page } from "../navigation";
import { settings } from "../settings";
import { IconButton } from "../widgets/icon";
import { Newer } from "../widgets/notices";
import { Sheet } from "../widgets/sheet";
import { online } from "../wire/line";
import { Asking, FlagButton } from "./asking";
import { Counted } from "./counted";
import { Cutting } from "./cutting";
import { Fair } from "./fair";
import { Felt } from "./felt";
import { Gathering } from "./gathering";
import { Hand } from "./hand";
import { HintButton } from "./hint";
import { whyNot } from "./refusing";
import { LastTricks, Rules, Score, TableMenu } from "./sheets";
import { TableState } from "./state";
import { Status, whatNow } from "./status";
import { ReadOut, Story } from "./story";
import { shownChat, Talk } from "./talk";

type Open = "last" | "score" | "rules" | "talk" | "menu" | null;

const open = signal<Open>(null);
const close = () => {
  open.value = null;
};

export default function TablePage() {
  const here = page.value;
  return here.page === "table" ? <Seated id={here.id} /> : null;
}

function Seated({ id }: { id: string }) {
  const [state, setState] = useState<TableState | null>(null);
  useEffect(() => {
    const table = new TableState(id);
    setState(table);
    open.value = null;
    return () => table.close();
  }, [id]);
  return state && state.id === id ? <AtTable state={state} /> : null;
}

function AtTable({ state }: { state: TableState }) {
  const table = state.table.value;
  const goodbye = state.goodbye.value;
  const { text, mine } = whatNow(state);
  useEffect(() => {
    const game = table ? gameName(table.game, table.name) : "";
    document.title = [mine ? `● ${text}` : "", game, "Last Trick"].filter(Boolean).join(" · ");
  });
  if (goodbye && (!table || goodbye.code !== "seat/new-secret")) {
    return (
      <main class="lonely">
        <h1>{whyNot(goodbye, state)}</h1>
        <button type="button" class="primary" onClick={() => navigate("")}>
          {say("web-to-home")}
        </button>
      </main>
    );
  }
  if (!table) {
    return (
      <main class="lonely" aria-busy="true">
        <p>{state.link.value === "lost" || !online.value ? lineLost() : say("web-wait")}</p>
      </main>
    );
  }
  const gathering = table.stage === "gathering";
  return (
    <div class="at-table" data-stage={table.stage} data-watching={state.you.value.seat === null}>
      <Bar state={state} />
      <div class="lines">
        <Line state={state} />
        <Newer busy={table.stage === "cutting" || table.stage === "playing"} />
      </div>
      {gathering ? (
        <main class="scroll">
          <Gathering state={state} />
        </main>
      ) : (
        <Playing state={state} />
      )}
      {!gathering && (
        <aside class="beside" aria-label={say("web-beside")}>
          <h2>{say("web-story")}</h2>
          <Story state={state} />
          <h2>{say("web-chat")}</h2>
          <Talk state={state} />
        </aside>
      )}
      <ReadOut state={state} />
      <Sheets state={state} />
    </div>
  );
}

function Playing({ state }: { state: TableState }) {
  const [table, deal] = [state.table.value, state.deal.value];
  if (!table) return null;
  const me = state.you.value.seat;
  const counted =
    (table.stage === "counted" || table.stage === "over") &&
    deal?.result != null &&
    !state.lingering.value;
  const cutting = deal?.phase === "cut" && deal.cutter !== null && deal.cutter === deal.seat;
  return (
    <main class="playing">
      <div class="felt-area" data-covered={counted || cutting}>
        <Felt state={state} />
        {counted && <Counted state={state} />}
        {cutting && <Cutting state={state} deal={deal} />}
        {!deal && (
          <p class="panel waiting">
            {say(
              table.settings.spectators === "closed" ? "web-spectators-closed" : "web-spectators-wait",
            )}
          </p>
        )}
      </div>
      <div class="mine">
        <Status state={state} />
        <Asking state={state} />
        <Hand state={state} />
        <div class="row row-middle below">
          {me === null && (
            <button
              type="button"
              class="small"
              onClick={() => {
                open.value = "menu";
              }}
            >
              {say("web-watching-sit")}
            </button>
          )}
          {deal && <HintButton state={state} deal={deal} />}
          {deal && <FlagButton state={state} deal={deal} />}
          {deal && !counted && <Fair state={state} deal={deal} />}
        </div>
      </div>
    </main>
  );
}

function Bar({ state }: { state: TableState }) {
  const [table, match] = [state.table.value, state.match.value];
  const chat = shownChat(state).value;
  const [read, setRead] = useState(chat.length);
  useEffect(() => {
    if (open.value === "talk" || chat.length < read) setRead(chat.length);
  });
  if (!table) return null;
  const show = (what: Open) => () => {
    open.value = what;
  };
  return (
    <header class="bar">
      <IconButton icon="home" label={say("web-to-home")} onClick={() => navigate("")} />
      <div class="bar-title">
        <h1>{gameName(table.game, table.name)}</h1>
        {match && table.stage !== "gathering" && (
          <span>{say("deal-number", { number: state.deal.value?.number ?? match.number })}</span>
        )}
      </div>
      <nav class="bar-tools" aria-label={say("web-tools")}>
        {table.stage !== "gathering" && (
          <>
            <IconButton icon="last" label={say("web-last-trick")} onClick={show("last")} />
            <IconButton icon="score" label={say("web-score")} onClick={show("score")} />
          </>
        )}
        <IconButton icon="rules" label={say("web-rules")} onClick={show("rules")} />
        <IconButton
          icon="chat"
          label={say("web-chat")}
          badge={settings.value.chat ? Math.max(0, chat.length - read) : 0}
          onClick={show("talk")}
          class={table.stage === "gathering" ? "" : "when-narrow"}
        />
        <IconButton icon="menu" label={say("web-menu")} onClick={show("menu")} />
      </nav>
    </header>
  );
}

/** Why nothing comes any more: the line to the server is lost, or the device has none at all. */
const lineLost = (): string => say(online.value ? "web-line-lost" : "web-offline-table");

/** That the line is lost is said where it cannot be missed. */
function Line({ state }: { state: TableState }) {
  const lost = state.link.value === "lost" || !online.value;
  const goodbye = state.goodbye.value;
  return (
    <p class="line" data-lost={lost || goodbye !== null} role="status">
      {goodbye ? whyNot(goodbye, state) : lost ? lineLost() : ""}
    </p>
  );
}

function Sheets({ state }: { state: TableState }) {
  switch (open.value) {
    case "last":
      return <LastTricks state={state} onClose={close} />;
    case "score":
      return <Score state={state} onClose={close} />;
    case "rules":
      return <Rules state={state} onClose={close} />;
    case "menu":
      return <TableMenu state={state} onClose={close} />;
    case "talk":
      return (
        <Sheet title={say("web-beside")} onClose={close}>
          <Talk state={state} />
          <section>
            <h3>{say("web-story")}</h3>
            <Story state={state} />
          </section>
        </Sheet>
      );
    default:
      return null;
  }
}
