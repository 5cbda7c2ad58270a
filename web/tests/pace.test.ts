import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stay } from "../src/settings";
import { Pace } from "../src/table/pace";

function paced(stay: Stay = "short") {
  const shown: string[] = [];
  const pace = new Pace<string>(
    (thing) => {
      shown.push(thing);
      return thing.endsWith("!");
    },
    () => stay,
  );
  return { pace, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("pace", () => {
  it("lets a finished trick stay for a while", () => {
    const { pace, shown } = paced();
    for (const thing of ["a", "b!", "c", "d"]) pace.add(thing);
    expect(shown).toEqual(["a", "b!"]);
    expect(pace.staying.value).toBe(true);
    vi.advanceTimersByTime(1500);
    expect(shown).toEqual(["a", "b!", "c", "d"]);
  });

  it("waits for a tap where that is wanted", () => {
    const { pace, shown } = paced("tap");
    for (const thing of ["a!", "b"]) pace.add(thing);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(["a!"]);
    pace.goOn();
    expect(shown).toEqual(["a!", "b"]);
  });

  it("does not fall ever further behind", () => {
    const { pace, shown } = paced("tap");
    pace.add("a!");
    for (let number = 0; number < 30; number += 1) pace.add(`${number}`);
    expect(shown.length).toBeGreaterThan(14);
  });

  it("shows everything at once when it must", () => {
    const { pace, shown } = paced("tap");
    for (const thing of ["a!", "b!", "c"]) pace.add(thing);
    pace.flush();
    expect(shown).toEqual(["a!", "b!", "c"]);
    expect(pace.staying.value).toBe(false);
  });
});
