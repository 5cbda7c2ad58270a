// The browser says a hint in the very words of the terminal. tests/web/test_telling.py lets Python
// say hints in every language, and calls this with the file in HINTS.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Faces, type Style } from "../src/texts/faces";
import { HintTelling } from "../src/texts/hints";
import { Texts } from "../src/texts/texts";
import type { Hint } from "../src/wire/protocol";

interface Vector {
  what: string;
  language: string;
  style: Style;
  names: string[];
  chips: boolean;
  hint: Hint;
  told: { suggests: string; reasons: string[]; promises: string[] };
}
interface Vectors {
  messages: Record<string, string>;
  vectors: Vector[];
}

const file = process.env["HINTS"];

describe.skipIf(!file)("hints", () => {
  const { messages, vectors } = JSON.parse(
    file ? readFileSync(file, "utf8") : '{"messages": {}, "vectors": []}',
  ) as Vectors;
  const texts = Object.fromEntries(
    Object.entries(messages).map(([language, text]) => [language, new Texts(language, text)]),
  );

  it.each(vectors.map((vector) => [vector.what, vector] as const))("%s", (_, vector) => {
    const spoken = texts[vector.language] as Texts;
    const { hint, told, chips } = vector;
    const telling = new HintTelling(spoken, new Faces(spoken, vector.style), vector.names);
    expect(telling.suggests(hint)).toBe(told.suggests);
    expect(hint.reasons.map((each) => telling.reason(each, hint.card))).toEqual(told.reasons);
    expect(hint.promises.map((each) => telling.promise(each, chips))).toEqual(told.promises);
  });
});
