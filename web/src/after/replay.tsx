// The page on which a deal is stepped through, and the same for a frame of another site.

import { useEffect, useState } from "preact/hooks";
import { gameName } from "../home/naming";
import { say } from "../language";
import { navigate } from "../navigation";
import { secretOf } from "../seats";
import { shared } from "../wire/after";
import { recordOf, Refusing } from "../wire/api";
import { at, addressOf } from "../wire/root";
import { Select } from "../widgets/fields";
import { IconButton } from "../widgets/icon";
import { readFragment, unpack, writeFragment } from "./links";
import { Deals, Faults, Opening, Trouble } from "./opening";
import { ReplayState } from "./state";
import { Using } from "./using";
import { Viewer } from "./viewer";

/** The record that this address asks for; null where it asks for none. */
async function recordHere(): Promise<string | null> {
  const query = new URLSearchParams(location.search);
  const { deal } = readFragment(location.hash);
  const [id, table] = [query.get("id"), query.get("table")];
  if (deal) {
    return unpack(deal).catch(() => Promise.reject(new Refusing({ code: "record/not-found" })));
  }
  if (id) return shared(id);
  if (!table) return null;
  const secret = secretOf(table);
  if (!secret) throw new Refusing({ code: "seat/not-yours" });
  const match = query.get("match");
  return recordOf(table, Number(query.get("deal")), secret, match === null ? null : Number(match));
}

/** Open what the address asks for, follow it, and write into it where one is. */
function useReplay(): ReplayState {
  const [state] = useState(() => new ReplayState());
  useEffect(() => {
    let gone = false;
    const open = async () => {
      const { event, view } = readFragment(location.hash);
      try {
        const record = await recordHere();
        if (record !== null && !gone) await state.open(record, null, event, view);
      } catch (error) {
        state.trouble.value = error instanceof Refusing ? error.refusal : { code: "line/none" };
      }
    };
    void open();
    addEventListener("hashchange", open);
    return () => {
      gone = true;
      removeEventListener("hashchange", open);
    };
  }, [state]);
  const [event, view] = [state.step.value?.event, state.view.value];
  useEffect(() => {
    if (event === undefined) return;
    const timer = setTimeout(() => {
      const { deal } = readFragment(location.hash);
      history.replaceState(history.state, "", writeFragment({ deal, event, view }));
    }, 250);
    return () => clearTimeout(timer);
  }, [event, view]);
  return state;
}

export function ReplayPage() {
  const state = useReplay();
  const told = state.replay.value;
  const deal = told?.deals[told.chosen];
  const game = deal ? gameName(deal.game ?? "", deal.name ?? "") : "";
  useEffect(() => {
    document.title = [game, say("web-replay"), "Last Trick"].filter(Boolean).join(" · ");
  });
  return (
    <div class="after">
      <header class="bar">
        <IconButton icon="home" label={say("web-to-home")} onClick={() => navigate("")} />
        <div class="bar-title">
          <h1>{say("web-replay")}</h1>
          {deal && (
            <span>
              {game}
              {deal.match && `, ${say("deal-number", { number: deal.match.number })}`}
            </span>
          )}
        </div>
      </header>
      <main class="after-main">
        <Trouble refusal={state.trouble.value} />
        {told ? (
          <>
            <div class="replay-choices">
              <Deals state={state} />
              <View state={state} />
            </div>
            <Faults faults={told.faults} />
            <Viewer state={state} />
            <div class="after-panels">
              <Using state={state} home={{ id: new URLSearchParams(location.search).get("id") }} />
            </div>
            <details class="panel">
              <summary>{say("web-replay-open")}</summary>
              <Opening state={state} />
            </details>
          </>
        ) : (
          <Opening state={state} />
        )}
      </main>
    </div>
  );
}

/** All hands, or what one seat saw. */
function View({ state }: { state: ReplayState }) {
  const names = state.names.value;
  const choices = [
    { value: -1, label: say("web-replay-all") },
    ...names.map((label, value) => ({ value, label })),
  ];
  const view = state.view.value;
  return (
    <Select
      label={say("web-replay-view")}
      choices={choices}
      value={view === "all" ? -1 : view}
      onChange={(seat: number) => void state.look(seat < 0 ? "all" : seat)}
    />
  );
}

/** Nothing but the deal: other sites show this in a frame, so nothing here acts for anybody. */
export function EmbedPage() {
  const state = useReplay();
  const told = state.replay.value;
  const deal = told?.deals[told.chosen];
  useEffect(() => {
    document.title = "Last Trick";
  });
  const home = told
    ? addressOf(`replay${location.search}`) +
      writeFragment({
        deal: readFragment(location.hash).deal,
        event: state.step.value?.event ?? 0,
        view: state.view.value,
      })
    : at("");
  return (
    <main class="after-main embedded">
      <h1 class="embed-title">{deal ? gameName(deal.game ?? "", deal.name ?? "") : "Last Trick"}</h1>
      <Trouble refusal={state.trouble.value} />
      {told && <Faults faults={told.faults} />}
      <Viewer state={state} />
      <p class="embed-foot">
        <a href={home} target="_blank" rel="noopener">
          {say("web-replay-at-home")}
        </a>
      </p>
    </main>
  );
}
