// A match: deals until a target or a number of deals, and who is ahead in the end. The browser's
// half of lasttrick.engine.match: a test holds the two to the same standings.

import type { Match as ShownMatch } from "../wire/protocol";
import type { Result } from "./payment";
import { type DealRules, dealRules, orderFrom, paysChips, type ScoreRules } from "./rules";

/** Where a match stands before its next deal, or at its end. Never changed. */
export interface Match {
  rules: ScoreRules;
  dealer: number;
  totals: number[];
  won: number[];
  number: number;
  target: number | null;
  pool: number | null;
  batches: number;
  tied: number[] | null;
  winners: number[] | null;
}

export function beginMatch(rules: ScoreRules, dealer: number): Match {
  const nothing = Array.from({ length: rules.seats }, () => 0);
  return madeUp({
    rules,
    dealer,
    totals: nothing,
    won: nothing,
    number: 1,
    target: rules.target,
    pool: rules.stones || (rules.pay === "pool" ? 0 : null),
    batches: 1,
    tied: null,
    winners: null,
  });
}

/** The seats of the match that sit in the next deal, clockwise. */
export function playing({ rules, tied }: Match): number[] {
  if (tied && dealRules(rules, tied.length)) return [...tied].sort((a, b) => a - b);
  return Array.from({ length: rules.seats }, (_, seat) => seat);
}

/** The rules for the next deal: those of the match, for the seats that sit in it. */
export function nextDeal(match: Match): DealRules {
  const all = { rules: match.rules, seats: match.rules.seats, tricks: 0, deciding: 0, talon: 0 };
  return dealRules(match.rules, playing(match).length) ?? all;
}

/** Who deals next, by seat of the deal: the dealer, or the next in turn who sits in it. */
export function dealDealer(match: Match): number {
  const sitting = playing(match);
  const whole = { ...nextDeal(match), seats: match.rules.seats };
  return orderFrom(whole, match.dealer)
    .map((seat) => sitting.indexOf(seat))
    .find((place) => place >= 0) as number;
}

/** What is in the middle for the next deal; no limit once the stones are gone. */
export function dealPool(match: Match): number | null {
  return match.tied && match.rules.stones ? null : match.pool;
}

/** The chips in front of each seat; null where no chips are paid. */
export function stacks({ rules, batches, totals }: Match): number[] | null {
  return paysChips(rules) ? totals.map((total) => batches * rules.batch + total) : null;
}

/** The match as a table on a server would show it. */
export function shown(match: Match): ShownMatch {
  const { rules, ...rest } = match;
  return { ...rest, stacks: stacks(match), deals: rules.deals, stones: rules.stones || null };
}

/** The match after a deal, its result given by the seats of that deal. */
export function scoreDeal(match: Match, result: Result): Match {
  const sitting = playing(match);
  const points = match.totals.map((_, seat) => result.points[sitting.indexOf(seat)] ?? 0);
  const winner = result.winner === null ? null : sitting[result.winner];
  const batchedMatch = batched(match, points);
  let { pool } = batchedMatch;
  if (pool !== null && dealPool(match) !== null) pool = Math.max(0, pool - taken(result));
  const after = decided({
    ...batchedMatch,
    pool,
    dealer: sitting[result.next_dealer] ?? match.dealer,
    totals: match.totals.map((total, seat) => total + (points[seat] ?? 0)),
    won: match.won.map((won, seat) => won + (seat === winner ? 1 : 0)),
    number: match.number + 1,
  });
  return after.winners ? after : madeUp(after);
}

/** What the winner of a deal took from the middle, penalties apart. */
function taken({ winner, points, gains }: Result): number {
  if (winner === null) return 0;
  const fines = gains
    .filter((gain) => gain.seat === winner && gain.reason === "wrong-flag")
    .reduce((sum, gain) => sum + gain.points, 0);
  return (points[winner] ?? 0) - fines;
}

/** The match with as many batches for everyone as this payment needs. */
function batched(match: Match, points: number[]): Match {
  if (!paysChips(match.rules)) return match;
  const short = Math.max(...match.totals.map((total, seat) => -(points[seat] ?? 0) - total));
  return { ...match, batches: Math.max(match.batches, Math.ceil(short / match.rules.batch)) };
}

/** The match with the pool filled by all, or every ante there to be paid. */
function madeUp(match: Match): Match {
  const { rules } = match;
  if (rules.pay === "pool" && match.pool === 0) {
    const sitting = playing(match);
    const fill = match.totals.map((_, seat) => (sitting.includes(seat) ? -rules.fill : 0));
    return {
      ...batched(match, fill),
      totals: match.totals.map((total, seat) => total + (fill[seat] ?? 0)),
      pool: rules.fill * sitting.length,
    };
  }
  return rules.ante ? batched(match, match.totals.map(() => -rules.plain)) : match;
}

/** The match with its winners, if this deal has settled it. */
function decided(match: Match): Match {
  const { rules, target } = match;
  const ahead = leaders(match);
  if (match.tied) return ahead.length === 1 ? { ...match, winners: ahead } : tied(match, ahead);
  const highest = Math.max(...match.totals);
  const reached = target !== null && highest >= target;
  const finished = rules.deals !== null && match.number > rules.deals;
  const emptied = rules.stones > 0 && match.pool === 0;
  if (!reached && !finished && !emptied) return match;
  if (ahead.length === 1) return { ...match, winners: ahead };
  if (reached && !finished && rules.raise_by !== null) {
    let raised = target;
    while (raised <= highest) raised += rules.raise_by;
    return { ...match, target: raised };
  }
  return tied(match, ahead);
}

/** The seats with the highest total among those who can still win. */
function leaders({ tied, totals }: Match): number[] {
  const able = tied ?? totals.map((_, seat) => seat);
  const top = Math.max(...able.map((seat) => totals[seat] ?? 0));
  return able.filter((seat) => totals[seat] === top);
}

/** What the tie rule makes of several leaders at the end. */
function tied(match: Match, ahead: number[]): Match {
  switch (match.rules.tie) {
    case "share":
      return { ...match, winners: ahead };
    case "tied-only":
      return { ...match, tied: ahead };
    case "most-deals": {
      const most = Math.max(...ahead.map((seat) => match.won[seat] ?? 0));
      const first = ahead.filter((seat) => match.won[seat] === most);
      return first.length === 1 ? { ...match, winners: first } : match;
    }
    case "play-on":
      return match;
  }
}
