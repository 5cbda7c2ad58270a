// What a score sheet has to know of a table's rules. The server works it out once for a table, as
// lasttrick.coach.score_sheet.score_rules says it; everything after that is counted here.

import type { Definition } from "../wire/api";
import type { Card } from "../wire/protocol";

/** The letter of a rank: `A`, `T`, `3`. */
export type Letter = string;

export interface HandKind {
  pattern: string;
  rank: Letter | null;
  sum: number | null;
  double_with: Letter | null;
}

/** What depends on how many sit in a deal. */
export interface Sized {
  tricks: number;
  deciding: number;
  talon: number;
}

export interface ScoreRules {
  format: "lasttrick-score-table/1";
  game: string;
  name: string;
  options: Record<string, string | number>;
  seats: number;
  by_seats: Record<string, Sized>;
  step: 1 | -1;
  cut: "never" | "cut" | "cut-or-tap";
  first_lead: "next" | "dealer" | "left" | "right";
  lead_holder: Card | null;
  next_dealer: "winner" | "rotate";
  pay: "winner" | "per-opponent" | "opponents-pay" | "dropped-lose" | "pool";
  ante: boolean;
  fill: number;
  plain: number;
  sweep: number | null;
  low: [Letter, number][];
  low_run: number | "all";
  low_table: number[] | null;
  low_distinct: boolean;
  dry: [number, number] | null;
  not_with_rank: Letter | null;
  not_with_points: number;
  last_trick_lost: number;
  bonus_hands: HandKind[];
  bonus_points: number;
  instant: number | null;
  instant_double: boolean;
  drop_out_after: number | null;
  sandbag: boolean;
  stuck: boolean;
  flag_penalty: number | null;
  target: number | null;
  raise_by: number | null;
  deals: number | null;
  stones: number;
  tie: "play-on" | "tied-only" | "share" | "most-deals";
  batch: number;
  held: Record<Letter, number>;
  /** All that a game says which is not built in. */
  definition?: Definition | null;
}

/** The rules of one deal: those of the match, for the seats that sit in it. */
export interface DealRules extends Sized {
  rules: ScoreRules;
  seats: number;
}

export function dealRules(rules: ScoreRules, seats: number): DealRules | null {
  const sized = rules.by_seats[seats];
  return sized ? { rules, seats, ...sized } : null;
}

/** Whether points can be negative: chips that go from one to another. */
export const paysChips = (rules: ScoreRules): boolean =>
  rules.pay === "opponents-pay" || rules.pay === "pool";

/** All the seats in the order of play, beginning with this one. */
export function orderFrom({ rules, seats }: DealRules, seat: number): number[] {
  return Array.from({ length: seats }, (_, turn) => wrapped(seat + rules.step * turn, seats));
}

export function nextTo({ rules, seats }: DealRules, seat: number): number {
  return wrapped(seat + rules.step, seats);
}

/** Who cuts when this seat deals; null where nobody does. */
export function cutter({ rules, seats }: DealRules, dealer: number): number | null {
  return rules.cut === "never" ? null : wrapped(dealer - 1, seats);
}

/** Who leads the first trick, unless a rule names the holder of a card. */
export function leader(deal: DealRules, dealer: number): number {
  switch (deal.rules.first_lead) {
    case "next":
      return nextTo(deal, dealer);
    case "dealer":
      return dealer;
    case "left":
      return wrapped(dealer + 1, deal.seats);
    case "right":
      return wrapped(dealer - 1, deal.seats);
  }
}

function wrapped(seat: number, seats: number): number {
  return ((seat % seats) + seats) % seats;
}
