import { describe, expect, it } from "vitest";
import { Faces, letterOf } from "../src/texts/faces";
import { Texts } from "../src/texts/texts";

const FTL = `
goal-target = first to { $target }
list-and = { $first } et { $last }
rank-letter-K = R
card-in-words = { $rank ->
    [K] roi
    [9] neuf
   *[2] deux
} de { $suit ->
    [C] trèfle
   *[S] pique
}
card-hidden = une carte cachée
`;

describe("texts", () => {
  const texts = new Texts("fr", FTL, (message) => `<${message}>`);
  it("write numbers without grouping", () => {
    expect(texts.say("goal-target", { target: 12345 })).toBe("first to 12345");
  });
  it("ask elsewhere for what they lack", () => {
    expect(texts.say("web-play")).toBe("<web-play>");
    expect(texts.has("web-play")).toBe(false);
  });
  it("write lists", () => {
    expect(["", "a", "a et b", "a, b et c"]).toEqual([
      texts.both([]),
      texts.both(["a"]),
      texts.both(["a", "b"]),
      texts.both(["a", "b", "c"]),
    ]);
  });
  it("never take what people write for more than text", () => {
    const said = new Texts("en", "said = { $name }: { $text }");
    expect(said.say("said", { name: "<b>", text: "{ $name } \u2068<script>" })).toBe(
      "<b>: { $name } \u2068<script>",
    );
  });
});

describe("faces", () => {
  const texts = new Texts("fr", FTL);
  it("have the letters of the language", () => {
    expect(letterOf("K", texts)).toBe("R");
    expect(new Faces(texts).cards(["KC", "9S", null])).toBe("R♣ 9♠ ▒▒");
  });
  it("are read out in words", () => {
    const words = new Faces(texts, "words");
    expect(words.card("9C")).toBe("neuf de trèfle");
    expect(words.card("?")).toBe("une carte cachée");
  });
});
