// What has been tapped becomes an entry once everything is answered, and is read back from one.

import { describe, expect, it } from "vitest";
import { type Answers, answersOf, entryOf, NOTHING } from "../src/score/answers";
import { nameFault, tidy } from "../src/score/names";
import { type DealRules, dealRules, type ScoreRules } from "../src/score/rules";
import { isEntry, isRules } from "../src/score/shape";

const RULES: ScoreRules = {
  format: "lasttrick-score-table/1",
  game: "cat-te",
  name: "Cắt Tê",
  options: {},
  seats: 4,
  by_seats: { 4: { tricks: 6, deciding: 6, talon: 28 } },
  step: -1,
  cut: "cut",
  first_lead: "dealer",
  lead_holder: null,
  next_dealer: "winner",
  pay: "dropped-lose",
  ante: false,
  fill: 2,
  plain: 1,
  sweep: 2,
  low: [],
  low_run: 1,
  low_table: null,
  low_distinct: false,
  dry: null,
  not_with_rank: null,
  not_with_points: 1,
  last_trick_lost: 0,
  bonus_hands: [],
  bonus_points: 1,
  instant: 1,
  instant_double: false,
  drop_out_after: 4,
  sandbag: true,
  stuck: true,
  flag_penalty: 3,
  target: null,
  raise_by: null,
  deals: 10,
  stones: 0,
  tie: "share",
  batch: 20,
  held: {},
};
const DEAL = dealRules(RULES, 4) as DealRules;
const PLAYERS = [0, 1, 2, 3];
const entry = (answers: Partial<Answers>) => entryOf(DEAL, PLAYERS, { ...NOTHING, ...answers });

describe("answers", () => {
  it("waits until all is answered that is asked", () => {
    expect(entry({})).toBeNull();
    expect(entry({ winner: 1 })).toBeNull();
    expect(entry({ winner: "nobody" })).toBeNull();
    expect(entry({ winner: 1, way: { by: "deciding-trick" }, out: [0, 2, 3] })).toBeNull();
    expect(entry({ winner: 1, way: { by: "sweep" } })).toEqual({ way: { by: "sweep" }, winner: 1 });
  });

  it("leaves out what is no longer asked", () => {
    const aces = { 0: 1, 2: 3 };
    const way = { by: "deciding-trick" as const };
    expect(entry({ winner: 1, way, out: [1, 2], aces })).toEqual({
      way,
      winner: 1,
      out: [2],
      aces: [[2, 3]],
    });
    expect(entry({ winner: 1, way: { by: "instant-win" }, out: [2], aces })).toEqual({
      way: { by: "instant-win" },
      winner: 1,
    });
    expect(entry({ winner: 1, way, out: [0, 2], aces: { 0: 3, 2: 3 } })).toBeNull();
  });

  it("is read back from an entry", () => {
    const made = { way: { by: "sweep" as const }, winner: 2, aces: [[0, 1]] as [number, number][] };
    expect(entryOf(DEAL, PLAYERS, answersOf(made))).toEqual(made);
    const voided = { way: { by: "revoke" as const }, flags: [0, 0, 1], against: 3 };
    expect(entryOf(DEAL, PLAYERS, answersOf(voided))).toEqual(voided);
  });
});

describe("shapes", () => {
  it("takes rules and entries, and nothing else", () => {
    expect(isRules(RULES)).toBe(true);
    const { batch: _, ...without } = RULES;
    for (const wrong of [
      null,
      [],
      "x",
      without,
      { ...RULES, seats: 9 },
      { ...RULES, by_seats: {} },
      { ...RULES, raise_by: 0 },
      { ...RULES, pay: "nobody" },
      { ...RULES, low: [["X", 1]] },
    ]) {
      expect(isRules(wrong)).toBe(false);
    }
    expect(isEntry({ way: { by: "sweep" }, winner: 2 })).toBe(true);
    for (const wrong of [{}, { way: {} }, { way: { by: "sweep" }, winner: "2" }, null]) {
      expect(isEntry(wrong)).toBe(false);
    }
  });
});

describe("names", () => {
  it("are tidied, and refused where the terminal refuses them", () => {
    expect(tidy("  Ama   Serwaa ")).toBe("Ama Serwaa");
    expect(nameFault("Ama", ["Kofi"])).toBeNull();
    expect(nameFault("ama", ["AMA"])).toBe("taken");
    expect(nameFault("A,b", [])).toBe("other");
    expect(nameFault("12", [])).toBe("reserved");
    expect(nameFault("Undo", [])).toBe("reserved");
    expect(nameFault("x".repeat(25), [])).toBe("long");
  });
});
