// The ways in which a deal can be won at a table, worked out from its rules.

import type { DealRules, Letter, ScoreRules } from "./rules";

/** Runs of several ranks are offered in a list up to this length; longer ones are put together. */
const LISTED = 2;

export type Dry = "dry" | "show-dry";
export type WonBy = "deciding-trick" | "sweep" | "instant-win" | "walkover" | "revoke";

/** One way to win a deal, or that it is void. What is not there is as usual. */
export interface Way {
  by: WonBy;
  /** The ranks of the low cards that won the last tricks up to the deciding one. */
  run?: Letter[];
  /** How the last card of the run had been set aside, if it had. */
  dry?: Dry;
  /** Whether the deciding trick was won without the rank with which it earns no more. */
  without_rank?: true;
  /** Whether somebody else won the last trick. */
  last_lost?: true;
  /** Whether the hand as dealt is paid double. */
  double?: true;
}

/** The ways to win that are offered at this table, the plain one first. */
export function ways(deal: DealRules): Way[] {
  const { rules } = deal;
  const offered = listedRuns(deal).flatMap((run) => waysWithRun(deal, run));
  if (rules.sweep !== null) offered.push({ by: "sweep" });
  if (rules.instant !== null) {
    offered.push({ by: "instant-win" });
    if (rules.instant_double) offered.push({ by: "instant-win", double: true });
  }
  if (rules.drop_out_after !== null) offered.push({ by: "walkover" });
  return offered;
}

/** The ways to win the deciding trick with this run of low cards, or with none. */
export function waysWithRun(deal: DealRules, run: Letter[]): Way[] {
  const dries: (Dry | null)[] = run.length && deal.rules.dry ? [null, "dry", "show-dry"] : [null];
  const losts = canLoseLast(deal) ? [false, true] : [false];
  return dries.flatMap((dry) =>
    withoutRank(deal.rules, run).flatMap((without) =>
      losts.map((lost) => ({
        by: "deciding-trick" as const,
        ...(run.length ? { run } : {}),
        ...(dry ? { dry } : {}),
        ...(without ? { without_rank: true as const } : {}),
        ...(lost ? { last_lost: true as const } : {}),
      })),
    ),
  );
}

/** Whether a deal can be won this way at this table. */
export function fitsTable(deal: DealRules, way: Way): boolean {
  const run = way.run ?? [];
  const among = way.by === "deciding-trick" ? waysWithRun(deal, run) : ways(deal);
  return (way.by !== "deciding-trick" || runFits(deal, run)) && among.some((one) => same(one, way));
}

export function same(one: Way, other: Way): boolean {
  return (
    one.by === other.by &&
    (one.run ?? []).join("") === (other.run ?? []).join("") &&
    one.dry === other.dry &&
    one.without_rank === other.without_rank &&
    one.last_lost === other.last_lost &&
    one.double === other.double
  );
}

/** Whether such a run of low cards can count at this table. */
export function runFits(deal: DealRules, run: readonly Letter[]): boolean {
  const known = lowLetters(deal.rules);
  return (
    run.length <= longestRun(deal) &&
    run.every(
      (letter) =>
        known.includes(letter) &&
        run.filter((each) => each === letter).length <= (deal.rules.held[letter] ?? 0),
    )
  );
}

/** The ranks that pay more in the deciding trick, the best paid first. */
export function lowLetters(rules: ScoreRules): Letter[] {
  return rules.low.map(([letter]) => letter);
}

/** How many of the last tricks can count for low cards. */
export function longestRun({ rules, deciding }: DealRules): number {
  if (!rules.low.length) return 0;
  return rules.low_run === "all" ? deciding : Math.min(rules.low_run, deciding);
}

/** Whether there are runs that are not in the list of ways. */
export function hasLongerRuns(deal: DealRules): boolean {
  return deal.rules.low.length > 1 && longestRun(deal) > LISTED;
}

/** Whether it matters for the points who dropped out. */
export function asksOut({ rules }: DealRules, way: Way): boolean {
  if (way.by !== "deciding-trick" || rules.drop_out_after === null) return false;
  return rules.pay === "dropped-lose" || rules.stuck;
}

/** How few and how many can have dropped out of a deal that was played to its end. */
export function outLimits({ rules, seats }: DealRules): [number, number] {
  return [Math.max(0, seats - (rules.drop_out_after ?? seats)), seats - 2];
}

/** Whether one player may have to pay for an ace kept through a sweep. */
export const asksAcePayer = ({ rules }: DealRules, way: Way): boolean =>
  way.by === "sweep" && rules.sandbag;

/** Whether players who dropped out pay for the aces that they still held. */
export const asksStuckAces = ({ rules }: DealRules, way: Way): boolean =>
  rules.drop_out_after !== null &&
  rules.stuck &&
  (way.by === "deciding-trick" || way.by === "walkover");

function listedRuns(deal: DealRules): Letter[][] {
  const letters = lowLetters(deal.rules);
  const longest = longestRun(deal);
  const most = letters.length > 1 ? Math.min(longest, LISTED) : longest;
  const ordered = deal.rules.dry !== null || deal.rules.not_with_rank !== null;
  let runs: Letter[][] = [[]];
  const listed = [...runs];
  for (let length = 1; length <= most; length += 1) {
    runs = runs.flatMap((run) =>
      letters
        .filter((_, place) => ordered || !run.length || place >= letters.indexOf(run.at(-1) ?? ""))
        .map((letter) => [...run, letter]),
    );
    listed.push(...runs);
  }
  return listed.filter((run) => runFits(deal, run));
}

/** Whether the card that won can be of the rank that earns no more, or not. */
function withoutRank(rules: ScoreRules, run: Letter[]): boolean[] {
  if (rules.not_with_rank === null) return [false];
  if (run.length) return [run.at(-1) !== rules.not_with_rank];
  return lowLetters(rules).includes(rules.not_with_rank) ? [true] : [false, true];
}

function canLoseLast({ rules, deciding, tricks }: DealRules): boolean {
  return rules.last_trick_lost !== 0 && deciding < tricks;
}
