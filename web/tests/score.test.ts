// The browser counts a sheet as the terminal does. tests/web/test_score_sheets.py fills in sheets by
// chance, lets Python count them, and calls this with the file in SHEETS.

import { describe, expect, it } from "vitest";
import { BadEntry, type Entry, worth } from "../src/score/entries";
import { fileText, sheetOfFile } from "../src/score/file";
import { nextDeal, playing, stacks } from "../src/score/match";
import { linkText, sheetOf } from "../src/score/link";
import { records } from "../src/score/record";
import type { ScoreRules } from "../src/score/rules";
import {
  added,
  changed,
  counted,
  nextRoles,
  pointsOf,
  type Sheet,
  standing,
  undone,
} from "../src/score/sheet";
import { type Way, ways } from "../src/score/ways";
import { Wording } from "../src/score/wording";
import type { Texts } from "../src/texts/texts";
import { readVectors } from "./vectors";

interface CountedByPython {
  roles: [number, number | null, number, boolean];
  begins: string[];
  playing: number[];
  points: (number | null)[];
  gains: [number, string, number][];
  totals: number[];
  stacks: number[] | null;
  won: number[];
  pool: number | null;
  target: number | null;
  tied: number[] | null;
  winners: number[] | null;
  counted: string[];
}
interface Vector {
  what: string;
  language: string;
  rules: ScoreRules;
  sheet: { names: string[]; dealer: number; entries: Entry[] };
  deals: CountedByPython[];
  ways: [Way, string, number][];
  hands: string[];
  text: string;
  file: string;
  records: string;
}

const file = process.env["SHEETS"];

const parsed = (lines: string): unknown[] =>
  lines
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

describe.skipIf(!file)("sheets", () => {
  const { cases, texts, vectors } = readVectors<Vector>(file);

  it.each(cases)("%s", async (_, vector) => {
    const { rules, deals } = vector;
    const sheet: Sheet = { rules, ...vector.sheet };
    const spoken = texts[vector.language] as Texts;
    const wording = new Wording(spoken, sheet.names);
    counted(sheet).forEach((deal, at) => {
      const python = deals[at] as CountedByPython;
      const { before, after } = deal;
      const roles = nextRoles(before);
      expect([roles.dealer, roles.cutter, roles.leader, roles.holderLeads]).toEqual(python.roles);
      expect(wording.begins(before)).toEqual(python.begins);
      expect(playing(before)).toEqual(python.playing);
      expect(pointsOf(deal)).toEqual(python.points);
      expect(deal.result.gains.map((g) => [g.seat, g.reason, g.points])).toEqual(python.gains);
      expect(stacks(after)).toEqual(python.stacks);
      for (const what of ["totals", "won", "pool", "target", "tied", "winners"] as const) {
        expect(after[what]).toEqual(python[what]);
      }
      const won = after.winners ? [wording.over(after)] : [];
      expect([...wording.counted(deal), wording.totals(after), ...won]).toEqual(python.counted);
    });
    const match = standing(sheet);
    if (!match.winners) {
      const deal = nextDeal(match);
      expect(
        ways(deal).map((way) => [
          way,
          wording.way(way, deal),
          worth(match, way, playing(match)[0] as number),
        ]),
      ).toEqual(vector.ways);
    }
    const all = rules.by_seats[rules.seats]?.tricks ?? 0;
    expect(rules.bonus_hands.map((hand) => wording.dealtHand(hand, all))).toEqual(vector.hands);
    const title = rules.definition ? rules.name : spoken.say(`game-${rules.game}-name`);
    expect(wording.text(sheet, title)).toBe(vector.text);
    // A browser sorts the keys of a definition that are numbers; else it is the same to the letter.
    if (rules.definition) expect(parsed(records(sheet))).toEqual(parsed(vector.records));
    else expect(records(sheet)).toBe(vector.records);
    expect(JSON.parse(fileText(sheet))).toEqual(JSON.parse(vector.file));
    expect(await sheetOfFile(vector.file, () => Promise.resolve(vector.rules))).toEqual(sheet);
    expect(await sheetOf(await linkText(sheet))).toEqual(sheet);
  });

  it("takes back, corrects, and strikes what no longer fits", () => {
    const vector = vectors.find(({ rules }) => rules.target === 5) as Vector;
    const plain = (winner: number): Entry => ({ way: { by: "deciding-trick" }, winner });
    let sheet: Sheet = { rules: vector.rules, ...vector.sheet, entries: [] };
    for (const winner of [0, 1, 0, 0, 0, 1, 0]) sheet = added(sheet, plain(winner));
    expect(standing(sheet).winners).toEqual([0]);
    expect(() => added(sheet, plain(1))).toThrow(BadEntry);
    expect(standing(undone(sheet)).winners).toBeNull();
    const other = changed(sheet, 2, plain(0));
    expect(other.entries.length).toBe(5);
    expect(standing(other).winners).toEqual([0]);
    expect(() => changed(sheet, 1, plain(7))).toThrow(BadEntry);
    expect(() => changed(sheet, 1, { way: { by: "sweep" }, winner: 0 })).toThrow(BadEntry);
  });
});

describe("links", () => {
  it("refuses a file that holds no sheet", async () => {
    const asked = () => Promise.reject(new Error("nothing is asked about it"));
    for (const text of ["", "{", "[]", "null", '{"format": "other/1"}', '{"format": "lasttrick-sheet/1"}'])
      expect(await sheetOfFile(text, asked)).toBeNull();
  });

  it("refuses what holds no sheet", async () => {
    for (const text of ["", "x", "AAAA", "%%%", "q1YqSy0qzszPU7JSMlSyUlKqBQA"]) {
      expect(await sheetOf(text)).toBeNull();
    }
  });
});
