// What has been tapped about one deal so far, and the entry that it makes.

import { ACES, type Entry } from "./entries";
import type { DealRules } from "./rules";
import { asksAcePayer, asksOut, asksStuckAces, outLimits, runFits, type Way, ways } from "./ways";

export interface Answers {
  /** Who won; "nobody" when the deal is void. */
  winner: number | "nobody" | null;
  way: Way | null;
  out: number[];
  /** How many aces each still held, by seat of the match. */
  aces: Record<number, number>;
  bonus: number[];
  /** How often each flagged somebody wrongly. */
  flags: Record<number, number>;
  against: number | null;
}

export const NOTHING: Answers = {
  winner: null,
  way: null,
  out: [],
  aces: {},
  bonus: [],
  flags: {},
  against: null,
};

/** The answers that an entry was made of. */
export function answersOf(entry: Entry): Answers {
  const flags: Record<number, number> = {};
  for (const who of entry.flags ?? []) flags[who] = (flags[who] ?? 0) + 1;
  return {
    winner: entry.winner ?? "nobody",
    way: entry.winner === undefined ? null : entry.way,
    out: entry.out ?? [],
    aces: Object.fromEntries(entry.aces ?? []),
    bonus: entry.bonus ?? [],
    flags,
    against: entry.against ?? null,
  };
}

/** How the deal was won, as far as it is known: where there is one way only, it is that one. */
export function wayOf(deal: DealRules, answers: Answers): Way | null {
  const offered = ways(deal);
  return answers.way ?? (offered.length === 1 ? (offered[0] ?? null) : null);
}

/** Who can still have held aces. */
export function aceHolders(players: readonly number[], way: Way, answers: Answers): number[] {
  if (way.by === "walkover") return players.filter((player) => player !== answers.winner);
  return answers.out.filter((player) => player !== answers.winner);
}

/** The entry, once everything is answered that is asked; null until then. */
export function entryOf(
  deal: DealRules,
  players: readonly number[],
  answers: Answers,
): Entry | null {
  const { winner, against } = answers;
  const flags =
    deal.rules.flag_penalty === null
      ? []
      : players.flatMap((player) => Array<number>(answers.flags[player] ?? 0).fill(player));
  const wrong = flags.length ? { flags } : {};
  if (winner === "nobody") {
    return against === null ? null : { way: { by: "revoke" }, ...wrong, against };
  }
  const way = wayOf(deal, answers);
  if (winner === null || way === null || !runFits(deal, way.run ?? [])) return null;
  const out = asksOut(deal, way) ? answers.out.filter((player) => player !== winner) : [];
  const [least, most] = outLimits(deal);
  if (asksOut(deal, way) && (out.length < least || out.length > most)) return null;
  const aces = acesOf(deal, players, way, { ...answers, out });
  if (aces.reduce((sum, [, count]) => sum + count, 0) > ACES) return null;
  const bonus = deal.rules.bonus_hands.length ? answers.bonus : [];
  return {
    way,
    winner,
    ...(bonus.length ? { bonus } : {}),
    ...(out.length ? { out } : {}),
    ...(aces.length ? { aces } : {}),
    ...wrong,
  };
}

function acesOf(
  deal: DealRules,
  players: readonly number[],
  way: Way,
  answers: Answers,
): [number, number][] {
  let holders: number[] = [];
  if (asksStuckAces(deal, way)) holders = aceHolders(players, way, answers);
  if (asksAcePayer(deal, way)) holders = players.filter((player) => player !== answers.winner);
  return holders.flatMap((player) => {
    const count = answers.aces[player] ?? 0;
    return count ? [[player, count] as [number, number]] : [];
  });
}
