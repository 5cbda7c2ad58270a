// The middle of the table: the chairs round it, the trick that is on, and how far the deal is.

import { say } from "../language";
import { isHidden, SYMBOLS } from "../texts/faces";
import { CardBack, CardFace, Suit } from "../cards/face";
import type { Card, Deal, Seat } from "../wire/protocol";
import { Chair } from "./chair";
import { dealNames, nameOf } from "./names";
import { lying, places } from "./places";
import type { TableState } from "./state";
import { words } from "./voice";

/** The mark of the trick that decides. */
export const STAR =
  "M12 1l2.7 6.2 6.8-.8-4 5.6 4 5.6-6.8-.8L12 23l-2.7-6.2-6.8.8 4-5.6-4-5.6 6.8.8Z";

/** From whose chair the table is seen; whoever watches looks from the first. */
export function lookingFrom(state: TableState): Seat {
  return state.you.value.seat ?? 0;
}

export function Felt({ state }: { state: TableState }) {
  const table = state.table.value;
  if (!table) return null;
  const me = state.you.value.seat;
  const around = places(table.seats.length, lookingFrom(state));
  const shown = me === null ? around : around.filter((place) => place.seat !== me);
  const deal = state.deal.value;
  return (
    <section
      class="felt"
      aria-label={say("web-table")}
      data-seats={table.seats.length}
      onClick={() => state.pace.staying.value && state.pace.goOn()}
    >
      <ul class="chairs">
        {shown.map((place) => (
          <Chair key={place.seat} state={state} {...place} />
        ))}
      </ul>
      {deal && <TrickTrack state={state} deal={deal} />}
      {deal && deal.pool !== null && (
        <p class="pool">
          {say(state.match.value?.stones ? "web-pool-stones" : "web-pool", { count: deal.pool })}
        </p>
      )}
      {deal && <TrickOn state={state} deal={deal} />}
    </section>
  );
}

/** The tricks of the deal in a row, the deciding one as a star. */
function TrickTrack({ state, deal }: { state: TableState; deal: Deal }) {
  const table = state.table.value;
  if (!table || deal.phase === "cut") return null;
  const names = dealNames(table, deal);
  const on = Math.min(deal.tricks_in_all, deal.tricks.length + (state.lingering.value ? 0 : 1));
  const label =
    deal.deciding === on
      ? say("web-trick-decides", { trick: on, tricks: deal.tricks_in_all })
      : say("web-trick-of", { trick: on, tricks: deal.tricks_in_all });
  return (
    <div class="track" role="img" aria-label={label}>
      {Array.from({ length: deal.tricks_in_all }, (_, index) => {
        const trick = deal.tricks[index];
        const seat = trick ? deal.playing[trick.winner] : undefined;
        const mine = trick !== undefined && trick.winner === deal.seat;
        return (
          <span
            class={`step ${seat === undefined ? "" : `tint-${seat % 8}`}`}
            data-on={index + 1 === on}
            data-deciding={index + 1 === deal.deciding}
            data-mine={mine}
            title={trick ? (mine ? say("you-first") : names[trick.winner]) : ""}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {index + 1 === deal.deciding ? (
                <path d={STAR} />
              ) : (
                <circle cx="12" cy="12" r="8" />
              )}
            </svg>
            {trick && seat !== undefined && (
              <b aria-hidden="true">{Array.from(nameOf(table.seats[seat], seat))[0]}</b>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** The cards of the trick, each laid towards its owner. */
function TrickOn({ state, deal }: { state: TableState; deal: Deal }) {
  const table = state.table.value;
  if (!table) return null;
  const lingering = state.lingering.value;
  const plays = lingering?.plays ?? deal.trick;
  const holder = lingering?.winner ?? deal.holder;
  const suit = lingering ? (plays[0]?.card.slice(-1) ?? null) : deal.suit;
  const around = places(table.seats.length, lookingFrom(state));
  const names = dealNames(table, deal);
  return (
    <div class="trick" data-ended={lingering !== null}>
      <svg class="way" data-step={deal.step} viewBox="0 0 48 48" role="img">
        <title>{say(deal.step === 1 ? "web-goes-clockwise" : "web-goes-counterclockwise")}</title>
        <path d="M6 24a18 18 0 0 1 30-13.4M36.5 4v7.2h-7.2M42 24a18 18 0 0 1-30 13.4M11.5 44v-7.2h7.2" />
      </svg>
      {suit && (
        <span class={`led suit-${suit}`} title={say(`suit-name-${suit}`)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <Suit suit={suit} x={12} y={12} size={24} />
          </svg>
        </span>
      )}
      <ol class="laid" aria-label={say("web-trick-cards")}>
        {plays.map((play, order) => {
          const seat = deal.playing[play.seat] as Seat;
          const place = around.find((each) => each.seat === seat);
          const who = play.seat === deal.seat ? say("you-first") : (names[play.seat] ?? "");
          return (
            <li
              key={`${deal.number}-${lingering ? deal.tricks.length - 1 : deal.tricks.length}-${seat}`}
              class="laid-card"
              data-best={play.seat === holder}
              data-led={order === 0}
              style={lying(place)}
            >
              <LaidCard card={play.card} down={play.down ?? false} mine={play.seat === deal.seat} />
              <span class="only-read">{`${who}: ${words(play.card)}`}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A card on the table. One that lies face down and is mine shows me a corner of its face. */
function LaidCard({ card, down, mine }: { card: Card; down: boolean; mine: boolean }) {
  if (isHidden(card)) return <CardBack />;
  if (!down) return <CardFace card={card} />;
  return (
    <>
      <CardBack />
      {mine && (
        <span class={`peek suit-${card.slice(-1)}`} aria-hidden="true">
          {card.slice(0, -1).replace("T", "10")}
          {SYMBOLS[card.slice(-1)]}
        </span>
      )}
    </>
  );
}
