// A hint in words. The browser's half of lasttrick.coach.hints.wording: a test holds the two to
// the same sentences.

import type { Card, CardPromise, Hint, HintReason } from "../wire/protocol";
import type { Faces } from "./faces";
import type { Texts } from "./texts";

export class HintTelling {
  /** @param names the names by seat of the deal */
  constructor(
    private readonly texts: Texts,
    private readonly faces: Faces,
    private readonly names: readonly string[],
  ) {}

  suggests({ card, down }: Hint): string {
    const message = down ? "hint-suggests-down" : "hint-suggests";
    return this.texts.say(message, { card: this.faces.card(card) });
  }

  /** @param card the one to play */
  reason({ kind, cards = [], seats = [], suit = "", trick = 0 }: HintReason, card: Card): string {
    return this.texts.say(`hint-${kind}`, {
      card: this.faces.card(card),
      cards: this.texts.both(cards.map((each) => this.faces.card(each))),
      name: this.texts.both(seats.map((seat) => this.names[seat] ?? "")),
      count: cards.length || seats.length,
      suit,
      trick,
    });
  }

  /** The chance to win the deal with a card, and the points where they differ. */
  promise({ card, down, win, points }: CardPromise, chips: boolean): string {
    const face = this.faces.card(card);
    const named = down ? this.texts.say("hint-laid-down", { card: face }) : face;
    const percent = percentOf(win);
    if (points === undefined) return this.texts.say("hint-card", { card: named, percent });
    const tenths = Math.floor(Math.abs(points) * 10 + 0.5);
    return this.texts.say(chips ? "hint-card-chips" : "hint-card-points", {
      card: named,
      percent,
      sign: tenths && points < 0 ? "−" : "+",
      whole: Math.floor(tenths / 10),
      tenth: tenths % 10,
    });
  }

  /** Which card and why, in one go. */
  whole(hint: Hint): string {
    const reasons = hint.reasons.map((reason) => this.reason(reason, hint.card));
    return [this.suggests(hint), ...reasons].join(" ");
  }
}

export function percentOf(win: number): number {
  return Math.floor(win * 100 + 0.5);
}
