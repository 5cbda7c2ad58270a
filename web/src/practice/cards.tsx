// Cards of a question: hands and tricks to look at, and cards to choose.

import { CardBack, CardFace } from "../cards/face";
import { texts } from "../language";
import { Faces, isHidden } from "../texts/faces";
import type { Card, Laid } from "../wire/protocol";

function inWords(card: Card): string {
  const spoken = texts.value;
  return spoken ? new Faces(spoken, "words").card(card) : card;
}

function Face({ card }: { card: Card }) {
  return (
    <>
      {isHidden(card) ? <CardBack /> : <CardFace card={card} />}
      <span class="only-read">{inWords(card)}</span>
    </>
  );
}

export function Row({ title, cards }: { title: string; cards: readonly Card[] }) {
  return (
    <div class="card-row">
      <b>{title}</b>
      <ul class="small-cards" aria-label={title}>
        {cards.map((card, at) => (
          <li key={at}>
            <Face card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Cards on the table, each with its owner. */
export function LaidRow({
  title,
  plays,
  names,
  winner = null,
}: {
  title: string;
  plays: readonly Laid[];
  names: string[];
  winner?: number | null;
}) {
  return (
    <div class="laid-row">
      <b>{title}</b>
      <ol class="small-cards" aria-label={title}>
        {plays.map((play) => (
          <li key={play.seat} data-wins={play.seat === winner || undefined}>
            <span class="owner">{names[play.seat]}</span>
            <span class={play.down && !isHidden(play.card) ? "lies-down" : undefined}>
              <Face card={play.card} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Pick({
  cards,
  chosen,
  right,
  onToggle,
}: {
  cards: readonly Card[];
  chosen: readonly Card[];
  /** The cards that should have been chosen, once that is told. */
  right: readonly Card[] | null;
  onToggle(card: Card): void;
}) {
  return (
    <ul class="pick">
      {cards.map((card) => {
        const on = chosen.includes(card);
        const mark = right && (right.includes(card) ? "right" : on ? "wrong" : undefined);
        return (
          <li key={card}>
            <button
              type="button"
              class="pick-card"
              aria-pressed={on}
              aria-disabled={right ? true : undefined}
              data-mark={mark || undefined}
              onClick={() => right || onToggle(card)}
            >
              <Face card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
