import { describe, expect, it } from "vitest";
import { readTyped } from "../src/cards/typed";

const HAND = ["TC", "KD", "9D", "QH", "3S"];

describe("a typed card", () => {
  it.each([
    ["10c", "TC"],
    ["tc", "TC"],
    ["10♣", "TC"],
    ["♣10", "TC"],
    ["c10", "TC"],
    [" kd ", "KD"],
    ["9d", "9D"],
    ["1", "TC"],
    ["5", "3S"],
    ["s3", "3S"],
  ])("%s", (text, card) => {
    expect(readTyped(text, HAND)).toEqual({ card, down: false });
  });

  it("can be meant face down", () => {
    expect(readTyped("10c*", HAND)).toEqual({ card: "TC", down: true });
    expect(readTyped("2*", HAND)).toEqual({ card: "KD", down: true });
  });

  it("may have the letters of the language, or of the notation", () => {
    const french = { A: "A", K: "R", Q: "D", J: "V", T: "10" };
    expect(readTyped("rd", HAND, french)?.card).toBe("KD");
    expect(readTyped("dh", HAND, french)?.card).toBe("QH");
    expect(readTyped("kd", HAND, french)?.card).toBe("KD");
  });

  it.each(["", "6", "0", "as", "zz", "10", "c"])("%j is none of the hand", (text) => {
    expect(readTyped(text, HAND)).toBeNull();
  });
});
