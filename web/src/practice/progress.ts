// How well a person has answered so far, and which questions come back when: the browser's half of
// lasttrick.coach.practice.progress. A question that was answered wrongly goes into a box and comes
// back: at once, and after each right answer later, until it has left the last box.

import type { Practice } from "../navigation";
import { keep, load } from "../device";

/** After how many other questions a question of each box comes back. */
export const SPACING = [0, 1, 3, 7, 15];

const KEPT = "lasttrick.practice";

/** A question that comes back. */
export interface Waiting {
  question: string;
  /** At which table it was asked. */
  table: string;
  box: number;
  /** It comes back when so many questions of this kind have been asked. */
  due: number;
}

/** The answers to one kind of question in one game. */
export interface Tally {
  asked: number;
  right: number;
  /** The last day of practice, as 2026-01-31. */
  day: string;
  day_asked: number;
  day_right: number;
  waiting: Waiting[];
}

export const NOTHING: Tally = {
  asked: 0,
  right: 0,
  day: "",
  day_asked: 0,
  day_right: 0,
  waiting: [],
};

/** The tally as it stands on a day. */
export function onDay(tally: Tally, day: string): Tally {
  return tally.day === day ? tally : { ...tally, day, day_asked: 0, day_right: 0 };
}

/** The key of the question that has to come back now; null without one. */
export function due(tally: Tally, table: string): string | null {
  const here = tally.waiting.filter((each) => each.table === table && each.due <= tally.asked);
  const first = here.reduce<Waiting | null>((a, b) => (a && a.due <= b.due ? a : b), null);
  return first?.question ?? null;
}

/** The tally after an answer. */
export function answered(tally: Tally, question: string, table: string, right: boolean): Tally {
  const before = tally.waiting.find((each) => each.question === question && each.table === table);
  const after = forgotten(tally, question, table);
  const asked = tally.asked + 1;
  const box = right ? (before ? before.box + 1 : SPACING.length) : 0;
  const spacing = SPACING[box];
  const again = spacing === undefined ? [] : [{ question, table, box, due: asked + spacing }];
  return {
    ...after,
    asked,
    right: tally.right + Number(right),
    day_asked: tally.day_asked + 1,
    day_right: tally.day_right + Number(right),
    waiting: [...after.waiting, ...again],
  };
}

/** The tally without a question that cannot be asked any more. */
export function forgotten(tally: Tally, question: string, table: string): Tally {
  const others = tally.waiting.filter((w) => w.question !== question || w.table !== table);
  return { ...tally, waiting: others };
}

type Kept = Record<string, Partial<Record<Practice, Tally>>>;

/** What this device has kept of a kind of question in a game, as it stands today. */
export function readTally(game: string, kind: Practice): Tally {
  const found = load<Kept>(KEPT, {})[game]?.[kind];
  return onDay(sound(found) ? found : NOTHING, today());
}

/** Write a tally down; those of other games stay as another page may have written them. */
export function keepTally(game: string, kind: Practice, tally: Tally): void {
  const kept = load<Kept>(KEPT, {});
  keep(KEPT, { ...kept, [game]: { ...kept[game], [kind]: tally } });
}

function sound(found: Tally | undefined): found is Tally {
  const counts = [found?.asked, found?.right, found?.day_asked, found?.day_right];
  return (
    counts.every((count) => Number.isSafeInteger(count)) &&
    Array.isArray(found?.waiting) &&
    found.waiting.every(
      (each) =>
        typeof each?.question === "string" &&
        typeof each.table === "string" &&
        SPACING[each.box] !== undefined &&
        Number.isSafeInteger(each.due),
    )
  );
}

function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
