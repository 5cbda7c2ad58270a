// Where everyone sits, seen from one chair. Seats are numbered clockwise, so the next number sits
// on the left; who plays next is then on the proper side whatever the direction of play.

import type { Seat } from "../wire/protocol";

export interface Place {
  seat: Seat;
  /** How many chairs to the left of the one who looks; 0 is that chair itself. */
  steps: number;
  /** The middle of the chair, in hundredths of the felt's width and height. */
  x: number;
  y: number;
  /** Towards the chair from the middle of the felt, each from -1 to 1. */
  dx: number;
  dy: number;
}

/** Angles of the other chairs, clockwise from the left, in degrees from straight down. */
const ANGLES: Record<number, number[]> = {
  2: [180],
  3: [118, 242],
  4: [90, 180, 270],
  5: [78, 144, 216, 282],
  6: [72, 126, 180, 234, 288],
  7: [66, 112, 156, 204, 248, 294],
  8: [62, 102, 141, 180, 219, 258, 298],
};

/** The places of all seats, beginning with the one who looks and going round clockwise. */
export function places(seats: number, me: Seat): Place[] {
  const angles = [0, ...(ANGLES[seats] ?? evenly(seats))];
  return angles.map((degrees, steps) => {
    const turn = (degrees * Math.PI) / 180;
    const [dx, dy] = [-Math.sin(turn), Math.cos(turn)];
    return {
      seat: (me + steps) % seats,
      steps,
      x: 50 + 50 * squared(dx),
      y: 50 + 50 * squared(dy),
      dx,
      dy,
    };
  });
}

/** How a card lies: towards its chair, and above those laid further up, whose corners stay free. */
export function lying(place: Place | undefined): Record<string, string> {
  const { dx, dy } = place ?? { dx: 0, dy: 0 };
  return { "--dx": String(dx), "--dy": String(dy), "zIndex": String(Math.round(10 + 9 * dy)) };
}

/** Who comes after a seat in the order of play. */
export function nextTo(seat: Seat, seats: number, direction: string | undefined): Seat {
  const step = direction === "counterclockwise" ? seats - 1 : 1;
  return (seat + step) % seats;
}

/** Push a point of the circle out towards a square with round corners: chairs sit at the edge. */
function squared(along: number): number {
  return Math.sign(along) * Math.min(1, Math.abs(along) * 1.18);
}

function evenly(seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (360 * (step + 1)) / seats);
}
