// Questions and what is said to their answers, as docs/protocol.md states them.

import type { Practice } from "../navigation";
import { ask, post } from "../wire/api";
import type { Card, DealEvent, Laid, Move, Refusal, Result, Seat, Trick } from "../wire/protocol";

export interface Question {
  kind: Practice;
  key: string;
  table: string;
  game: string;
  seats: number;
  asks: "any" | "shown" | "winner" | "card" | "points";
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

/** Which table is practised at. */
export interface Wanted {
  kind: Practice;
  game: string;
  preset?: string;
}

/** In which games something can be asked, and with which one begins. */
export type Practised = Record<Practice, { usual: string; games: { id: string; seats: number }[] }>;

export const practised = (): Promise<Practised> => ask("api/practice");

export const questionOf = (wanted: Wanted, key: string | null): Promise<Question | null> =>
  post("api/practice/question", { ...wanted, ...(key === null ? {} : { key }) });

export const judge = (wanted: Wanted, key: string, answer: Answer): Promise<Judged | null> =>
  post("api/practice/answer", { ...wanted, key, answer });
