// The browser tells a deal in the very words of the terminal. tests/web/test_telling.py deals, lets
// Python tell it in every language, and calls this with the file in VECTORS.

import { describe, expect, it } from "vitest";
import { Faces, type Style } from "../src/texts/faces";
import { narrated } from "../src/texts/narration";
import { countingOf, Telling } from "../src/texts/telling";
import type { Texts } from "../src/texts/texts";
import type { Deal, Match, Move, Refusal } from "../src/wire/protocol";
import { readVectors } from "./vectors";

interface Vector {
  what: string;
  language: string;
  style: Style;
  names: string[];
  deal: Deal;
  match: Match;
  refusals: Refusal[];
  choices: Move[];
  told: {
    story: string[];
    over: string[];
    totals: string;
    refusals: string[];
    choices: string[];
  };
}

const file = process.env["VECTORS"];

describe.skipIf(!file)("telling", () => {
  const { cases, texts } = readVectors<Vector>(file);

  it.each(cases)("%s", (_, vector) => {
    const spoken = texts[vector.language] as Texts;
    const { deal, match, told } = vector;
    const telling = new Telling(spoken, new Faces(spoken, vector.style), vector.names, deal.seat);
    expect(narrated(deal).map((line) => line.say(telling))).toEqual(told.story);
    if (deal.result) {
      expect(telling.dealOver(deal.result, countingOf(deal, match))).toEqual(told.over);
    }
    expect(telling.totals(match)).toBe(told.totals);
    expect(vector.refusals.map((refusal) => telling.refusal(refusal))).toEqual(told.refusals);
    const choices = vector.choices.map((move) => telling.choice(move, deal.dry_times));
    expect(choices).toEqual(told.choices);
  });
});
