// The browser says a hint in the very words of the terminal. tests/web/test_hint_telling.py lets
// Python say hints in every language, and calls this with the file in HINTS.

import { describe, expect, it } from "vitest";
import { Faces, type Style } from "../src/texts/faces";
import { HintTelling } from "../src/texts/hints";
import type { Texts } from "../src/texts/texts";
import type { Hint } from "../src/wire/protocol";
import { readVectors } from "./vectors";

interface Vector {
  what: string;
  language: string;
  style: Style;
  names: string[];
  chips: boolean;
  hint: Hint;
  told: { suggests: string; reasons: string[]; promises: string[] };
}

const file = process.env["HINTS"];

describe.skipIf(!file)("hints", () => {
  const { cases, texts } = readVectors<Vector>(file);

  it.each(cases)("%s", (_, vector) => {
    const spoken = texts[vector.language] as Texts;
    const { hint, told, chips } = vector;
    const telling = new HintTelling(spoken, new Faces(spoken, vector.style), vector.names);
    expect(telling.suggests(hint)).toBe(told.suggests);
    expect(hint.reasons.map((each) => telling.reason(each, hint.card))).toEqual(told.reasons);
    expect(hint.promises.map((each) => telling.promise(each, chips))).toEqual(told.promises);
  });
});
