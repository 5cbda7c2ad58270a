// Questions and what is said to their answers, as docs/protocol.md states them.

import type { Practice } from "../navigation";
import { ask, post, type TableAsked } from "../wire/api";
import type { Card, DealEvent, Laid, Move, Refusal, Result, Seat, Trick } from "../wire/protocol";

export interface Question {
  kind: Practice;
  key: string;
  table: string;
  counted_as: string;
  game: string;
  seats: number;
  asks: "any" | "shown" | "winner" | "card" | "points" | "play" | "nothing";
  seat: Seat | null;
  chips: boolean;
  step: 1 | -1;
  trick: number;
  tricks: number;
  deciding: number;
  leader: Seat;
  hands: Card[][];
  aside: (Card | null)[];
  laid: Laid[];
  finished: Trick[];
  log: DealEvent[];
  changed: [Card, Card] | null;
  legal: Move[];
  result: Result | null;
}

export interface Judged {
  right: boolean;
  answer: Card[] | number;
  legal: Move[];
  why: Record<Card, Refusal>;
  revokes: Card[];
  log: DealEvent[];
  trick: Trick | null;
  note: "trick-won" | "last-suit" | null;
  result: Result | null;
}

export type Answer = Card[] | number;

/** What is practised, and at which table. */
export interface Wanted extends TableAsked {
  kind: Practice;
  /** Whether all hands are shown where only one's own need be. */
  open?: boolean;
}

/** In which games something can be asked, and with which one begins. */
export type Practised = Record<Practice, { usual: string; games: { id: string; seats: number }[] }>;

export const practised = (): Promise<Practised> => ask("api/practice");

export const questionOf = (wanted: Wanted, key: string | null): Promise<Question | null> =>
  post("api/practice/question", { ...wanted, ...(key === null ? {} : { key }) });

/** Go on with a deal, or begin one; null where there is no such moment. */
export const dealOn = (
  wanted: Wanted,
  moment: { key?: string; play?: Move | null; open: boolean },
): Promise<Question | null> => post("api/practice/deal", { ...wanted, ...moment });

export const judge = (wanted: Wanted, key: string, answer: Answer): Promise<Judged | null> =>
  post("api/practice/answer", { ...wanted, key, answer });
