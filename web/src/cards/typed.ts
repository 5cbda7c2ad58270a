// Cards and numbers as people type them: `10c`, `tc`, `K♥`, `vd` in French; `3` is the third card.

import { SYMBOLS } from "../texts/faces";
import type { Card } from "../wire/protocol";

export interface Typed {
  card: Card;
  /** Whether it is meant to lie face down: `10c*`. */
  down: boolean;
}

/**
 * Read what was typed; null when it names no card of the hand.
 * @param letters the rank letters of the language, by rank: `{ Q: "D" }`
 */
export function readTyped(
  typed: string,
  hand: readonly Card[],
  letters: Record<string, string> = {},
): Typed | null {
  let text = typed.trim().toUpperCase();
  const down = text.endsWith("*");
  if (down) text = text.slice(0, -1);
  for (const [letter, symbol] of Object.entries(SYMBOLS)) text = text.replace(symbol, letter);
  if (/^\d$/.test(text)) {
    const card = hand[Number(text) - 1];
    return card === undefined ? null : { card, down };
  }
  if (/^[CDHS].+/.test(text) && /[\dAKQJT]$/.test(text) && !/[CDHS]$/.test(text)) {
    text = text.slice(1) + text[0];
  }
  const suit = text.slice(-1);
  const rank = text.slice(0, -1).replace("10", "T");
  const local = Object.entries(letters).find(([, letter]) => letter.toUpperCase() === rank);
  for (const meant of [local?.[0], rank]) {
    if (meant && hand.includes(meant + suit)) return { card: meant + suit, down };
  }
  return null;
}
