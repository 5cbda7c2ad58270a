// Questions come back as in the terminal. tests/web/test_practice_progress.py answers by chance and
// calls this with the file in PROGRESS.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answered, due, forgotten, NOTHING, onDay, type Tally } from "../src/practice/progress";

interface Step {
  sitting: number;
  table: string;
  day: string;
  due: string | null;
  asked: string;
  /** Null where the question was forgotten instead. */
  right: boolean | null;
  tally: Tally;
}

const file = process.env["PROGRESS"];

describe.skipIf(!file)("progress", () => {
  it("keeps the same boxes as the terminal", () => {
    const steps = JSON.parse(file ? readFileSync(file, "utf8") : "[]") as Step[];
    expect(steps.length).toBeGreaterThan(100);
    let tally = NOTHING;
    let sitting = -1;
    for (const step of steps) {
      if (step.sitting !== sitting) tally = NOTHING;
      sitting = step.sitting;
      tally = onDay(tally, step.day);
      expect(due(tally, step.table)).toBe(step.due);
      tally =
        step.right === null
          ? forgotten(tally, step.asked, step.table)
          : answered(tally, step.asked, step.table, step.right);
      expect(tally).toEqual(step.tally);
    }
  });
});

describe("boxes", () => {
  it("lets a question go after the last of them", () => {
    let tally = answered(NOTHING, "7", "3", false);
    for (let box = 1; box < 5; box += 1) {
      tally = answered(tally, "7", "3", true);
      expect(tally.waiting.map((each) => each.box)).toEqual([box]);
    }
    expect(answered(tally, "7", "3", true).waiting).toEqual([]);
    expect(due(tally, "4")).toBeNull();
  });
});
