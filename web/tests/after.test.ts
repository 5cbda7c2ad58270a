import { describe, expect, it } from "vitest";
import { pack, readFragment, unpack, writeFragment } from "../src/after/links";
import { stepAt, toldBy } from "../src/after/telling_steps";

describe("links that are a deal", () => {
  it("unpack to what was packed, in signs that an address can hold", async () => {
    const text = JSON.stringify({ names: ["Amé", "Đức 🂡"], events: Array(60).fill("play") });
    const packed = await pack(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(text.length);
    expect(await unpack(packed)).toBe(text);
  });

  it("refuse what was never packed, and what would unpack without end", async () => {
    await expect(unpack("nonsense")).rejects.toThrow();
    await expect(unpack("%%%")).rejects.toThrow();
    const bomb = await pack("a".repeat(1_000_001));
    expect(bomb.length).toBeLessThan(5000);
    await expect(unpack(bomb)).rejects.toThrow("too long");
  });

  it("say at which card to begin, and through whose eyes", () => {
    for (const view of ["all", 0, 3] as const) {
      const fragment = { deal: "abc-_9", event: 7, view };
      expect(readFragment(writeFragment(fragment))).toEqual(fragment);
    }
    expect(readFragment("#event=7")).toEqual({ deal: null, event: 7, view: "all" });
    expect(readFragment("#event=-1&seat=x")).toEqual({ deal: null, event: 0, view: "all" });
  });
});

describe("steps", () => {
  it("have the lines that were first told at them", () => {
    const told = toldBy([["deals"], ["deals", "leads"], ["deals", "leads"], ["deals", "leads", "wins", "won"]]);
    expect(told).toEqual([
      { step: 0, line: "deals" },
      { step: 1, line: "leads" },
      { step: 3, line: "wins" },
      { step: 3, line: "won" },
    ]);
    expect(toldBy([])).toEqual([]);
  });

  it("are found by how many events have led to them", () => {
    const steps = [{ event: 1 }, { event: 2 }, { event: 5 }];
    expect([0, 1, 3, 5, 99].map((event) => stepAt(steps, event))).toEqual([0, 0, 2, 2, 2]);
  });
});
