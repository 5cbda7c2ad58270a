// What can be entered for a deal at this table, and the result that it makes. Players are numbered
// by their seat in the match, also where only some of them sit in a deal after a tie.

import type { Gain } from "../wire/protocol";
import { dealDealer, dealPool, type Match, nextDeal, playing } from "./match";
import {
  aceGains,
  bonusGains,
  flagGains,
  lowPoints,
  paid,
  type Result,
  runPoints,
  settled,
} from "./payment";
import { type DealRules, orderFrom } from "./rules";
import { asksAcePayer, asksOut, asksStuckAces, fitsTable, outLimits, type Way } from "./ways";

export const ACES = 4;

/** What the players saw of one deal, as `lasttrick score` keeps it. What is not there is nobody. */
export interface Entry {
  way: Way;
  winner?: number;
  /** Who was dealt a hand that is worth points whoever wins. */
  bonus?: number[];
  /** Who dropped out, where that matters for the points. */
  out?: number[];
  /** Who pays for how many aces kept too long. */
  aces?: [number, number][];
  /** Who flagged somebody wrongly; twice for two wrong flags. */
  flags?: number[];
  /** Whose revoke was proven by a flag. */
  against?: number;
}

/** An entry that cannot be at this table. */
export class BadEntry extends Error {}

/** The result of the next deal of a match, by the seats of that deal. */
export function resultOf(match: Match, entry: Entry): Result {
  checkEntry(match, entry);
  const deal = nextDeal(match);
  const sitting = playing(match);
  const place = (player: number) => sitting.indexOf(player);
  const flags = (entry.flags ?? []).map(place);
  if (entry.winner === undefined) {
    const gains = flagGains(deal.rules, place(entry.against ?? 0), flags);
    return settled(deal, dealDealer(match), "revoke", null, gains);
  }
  const winner = place(entry.winner);
  const everyone = entry.way.by === "walkover";
  const out = everyone ? orderFrom(deal, winner).slice(1) : (entry.out ?? []).map(place);
  const bonus = (entry.bonus ?? []).map(place).sort((a, b) => a - b);
  return settled(deal, dealDealer(match), entry.way.by, winner, [
    ...paid(deal, winner, earned(deal, entry.way, winner), dealPool(match), out),
    ...(entry.aces ?? []).flatMap(([who, count]) => aceGains(deal, winner, place(who), count)),
    ...bonus.flatMap((owner) => bonusGains(deal, owner)),
    ...flagGains(deal.rules, null, flags),
  ]);
}

/** What a deal won this way would bring its winner, by seat of the match. */
export function worth(match: Match, way: Way, winner: number): number {
  const deal = nextDeal(match);
  const seat = playing(match).indexOf(winner);
  return paid(deal, seat, earned(deal, way, seat), dealPool(match))
    .filter((gain) => gain.seat === seat)
    .reduce((sum, gain) => sum + gain.points, 0);
}

/** What a deal won this way is worth, before anybody pays. */
function earned({ rules }: DealRules, way: Way, seat: number): Gain[] {
  const gain = (reason: string, points: number): Gain => ({ seat, reason, points });
  if (way.by === "sweep") return [gain("sweep", rules.sweep ?? 0)];
  if (way.by === "walkover") return [gain("walkover", rules.plain)];
  if (way.by === "instant-win") {
    return [gain("instant-win", (rules.instant ?? 0) * (way.double ? 2 : 1))];
  }
  const gains = [gain("deciding-trick", rules.plain)];
  const run = way.run ?? [];
  if (run.length) {
    gains[0] = gain("low-run", runPoints(rules, run));
    if (way.dry && rules.dry) {
      const points = lowPoints(rules, run.at(-1) ?? "") * rules.dry[way.dry === "dry" ? 0 : 1];
      if (points > gains[0].points) gains[0] = gain(way.dry, points);
    }
  }
  if (way.without_rank) gains.push(gain("not-with-rank", rules.not_with_points));
  if (way.last_lost) gains.push(gain("last-trick-lost", rules.last_trick_lost));
  return gains;
}

function checkEntry(match: Match, entry: Entry): void {
  expect(match.winners === null);
  const deal = nextDeal(match);
  const sitting = playing(match);
  const { winner, against, flags = [], bonus = [], out = [], aces = [] } = entry;
  const named = [...bonus, ...out, ...flags, ...aces.map(([who]) => who)];
  expect([...named, winner ?? sitting[0], against ?? sitting[0]].every((w) => sitting.includes(w as number)));
  expect(!flags.length || deal.rules.flag_penalty !== null);
  expect(flags.every((who) => flags.filter((each) => each === who).length < deal.seats));
  if (entry.way.by === "revoke") {
    expect(deal.rules.flag_penalty !== null && against !== undefined && winner === undefined);
    expect(!bonus.length && !out.length && !aces.length && Object.keys(entry.way).length === 1);
    return;
  }
  expect(fitsTable(deal, entry.way) && winner !== undefined && against === undefined);
  expect(distinct(bonus) && (!bonus.length || deal.rules.bonus_hands.length > 0));
  checkOut(deal, entry.way, winner as number, out);
  checkAces(deal, entry.way, winner as number, out, aces);
}

function checkOut(deal: DealRules, way: Way, winner: number, out: number[]): void {
  expect(distinct(out) && !out.includes(winner));
  if (asksOut(deal, way)) {
    const [least, most] = outLimits(deal);
    expect(least <= out.length && out.length <= most);
  } else {
    expect(!out.length || (way.by === "sweep" && deal.rules.drop_out_after !== null));
    expect(out.length <= deal.seats - 2);
  }
}

function checkAces(
  deal: DealRules,
  way: Way,
  winner: number,
  out: number[],
  aces: [number, number][],
): void {
  const payers = aces.map(([who]) => who);
  const sum = aces.reduce((all, [, count]) => all + count, 0);
  expect(distinct(payers) && !payers.includes(winner));
  expect(aces.every(([, count]) => Number.isInteger(count) && count > 0) && sum <= ACES);
  if (asksAcePayer(deal, way)) expect(sum <= 1);
  else if (asksStuckAces(deal, way)) {
    expect(way.by === "walkover" || payers.every((who) => out.includes(who)));
  } else expect(!aces.length);
}

const distinct = (players: number[]): boolean => new Set(players).size === players.length;

function expect(so: boolean): void {
  if (!so) throw new BadEntry("table/bad-entry");
}
