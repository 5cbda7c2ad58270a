// Who pays what to whom, once it is known what a deal is worth.

import type { Gain } from "../wire/protocol";
import { type DealRules, type Letter, nextTo, orderFrom, type ScoreRules } from "./rules";
import type { WonBy } from "./ways";

/** How a deal ended, by the seats of the deal. */
export interface Result {
  by: WonBy;
  winner: number | null;
  points: number[];
  next_dealer: number;
  gains: Gain[];
}

/** What a trick won with a card of this rank is worth. */
export function lowPoints(rules: ScoreRules, letter: Letter): number {
  return rules.low.find(([each]) => each === letter)?.[1] ?? 0;
}

/** What a run of low cards is worth: added up, or by the table of the rules. */
export function runPoints(rules: ScoreRules, run: readonly Letter[]): number {
  const steps = rules.low_table;
  if (steps?.length && run.length) return steps[Math.min(run.length, steps.length) - 1] ?? 0;
  return run.reduce((sum, letter) => sum + lowPoints(rules, letter), 0);
}

/** The gains once the opponents have paid, or not, by the rules of the table. */
export function paid(
  deal: DealRules,
  winner: number,
  earned: Gain[],
  pool: number | null,
  out: readonly number[] = [],
): Gain[] {
  const award = earned.reduce((sum, gain) => sum + gain.points, 0);
  const others = orderFrom(deal, winner).slice(1);
  const times = (factor: number, gains = earned) =>
    gains.map((gain) => ({ ...gain, points: gain.points * factor }));
  switch (deal.rules.pay) {
    case "winner":
      return [...earned, ...short(winner, award, pool)];
    case "per-opponent":
      return times(others.length);
    case "opponents-pay":
      return [
        ...times(others.length),
        ...others.map((seat) => ({ seat, reason: "paid", points: -award })),
      ];
    case "dropped-lose":
      return [...earned, ...out.map((seat) => ({ seat, reason: "dropped", points: -1 }))];
    case "pool":
      return [
        ...times(deal.seats).map((gain) => ({ ...gain, reason: "pool" })),
        ...short(winner, award * deal.seats, pool),
      ];
  }
}

/** What a hand that is worth points as dealt brings its owner, and who pays it. */
export function bonusGains(deal: DealRules, owner: number): Gain[] {
  const points = deal.rules.bonus_points;
  if (deal.rules.pay !== "opponents-pay") return [{ seat: owner, reason: "dealt-hand", points }];
  const others = orderFrom(deal, owner).slice(1);
  return [
    { seat: owner, reason: "dealt-hand", points: points * others.length },
    ...others.map((seat) => ({ seat, reason: "paid", points: -points })),
  ];
}

/** What so many aces kept too long cost; where chips are paid, the winner gets them. */
export function aceGains(deal: DealRules, winner: number, payer: number, count: number): Gain[] {
  const costs = { seat: payer, reason: "ace", points: -count };
  const brings = { seat: winner, reason: "ace", points: count };
  return deal.rules.pay === "opponents-pay" ? [costs, brings] : [costs];
}

/** What a proven revoke costs, if there was one, and what every wrong flag costs. */
export function flagGains(
  rules: ScoreRules,
  against: number | null,
  wrong: readonly number[],
): Gain[] {
  const points = -(rules.flag_penalty ?? 0);
  const proven = against === null ? [] : [{ seat: against, reason: "flagged", points }];
  return [...proven, ...wrong.map((seat) => ({ seat, reason: "wrong-flag", points }))];
}

/** The result of a deal: the gains added up, and who deals next. */
export function settled(
  deal: DealRules,
  dealer: number,
  by: WonBy,
  winner: number | null,
  gains: Gain[],
): Result {
  const points = Array.from({ length: deal.seats }, () => 0);
  for (const gain of gains) points[gain.seat] = (points[gain.seat] ?? 0) + gain.points;
  let next = dealer;
  if (winner !== null) next = deal.rules.next_dealer === "winner" ? winner : nextTo(deal, dealer);
  return { by, winner, points, next_dealer: next, gains };
}

function short(winner: number, award: number, pool: number | null): Gain[] {
  if (pool === null || award <= pool) return [];
  return [{ seat: winner, reason: "pool-short", points: pool - award }];
}
