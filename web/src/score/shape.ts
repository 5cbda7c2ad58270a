// Whether what was kept on this device or sent by a link has the shape of a sheet's parts.

import type { Entry } from "./entries";
import { CUSTOM } from "../wire/protocol";
import type { ScoreRules } from "./rules";

type Test = (value: unknown) => boolean;

const MOST = 1_000_000;

const whole: Test = (v) => Number.isInteger(v) && Math.abs(v as number) <= MOST;
const count: Test = (v) => whole(v) && (v as number) > 0;
const flag: Test = (v) => typeof v === "boolean";
const text: Test = (v) => typeof v === "string" && v.length <= 100;
const letter: Test = (v) => typeof v === "string" && /^[AKQJT2-9]$/.test(v);
const card: Test = (v) => typeof v === "string" && /^[AKQJT2-9][CDHS]$/.test(v);
const orNull = (test: Test): Test => (v) => v === null || test(v);
const maybe = (test: Test): Test => (v) => v === undefined || test(v);
const oneOf = (...values: unknown[]): Test => (v) => values.includes(v);
const list = (test: Test, most = 60): Test => (v) =>
  Array.isArray(v) && v.length <= most && v.every(test);
const pair = (first: Test, second: Test): Test => (v) =>
  Array.isArray(v) && v.length === 2 && first(v[0]) && second(v[1]);
const record = (test: Test): Test => (v) =>
  typeof v === "object" && v !== null && !Array.isArray(v) && Object.values(v).every(test);
const shaped = (fields: Record<string, Test>): Test => (v) =>
  record(() => true)(v) &&
  Object.entries(fields).every(([name, test]) => test((v as Record<string, unknown>)[name]));

const hands = list(
  shaped({ pattern: text, rank: orNull(letter), sum: orNull(count), double_with: orNull(letter) }),
);
const sized = shaped({
  tricks: (v) => count(v) && (v as number) <= 52,
  deciding: (v) => count(v) && (v as number) <= 52,
  talon: (v) => whole(v) && (v as number) >= 0 && (v as number) <= 52,
});

const rules = shaped({
  format: oneOf("lasttrick-score-table/1"),
  game: text,
  name: text,
  options: record((v) => text(v) || whole(v)),
  seats: oneOf(2, 3, 4, 5, 6, 7, 8),
  by_seats: record(sized),
  step: oneOf(1, -1),
  cut: oneOf("never", "cut", "cut-or-tap"),
  first_lead: oneOf("next", "dealer", "left", "right"),
  lead_holder: orNull(card),
  next_dealer: oneOf("winner", "rotate"),
  pay: oneOf("winner", "per-opponent", "opponents-pay", "dropped-lose", "pool"),
  ante: flag,
  fill: count,
  plain: whole,
  sweep: orNull(whole),
  low: list(pair(letter, whole), 13),
  low_run: (v) => v === "all" || (count(v) && (v as number) <= 13),
  low_table: orNull(list(whole)),
  low_distinct: flag,
  dry: orNull(pair(count, count)),
  not_with_rank: orNull(letter),
  not_with_points: whole,
  last_trick_lost: whole,
  bonus_hands: hands,
  bonus_points: whole,
  instant: orNull(whole),
  instant_double: flag,
  drop_out_after: orNull(count),
  sandbag: flag,
  stuck: flag,
  flag_penalty: orNull(whole),
  target: orNull(count),
  raise_by: orNull(count),
  deals: orNull(count),
  stones: (v) => whole(v) && (v as number) >= 0,
  tie: oneOf("play-on", "tied-only", "share", "most-deals"),
  batch: count,
  held: record(count),
  // Sheets that were kept by an older page have none, and their games are built in.
  definition: maybe(orNull(record(() => true))),
});

export function isRules(value: unknown): value is ScoreRules {
  if (!rules(value)) return false;
  const { by_seats, seats, game, definition } = value as ScoreRules;
  return by_seats[seats] !== undefined && (game === CUSTOM) === Boolean(definition);
}

const seat: Test = oneOf(0, 1, 2, 3, 4, 5, 6, 7);

const entry = shaped({
  way: shaped({
    by: oneOf("deciding-trick", "sweep", "instant-win", "walkover", "revoke"),
    run: maybe(list(letter, 13)),
    dry: maybe(oneOf("dry", "show-dry")),
    without_rank: maybe(oneOf(true)),
    last_lost: maybe(oneOf(true)),
    double: maybe(oneOf(true)),
  }),
  winner: maybe(seat),
  bonus: maybe(list(seat)),
  out: maybe(list(seat)),
  aces: maybe(list(pair(seat, whole))),
  flags: maybe(list(seat)),
  against: maybe(seat),
});

export function isEntry(value: unknown): value is Entry {
  return entry(value);
}
