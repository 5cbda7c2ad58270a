// Names for the seats of a question: places around the person, or letters in the order of play.

import { say } from "../language";
import type { Question } from "./questions";

const PLACES: Record<number, string[]> = {
  2: ["across"],
  3: ["left", "right"],
  4: ["left", "across", "right"],
  5: ["left", "far-left", "far-right", "right"],
  6: ["left", "far-left", "across", "far-right", "right"],
  7: ["left", "mid-left", "far-left", "far-right", "mid-right", "right"],
  8: ["left", "mid-left", "far-left", "across", "far-right", "mid-right", "right"],
};

export function namesOf({ seats, seat, kind, step }: Question): string[] {
  if (kind !== "legal") {
    return Array.from({ length: seats }, (_, at) =>
      String.fromCharCode(65 + (step === 1 ? at : (seats - at) % seats)),
    );
  }
  const names = Array<string>(seats).fill(say("you-first"));
  (PLACES[seats] ?? []).forEach((place, at) => {
    names[((seat ?? 0) + 1 + at) % seats] = say(`place-${place}`);
  });
  return names;
}

/** The seats in the order of play, from one on. */
export function orderFrom(first: number, { seats, step }: Question): number[] {
  return Array.from({ length: seats }, (_, turn) => (first + step * turn + seats * turn) % seats);
}
