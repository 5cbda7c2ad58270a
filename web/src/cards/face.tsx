// Card faces and backs, drawn: sharp at any size, the index large enough for a phone. Cards on a
// screen are never turned round, so the whole field beside the index belongs to the picture.

import { texts } from "../language";
import { letterOf, rankOf, suitOf } from "../texts/faces";
import type { Card } from "../wire/protocol";
import { Court } from "./courts";
import { SUIT_SHAPES } from "./suits";

const [LEFT, MIDDLE, RIGHT] = [53, 69, 85];
const [TOP, HEIGHT] = [27, 88];
const PIP = 16;

const SIDES = (rows: number[]) => rows.flatMap((y) => [[LEFT, y] as const, [RIGHT, y] as const]);
const THIRDS = [0, 1 / 3, 2 / 3, 1];
const PIPS: Record<string, (readonly [number, number])[]> = {
  "2": [[MIDDLE, 0], [MIDDLE, 1]],
  "3": [[MIDDLE, 0], [MIDDLE, 0.5], [MIDDLE, 1]],
  "4": SIDES([0, 1]),
  "5": [...SIDES([0, 1]), [MIDDLE, 0.5]],
  "6": SIDES([0, 0.5, 1]),
  "7": [...SIDES([0, 0.5, 1]), [MIDDLE, 0.25]],
  "8": [...SIDES([0, 0.5, 1]), [MIDDLE, 0.25], [MIDDLE, 0.75]],
  "9": [...SIDES(THIRDS), [MIDDLE, 0.5]],
  T: [...SIDES(THIRDS), [MIDDLE, 1 / 6], [MIDDLE, 5 / 6]],
};

/** One suit, its middle at a point. */
export function Suit({ suit, x, y, size }: { suit: string; x: number; y: number; size: number }) {
  const half = size / 2;
  return (
    <path
      class="suit"
      d={SUIT_SHAPES[suit]}
      transform={`translate(${x - half} ${y - half}) scale(${size / 24})`}
    />
  );
}

function Picture({ rank, suit }: { rank: string; suit: string }) {
  if (rank === "K" || rank === "Q" || rank === "J") {
    return (
      <g transform="translate(39 22)">
        <Court rank={rank} />
      </g>
    );
  }
  if (rank === "A") {
    const dots = Array.from({ length: 16 }, (_, step) => {
      const turn = (step * Math.PI) / 8;
      return [65 + 28 * Math.cos(turn), 76 + 28 * Math.sin(turn), step % 2 ? 1.4 : 2.4] as const;
    });
    return (
      <>
        <Suit suit={suit} x={65} y={76} size={36} />
        {dots.map(([x, y, r]) => (
          <circle class="suit" cx={x} cy={y} r={r} />
        ))}
      </>
    );
  }
  return (
    <>
      {(PIPS[rank] ?? []).map(([x, along]) => (
        <Suit suit={suit} x={x} y={TOP + HEIGHT * along} size={PIP} />
      ))}
    </>
  );
}

export function CardFace({ card }: { card: Card }) {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const spoken = texts.value;
  const letter = spoken ? letterOf(rank, spoken) : rank;
  return (
    <svg class={`card-face suit-${suit}`} viewBox="0 0 100 140" aria-hidden="true">
      <rect class="card-paper" x="0.75" y="0.75" width="98.5" height="138.5" rx="9" />
      <text class={letter.length > 1 ? "index index-wide" : "index"} x={letter.length > 1 ? 3 : 6} y="37">
        {letter}
      </text>
      <Suit suit={suit} x={19} y={58} size={26} />
      <Picture rank={rank} suit={suit} />
    </svg>
  );
}

export function CardBack() {
  return (
    <svg class="card-face card-back" viewBox="0 0 100 140" aria-hidden="true">
      <use href="#card-back" />
    </svg>
  );
}

/** Shapes that are drawn once and used often: the back, cut like resist-dyed indigo cloth. */
export function CardShapes() {
  const rings = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const [x, y] = [23 + column * 27, 25 + row * 30];
      rings.push(
        <g>
          <circle class="back-ring" cx={x} cy={y} r="9.5" />
          <circle class="back-ring" cx={x} cy={y} r="5.5" />
          <circle class="back-dot" cx={x} cy={y} r="2" />
        </g>,
      );
      if (row < 3 && column < 2) {
        rings.push(<path class="back-dot" d={`M${x + 13.5} ${y + 9.5}l4 5.5-4 5.5-4-5.5Z`} />);
      }
    }
  }
  return (
    <svg class="shapes" width="0" height="0" aria-hidden="true" focusable="false">
      <symbol id="card-back" viewBox="0 0 100 140">
        <rect class="back-paper" x="0.75" y="0.75" width="98.5" height="138.5" rx="9" />
        <rect class="back-cloth" x="6" y="6" width="88" height="128" rx="5" />
        <rect class="back-ring" x="9.5" y="9.5" width="81" height="121" rx="3.5" />
        {rings}
      </symbol>
    </svg>
  );
}
