// The deal is over: how, what it brought and why, who deals next; or the match is won.

import { useEffect, useRef, useState } from "preact/hooks";
import { CardFace } from "../cards/face";
import { say } from "../language";
import { secretOf } from "../seats";
import { countingOf, type Telling } from "../texts/telling";
import { recordOf } from "../wire/api";
import type { Deal, Result, Seat } from "../wire/protocol";
import { Icon } from "../widgets/icon";
import { saveText } from "../widgets/saving";
import { Fair } from "./fair";
import { LookAgain } from "./look_again";
import { STAR } from "./felt";
import { InWords } from "./in_words";
import { dealNames } from "./names";
import type { TableState } from "./state";
import { heard, ofDeal, ofTable, words } from "./voice";

export function Counted({ state }: { state: TableState }) {
  const [table, match, deal] = [state.table.value, state.match.value, state.deal.value];
  const [telling, spoken, ofAll] = [ofDeal(state), ofDeal(state, heard), ofTable(state)];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever has just played goes on here; whoever is busy elsewhere is left alone.
    const focused = document.activeElement;
    if (!focused || focused.matches("body, h1, .playing *")) panel.current?.focus();
  }, []);
  if (!table || !deal?.result || !telling || !spoken || !ofAll) return null;
  const { result } = deal;
  const counting = countingOf(deal, match);
  const over = table.stage === "over" && match?.winners != null;
  const won = over
    ? (match.winners ?? []).includes(state.you.value.seat ?? -1)
    : result.winner !== null && result.winner === deal.seat;
  return (
    <section
      ref={panel}
      class="panel counted"
      data-won={won}
      data-focus-home
      tabIndex={-1}
      aria-label={say("web-deal-over")}
    >
      {won && (
        <svg class="won-star" viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} />
        </svg>
      )}
      <h2>
        {over ? ofAll.matchOver(match.winners ?? []) : telling.dealWon(result, counting)}
      </h2>
      {over && <p>{telling.dealWon(result, counting)}</p>}
      <LastCards deal={deal} result={result} />
      {(result.gains ?? []).length > 0 && (
        <ul class="gains">
          {(result.gains ?? []).map((gain, index) => (
            <li key={index} data-mine={gain.seat === deal.seat}>
              <InWords seen={telling.gain(gain, counting)} heard={spoken.gain(gain, counting)} />
            </li>
          ))}
        </ul>
      )}
      {match && <p class="soft">{together(ofAll.totals(match))}</p>}
      {!over && (
        <p class="soft">
          {ofAll.does("web-next-dealer", deal.playing[result.next_dealer] ?? 0)}
        </p>
      )}
      <Opened state={state} deal={deal} />
      <Next state={state} over={over} />
      <div class="row row-middle small-links">
        <Fair state={state} deal={deal} />
        <SaveDeal state={state} deal={deal} />
      </div>
      <LookAgain state={state} deal={deal} />
    </section>
  );
}

/** The winning cards of the last trick stand beside the words. */
function LastCards({ deal, result }: { deal: Deal; result: Result }) {
  const cards =
    result.by === "instant-win"
      ? deal.log.flatMap((event) =>
          event.event === "declare" && event.seat === result.winner ? (event.cards ?? []) : [],
        )
      : deal.tricks
          .slice(deal.deciding - 1, deal.deciding)
          .map((trick) => trick.card);
  if (!cards.length) return null;
  return (
    <p class="winning-cards">
      {cards.map((card) => (
        <span key={card}>
          <CardFace card={card} />
          <span class="only-read">{words(card)} </span>
        </span>
      ))}
    </p>
  );
}

function Opened({ state, deal }: { state: TableState; deal: Deal }) {
  const [table, telling, spoken] = [state.table.value, ofDeal(state), ofDeal(state, heard)];
  if (!deal.opened || !table || !telling || !spoken) return null;
  const { hands, talon } = deal.opened;
  const held = (by: Telling, seat: Seat) =>
    by.does("held", seat, { cards: by.faces.cards(hands[seat] ?? []) });
  const rest = ({ faces }: Telling) =>
    talon.length ? say("talon-was", { cards: faces.cards(talon) }) : say("talon-was-empty");
  const names = dealNames(table, deal);
  return (
    <details>
      <summary>{say("web-opened")}</summary>
      <ul class="gains">
        {hands.map((_, seat) => (
          <li key={names[seat]}>
            <InWords seen={held(telling, seat)} heard={held(spoken, seat)} />
          </li>
        ))}
        <li>
          <InWords seen={rest(telling)} heard={rest(spoken)} />
        </li>
      </ul>
    </details>
  );
}

function Next({ state, over }: { state: TableState; over: boolean }) {
  const table = state.table.value;
  const me = state.you.value.seat;
  if (!table) return null;
  if (over) {
    return state.you.value.host ? (
      <div class="row row-middle">
        <button type="button" class="primary" onClick={() => void state.move({ type: "start" })}>
          {say("web-rematch")}
        </button>
      </div>
    ) : (
      <p class="soft">{say("web-rematch-host")}</p>
    );
  }
  if (table.stage !== "counted") return null;
  const ready = me !== null && table.ready.includes(me);
  const waiting = table.seats.filter(
    (chair, seat) => chair.kind === "person" && !table.ready.includes(seat),
  );
  return (
    <div class="row row-middle">
      {me !== null && (
        <button
          type="button"
          class="primary"
          aria-disabled={ready || state.moving.value}
          onClick={() => !ready && void state.move({ type: "ready" })}
        >
          {ready ? (
            <>
              <Icon name="check" /> {say("web-ready-waiting", { count: waiting.length })}
            </>
          ) : (
            say("web-ready")
          )}
        </button>
      )}
      <GoesOn state={state} />
    </div>
  );
}

/** How long until the next deal begins by itself. */
function GoesOn({ state }: { state: TableState }) {
  const wait = state.table.value?.settings.go_on;
  const since = state.countedAt.value;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (wait == null || since === null) return null;
  const left = Math.ceil(wait - (now - since) / 1000);
  return left > 0 ? <span class="soft">{say("web-next-in", { count: left })}</span> : null;
}

function SaveDeal({ state, deal }: { state: TableState; deal: Deal }) {
  const secret = secretOf(state.id);
  if (!secret) return null;
  return (
    <button
      type="button"
      class="link"
      onClick={async () => {
        try {
          const line = await recordOf(state.id, deal.number, secret);
          saveText(line, `${state.table.value?.game ?? "deal"}-${deal.number}.jsonl`);
        } catch {
          state.refusal.value = { code: "line/none" };
        }
      }}
    >
      {say("web-save-deal")}
    </button>
  );
}

/** Keep each number on the line of the word before it. */
function together(text: string): string {
  return text.replace(/ (?=\d)/g, "\u00a0");
}
