// One chair: who sits there, as a person, a bot, or a bot that covers for somebody.

import { useEffect, useState } from "preact/hooks";
import { say } from "../language";
import type { Deal, DeclareEvent, Seat } from "../wire/protocol";
import { Icon } from "../widgets/icon";
import { nameOf } from "./names";
import type { TableState } from "./state";
import { seen, words } from "./voice";

/** The dealer's mark: a cowrie. */
export function Cowrie() {
  return (
    <svg class="cowrie" viewBox="0 0 24 24" aria-hidden="true">
      <path class="cowrie-shell" d="M12 1.5c5 0 7.5 5 7.5 10.5S17 22.5 12 22.5 4.5 17.5 4.5 12 7 1.5 12 1.5Z" />
      <path class="cowrie-mouth" d="M12 4q1.8 8 0 16M9.6 8h1.9M9.4 12h2.6M9.6 16h1.9M14.4 8h-1.5M14.7 12h-2M14.4 16h-1.5" />
    </svg>
  );
}

export function Disc({ state, seat }: { state: TableState; seat: Seat }) {
  const chair = state.table.value?.seats[seat];
  const here = state.present.value.includes(seat);
  const kind = chair?.covering ? "cover" : (chair?.kind ?? "open");
  return (
    <span class={`disc disc-${kind} tint-${seat % 8}`} data-away={kind === "person" && !here}>
      {chair?.kind === "open" ? (
        ""
      ) : kind === "bot" || kind === "cover" ? (
        <Icon name="bot" />
      ) : (
        Array.from(nameOf(chair, seat))[0]?.toUpperCase()
      )}
      <ClockRing state={state} seat={seat} />
    </span>
  );
}

/** The time that is left, as a ring that closes. */
function ClockRing({ state, seat }: { state: TableState; seat: Seat }) {
  const clock = state.clock.value;
  const deal = state.deal.value;
  const moves = deal?.turn != null && deal.phase !== "over" && deal.playing[deal.turn] === seat;
  const running = moves && clock?.seat === seat ? clock : null;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  if (!running) return null;
  const left = Math.max(0, (running.until - now) / 1000);
  const share = Math.min(1, (left * 1000) / (running.whole * 1000));
  return (
    <>
      <svg class="ring" data-short={left < 6} viewBox="0 0 40 40" aria-hidden="true">
        <circle class="ring-track" cx="20" cy="20" r="18" />
        <circle
          class="ring-left"
          cx="20"
          cy="20"
          r="18"
          pathLength={1}
          stroke-dasharray={`${share} 1`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <span class="ring-seconds">{Math.ceil(left)}</span>
    </>
  );
}

/** What kind of sitter it is, in a word. */
export function badgeOf(state: TableState, seat: Seat): string {
  const chair = state.table.value?.seats[seat];
  if (!chair || chair.kind === "open") return "";
  if (chair.covering) return say("web-badge-cover");
  if (chair.kind === "bot") return say("web-badge-bot");
  return state.present.value.includes(seat) ? "" : say("web-badge-away");
}

/** The card that a seat of the deal has set aside for the last trick, if it still lies there. */
function asideOf(deal: Deal, place: number): DeclareEvent | null {
  const set = deal.log.find(
    (event): event is DeclareEvent =>
      event.event === "declare" &&
      event.seat === place &&
      (event.what === "dry" || event.what === "show-dry"),
  );
  const over = deal.phase === "over" || deal.trick.some((play) => play.seat === place && !deal.sizes[place]);
  return set && !over ? set : null;
}

export function ChairFacts({ state, seat }: { state: TableState; seat: Seat }) {
  const deal = state.deal.value;
  const match = state.match.value;
  const place = deal?.playing.indexOf(seat) ?? -1;
  const playing = deal !== null && place >= 0 && deal.phase !== "cut";
  const total = match ? (match.stacks ?? match.totals)[seat] : undefined;
  const won = playing ? (deal.won[place] ?? 0) : 0;
  const size = playing ? (deal.sizes[place] ?? 0) : 0;
  const out = playing && deal.out.includes(place);
  const aside = playing && place !== deal.seat ? asideOf(deal, place) : null;
  return (
    <span class="facts">
      {playing && !out && (
        <span class="fact">
          <i class="mini-back" aria-hidden="true" />
          <span aria-hidden="true">{size}</span>
          <span class="only-read">{say("web-cards-left", { count: size })}</span>
        </span>
      )}
      {out && <span class="fact">{say("web-out")}</span>}
      {aside && (
        <span class="fact" title={say("web-aside")}>
          +{seen.value?.faces.card(aside.card ?? null)}
          <span class="only-read">
            {say("web-aside")}: {words(aside.card ?? null)}
          </span>
        </span>
      )}
      {won > 0 && (
        <span class="fact">
          <i class="mini-trick" aria-hidden="true" />
          <span aria-hidden="true">{won}</span>
          <span class="only-read">{say("web-tricks-won", { count: won })}</span>
        </span>
      )}
      {total !== undefined && (
        <span class="fact total">
          <span aria-hidden="true">{total}</span>
          <span class="only-read">
            {say(match?.stacks ? "web-total-chips" : "web-total-points", { count: total })}
          </span>
        </span>
      )}
    </span>
  );
}

export function Chair({
  state,
  seat,
  x,
  y,
}: {
  state: TableState;
  seat: Seat;
  x: number;
  y: number;
}) {
  const table = state.table.value;
  const deal = state.deal.value;
  const chair = table?.seats[seat];
  if (!table || !chair) return null;
  const place = deal?.playing.indexOf(seat) ?? -1;
  const turn = deal !== null && place >= 0 && deal.turn === place && deal.phase !== "over";
  const cuts = deal?.phase === "cut" && deal.cutter === place;
  const deals = deal !== null && place >= 0 && deal.dealer === place;
  const leads = deal !== null && deal.trick[0]?.seat === place && place >= 0;
  const badge = badgeOf(state, seat);
  return (
    <li
      class="chair"
      data-turn={turn || cuts}
      data-leads={leads}
      data-across={Math.round(x) === 50}
      data-out={deal !== null && place >= 0 && deal.out.includes(place)}
      style={{ left: `${x}%`, top: `${y}%`, translate: `${-x}% ${-y}%` }}
    >
      <Disc state={state} seat={seat} />
      <span class="who">
        <span class="name">{nameOf(chair, seat)}</span>
        <span class="marks">
          {badge && (
            <span class={chair.kind === "bot" && !chair.covering ? "badge badge-bot" : "badge"}>
              {badge}
            </span>
          )}
          {deals && (
            <span class="mark" title={say("web-dealer")}>
              <Cowrie />
              <span class="only-read">{say("web-dealer")}</span>
            </span>
          )}
          {leads && <span class="badge badge-leads">{say("web-leads")}</span>}
          {turn && <span class="only-read">{say("web-to-play")}</span>}
        </span>
        <ChairFacts state={state} seat={seat} />
      </span>
    </li>
  );
}
