// What Python has worked out, for the browser's own code to come to the same.

import { readFileSync } from "node:fs";
import { Texts } from "../src/texts/texts";

interface Named {
  what: string;
  language: string;
}

/** The cases in a file, also each under its name, and the texts of every language; none without one. */
export function readVectors<V extends Named>(file: string | undefined) {
  const { messages, vectors } = JSON.parse(
    file ? readFileSync(file, "utf8") : '{"messages": {}, "vectors": []}',
  ) as { messages: Record<string, string>; vectors: V[] };
  return {
    vectors,
    cases: vectors.map((vector) => [vector.what, vector] as const),
    texts: Object.fromEntries(
      Object.entries(messages).map(([language, text]) => [language, new Texts(language, text)]),
    ),
  };
}
