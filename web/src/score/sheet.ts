// The score sheet: what was entered for each deal, replayed through the match.

import { BadEntry, type Entry, resultOf } from "./entries";
import { beginMatch, dealDealer, type Match, nextDeal, playing, scoreDeal } from "./match";
import type { Result } from "./payment";
import { cutter, leader, type ScoreRules } from "./rules";

export interface Sheet {
  rules: ScoreRules;
  /** Who sits where, clockwise. */
  names: string[];
  /** Who dealt first. */
  dealer: number;
  entries: Entry[];
}

/** One deal of the sheet, counted; the result is by the seats of the deal. */
export interface Counted {
  before: Match;
  entry: Entry;
  result: Result;
  after: Match;
}

/** Who does what in the next deal, by seat of the match. */
export interface Roles {
  dealer: number;
  cutter: number | null;
  leader: number;
  /** Whether the holder of the card that the rules name leads instead, if anybody holds it. */
  holderLeads: boolean;
}

/** Every deal, counted. Throws a BadEntry where an entry does not fit. */
export function counted({ rules, dealer, entries }: Sheet): Counted[] {
  let before = beginMatch(rules, dealer);
  return entries.map((entry) => {
    const result = resultOf(before, entry);
    const deal = { before, entry, result, after: scoreDeal(before, result) };
    before = deal.after;
    return deal;
  });
}

/** Where the match stands. */
export function standing(sheet: Sheet): Match {
  return counted(sheet).at(-1)?.after ?? beginMatch(sheet.rules, sheet.dealer);
}

export function added(sheet: Sheet, entry: Entry): Sheet {
  const longer = { ...sheet, entries: [...sheet.entries, entry] };
  counted(longer);
  return longer;
}

/** The sheet without its last deal. */
export function undone(sheet: Sheet): Sheet {
  return { ...sheet, entries: sheet.entries.slice(0, -1) };
}

/** The sheet as it stood before a deal, numbered from 1. */
export function until(sheet: Sheet, number: number): Sheet {
  return { ...sheet, entries: sheet.entries.slice(0, number - 1) };
}

/**
 * The sheet with another entry for a deal, and everything after it counted again. Later entries
 * that no longer fit are left out, from the first of them on.
 */
export function changed(sheet: Sheet, number: number, entry: Entry): Sheet {
  let newer = added(until(sheet, number), entry);
  for (const later of sheet.entries.slice(number)) {
    try {
      newer = added(newer, later);
    } catch (error) {
      if (error instanceof BadEntry) break;
      throw error;
    }
  }
  return newer;
}

/** Who dealt a deal, by seat of the match. */
export function dealerOf(match: Match): number {
  return playing(match)[dealDealer(match)] as number;
}

export function nextRoles(match: Match): Roles {
  const deal = nextDeal(match);
  const sitting = playing(match);
  const dealer = dealDealer(match);
  const cuts = cutter(deal, dealer);
  return {
    dealer: sitting[dealer] as number,
    cutter: cuts === null ? null : (sitting[cuts] as number),
    leader: sitting[leader(deal, dealer)] as number,
    holderLeads: match.rules.lead_holder !== null && match.number === 1,
  };
}

/** What a deal brought each seat of the match; null for one who did not sit in it. */
export function pointsOf({ before, result }: Counted): (number | null)[] {
  const sitting = playing(before);
  return before.totals.map((_, seat) => result.points[sitting.indexOf(seat)] ?? null);
}
