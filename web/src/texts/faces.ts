// How a card is written inside a sentence: as a face, or in words to be read out.

import type { Card } from "../wire/protocol";
import type { Texts } from "./texts";

export const UNKNOWN = "?";
export const SYMBOLS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

export const rankOf = (card: Card): string => card.slice(0, -1);
export const suitOf = (card: Card): string => card.slice(-1);

export function isHidden(card: Card | null | undefined): boolean {
  return card == null || card === UNKNOWN;
}

/** The rank as it stands on a card's corner in this language. */
export function letterOf(rank: string, texts: Texts): string {
  return /^\d+$/.test(rank) ? rank : texts.say(`rank-letter-${rank}`);
}

export type Style = "symbols" | "words";

export class Faces {
  constructor(
    private readonly texts: Texts,
    readonly style: Style = "symbols",
  ) {}

  card(card: Card | null | undefined): string {
    if (isHidden(card)) return this.style === "words" ? this.texts.say("card-hidden") : "▒▒";
    const [rank, suit] = [rankOf(card as Card), suitOf(card as Card)];
    if (this.style === "symbols") return letterOf(rank, this.texts) + SYMBOLS[suit];
    // Digits go in as numbers: a number is what the keys [9] and [8] stand for.
    return this.texts.say("card-in-words", { rank: /^\d+$/.test(rank) ? Number(rank) : rank, suit });
  }

  cards(cards: readonly (Card | null)[]): string {
    const faces = cards.map((card) => this.card(card));
    return this.style === "words" ? this.texts.both(faces) : faces.join(" ");
  }
}
