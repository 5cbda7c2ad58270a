// One line that says whose turn it is and what is asked; my own chair beside it.

import { say } from "../language";
import { badgeOf, ChairFacts, Cowrie, Disc } from "./chair";
import { InWords } from "./in_words";
import { dealNames } from "./names";
import { whyNot } from "./refusing";
import type { TableState } from "./state";
import { heard } from "./voice";

/** What is to be done now, and whether it is for me to do. */
export function whatNow(state: TableState): { text: string; mine: boolean; decides: boolean } {
  const [table, deal] = [state.table.value, state.deal.value];
  const nothing = { text: "", mine: false, decides: false };
  if (!table || !deal || (deal.phase === "over" && !state.lingering.value)) return nothing;
  const names = dealNames(table, deal);
  const ended = state.lingering.value;
  if (ended && state.pace.staying.value) {
    const text =
      ended.winner === deal.seat
        ? say("web-trick-yours")
        : say("web-trick-theirs", { name: names[ended.winner] ?? "" });
    return { ...nothing, text };
  }
  const mine = deal.seat !== null && deal.turn === deal.seat;
  if (deal.phase === "cut") {
    if (deal.cutter !== null && deal.cutter === deal.seat) {
      return { ...nothing, text: say("web-turn-cut"), mine: true };
    }
    const name = deal.cutter === null ? "" : (names[deal.cutter] ?? "");
    return { ...nothing, text: say("web-turn-cuts", { name }) };
  }
  const decides = deal.phase === "play" && deal.tricks.length + 1 === deal.deciding;
  const name = deal.turn === null ? "" : (names[deal.turn] ?? "");
  if (!mine) {
    const text = say(deal.phase === "play" ? "web-turn-plays" : "web-turn-answers", { name });
    return { text, mine, decides };
  }
  if (deal.phase !== "play") return { text: say(`ask-${deal.phase}`), mine, decides };
  if (!deal.suit) return { text: say("web-turn-lead"), mine, decides };
  return { text: say("web-turn-card", { suit: deal.suit }), mine, decides };
}

export function Status({ state }: { state: TableState }) {
  const { text, mine, decides } = whatNow(state);
  const refusal = state.refusal.value;
  const seat = state.you.value.seat;
  const deal = state.deal.value;
  const dealer = deal !== null && seat !== null && deal.playing[deal.dealer] === seat;
  return (
    <div
      class="status"
      data-mine={mine}
      data-focus-home={deal?.phase !== "over" || state.lingering.value !== null}
      tabIndex={-1}
    >
      {seat !== null && (
        <div class="me">
          <Disc state={state} seat={seat} />
          <span class="who">
            <span class="name">
              {say("you-first")}
              {dealer && (
                <span class="mark" title={say("web-dealer")}>
                  <Cowrie />
                  <span class="only-read">{say("web-dealer")}</span>
                </span>
              )}
            </span>
            {badgeOf(state, seat) && <span class="badge">{badgeOf(state, seat)}</span>}
            <ChairFacts state={state} seat={seat} />
          </span>
        </div>
      )}
      <div class="now">
        {/* Read out is what I am asked; what the others do is told when they have done it. */}
        <p class="now-text">
          <span role="status">
            {mine && text}
            {mine && decides && <b class="decides"> {say("web-this-decides")}</b>}
          </span>
          {!mine && text}
          {!mine && decides && <b class="decides"> {say("web-this-decides")}</b>}
        </p>
        <p class="why" role="status">
          {refusal && (
            <InWords seen={whyNot(refusal, state)} heard={whyNot(refusal, state, heard)} />
          )}
        </p>
      </div>
    </div>
  );
}
