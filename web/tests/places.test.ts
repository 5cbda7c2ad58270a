import { describe, expect, it } from "vitest";
import { nextTo, places } from "../src/table/places";

const SEATS = [2, 3, 4, 5, 6, 7, 8];

describe.each(SEATS)("a table for %i", (seats) => {
  it.each(Array.from({ length: seats }, (_, me) => me))("seen from chair %i", (me) => {
    const around = places(seats, me);
    expect(around.map((place) => place.seat).sort()).toEqual(
      Array.from({ length: seats }, (_, seat) => seat),
    );
    expect(around[0]).toMatchObject({ seat: me, steps: 0 });
    expect(around[0]?.dy).toBeCloseTo(1);
    for (const { x, y } of around) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
  });

  it("has the next to play on the proper side", () => {
    const around = places(seats, 0);
    const where = (seat: number) => around.find((place) => place.seat === seat);
    const [after, before] = [
      where(nextTo(0, seats, "clockwise")),
      where(nextTo(0, seats, "counterclockwise")),
    ];
    if (seats === 2) {
      expect(after).toEqual(before);
      expect(after?.dx).toBeCloseTo(0);
    } else {
      expect(after?.dx).toBeLessThan(0);
      expect(before?.dx).toBeGreaterThan(0);
      expect(after?.dx).toBeCloseTo(-(before?.dx ?? 0));
    }
  });

  it("goes round clockwise without a step back", () => {
    const turns = places(seats, 0).map(
      ({ dx, dy }) => (Math.atan2(-dx, dy) + 2 * Math.PI) % (2 * Math.PI),
    );
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  });

  it("leaves room between neighbours", () => {
    const around = places(seats, 0);
    around.forEach((place, index) => {
      const next = around[(index + 1) % seats];
      if (!next || next === place) return;
      expect(Math.hypot(next.x - place.x, next.y - place.y)).toBeGreaterThan(25);
    });
  });
});
