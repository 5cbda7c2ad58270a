// What happens at a table, told to one person in one language. The browser's half of
// lasttrick.texts.telling: a test holds the two to the same sentences.

import type {
  Card,
  Deal,
  DealEvent,
  DryTimes,
  Gain,
  Laid,
  Match,
  Move,
  Refusal,
  Result,
  Seat,
  Trick,
} from "../wire/protocol";
import { type Faces, isHidden, suitOf } from "./faces";
import type { Arguments, Texts } from "./texts";

/** What a result is counted by. */
export interface Counting {
  deciding: number;
  tricks: number;
  /** How many tricks a sweep takes. */
  sweep: number;
  chips: boolean;
}

export function countingOf(deal: Deal, match: Match | null): Counting {
  return {
    deciding: deal.deciding,
    tricks: deal.tricks_in_all,
    sweep: deal.tricks.length,
    chips: match?.stacks != null,
  };
}

export class Telling {
  /**
   * @param names the names by seat of the deal, or of the table for what concerns the match
   * @param me the seat of the person spoken to; null for somebody who only watches
   */
  constructor(
    readonly texts: Texts,
    readonly faces: Faces,
    private readonly names: readonly string[],
    private readonly me: Seat | null,
  ) {}

  /** The name of a seat, or `you`, inside a sentence. */
  name(seat: Seat): string {
    return seat === this.me ? this.texts.say("you") : this.plain(seat);
  }

  /** The name of a seat, or `You`, to begin a sentence or a list. */
  called(seat: Seat): string {
    return seat === this.me ? this.texts.say("you-first") : this.plain(seat);
  }

  does(message: string, seat: Seat, args: Arguments = {}): string {
    const who = seat === this.me ? "you" : "other";
    return this.texts.say(message, { who, name: this.plain(seat), ...args });
  }

  dealBegins(dealer: Seat, leader: Seat): string {
    if (dealer === leader) return this.does("event-deals-and-leads", dealer);
    return `${this.does("event-deals", dealer)} ${this.does("event-leads-first", leader)}`;
  }

  /**
   * What happened; null for what goes without saying.
   * @param led the card that was led to the trick, null when this one leads
   */
  event(event: DealEvent, led: Card | null): string | null {
    const card = (shown: Card | null | undefined) => this.faces.card(shown);
    switch (event.event) {
      case "cut":
        return event.tap || event.at == null
          ? this.does("event-tap", event.seat)
          : this.does("event-cut", event.seat, { count: event.at });
      case "play":
        return this.does(laid(event, led), event.seat, { card: card(event.card) });
      case "drop":
        return this.does(event.by ? "event-leave" : "event-drop", event.seat);
      case "reveal":
        return event.seat == null
          ? this.texts.say("event-bottom-card", { card: card(event.card) })
          : this.does("event-turn-up", event.seat, { card: card(event.card) });
      case "declare":
        switch (event.what) {
          case "dry":
          case "show-dry":
            return this.does(`event-${event.what}`, event.seat, { card: card(event.card) });
          case "redeal":
          case "peek":
            return this.does(`event-${event.what}`, event.seat);
          case "instant-win":
            return this.does("event-instant-win", event.seat, {
              cards: this.faces.cards(event.cards ?? []),
            });
          case "flag":
            return this.does("event-flag", event.seat, { against: this.name(event.against ?? 0) });
          default:
            return null;
        }
    }
  }

  trickWon(trick: Trick): string {
    return this.does("event-trick-won", trick.winner, { card: this.faces.card(trick.card) });
  }

  /** The cards of a trick with their owners, in the order of play. */
  trickLine(plays: readonly Laid[]): string {
    return plays.map((play) => `${this.called(play.seat)} ${this.faces.card(play.card)}`).join("  ");
  }

  dealWon(result: Result, counting: Counting): string {
    const { winner } = result;
    if (winner === null) return this.texts.say("deal-void");
    if (result.by === "sweep") return this.does("deal-won-sweep", winner, { tricks: counting.sweep });
    if (result.by === "instant-win") return this.does("deal-won-as-dealt", winner);
    if (result.by === "walkover") return this.does("deal-won-alone", winner);
    if (counting.deciding === counting.tricks) return this.does("deal-won-last", winner);
    return this.does("deal-won-trick", winner, { trick: counting.deciding });
  }

  /** Why a seat got or lost points. */
  gain(gain: Gain, counting: Counting): string {
    const cards = gain.cards ?? [];
    const reason = this.texts.say(`gain-${gain.reason}`, {
      cards: this.faces.cards(cards),
      tricks: cards.length,
    });
    const amount = this.texts.say(counting.chips ? "amount-chips" : "amount-points", {
      sign: gain.points < 0 ? "−" : "+",
      count: Math.abs(gain.points),
    });
    return this.texts.say("gain", { name: this.called(gain.seat), amount, reason });
  }

  /** How the deal ended, what it was worth and why. */
  dealOver(result: Result, counting: Counting): string[] {
    return [
      this.dealWon(result, counting),
      ...(result.gains ?? []).map((gain) => this.gain(gain, counting)),
    ];
  }

  /** What everyone has so far, and what ends the match. For the seats of a table. */
  totals(match: Match): string {
    const shown = match.stacks ?? match.totals;
    const totals = shown.map((total, seat) => `${this.called(seat)} ${total}`).join(", ");
    const message = match.stacks === null ? "totals-points" : "totals-chips";
    return this.texts.say("score-line", {
      totals: this.texts.say(message, { totals }),
      goal: this.goal(match),
    });
  }

  goal(match: Match): string {
    const goals: string[] = [];
    if (match.tied !== null) goals.push(this.texts.say("goal-tied"));
    if (match.target !== null) goals.push(this.texts.say("goal-target", { target: match.target }));
    if (match.deals !== null) goals.push(this.texts.say("goal-deals", { deals: match.deals }));
    if (match.stones) {
      goals.push(this.texts.say("goal-stones", { left: match.pool ?? 0, stones: match.stones }));
    }
    return goals.join(", ") || this.texts.say("goal-none");
  }

  matchOver(winners: readonly Seat[]): string {
    if (winners.length === 1) return this.does("match-won", winners[0] as Seat);
    const names = this.texts.both(winners.map((seat) => this.name(seat)));
    return this.texts.say("match-shared", { names });
  }

  /** Why a move is refused, with the cards as this table writes them. */
  refusal({ code, facts = {} }: Refusal): string {
    let kind = code.replace(/^play\//, "");
    const args: Arguments = {};
    for (const name of ["card", "best"]) {
      const value = facts[name];
      if (typeof value === "string") args[name] = this.faces.card(value);
    }
    const held = facts["held"];
    if (Array.isArray(held)) {
      args["held"] = this.texts.both(held.map((card) => this.faces.card(String(card))));
    }
    if (kind === "must-lie-face-down" && !("best" in args)) kind = "blind";
    const most = facts["most"];
    return this.texts.say(`refused-${kind}`, {
      suit: String(facts["led"] ?? "C").charAt(0).toUpperCase(),
      most: typeof most === "number" ? most : 0,
      ...args,
    });
  }

  /**
   * What an answer would be.
   * @param dry how often a card set aside pays, hidden and shown
   */
  choice(move: Move, dry: DryTimes | null): string {
    if (move.type !== "declare") return move.type === "play" ? this.faces.card(move.card) : "";
    return this.texts.say(`choice-${move.what}`, {
      card: this.faces.card(move.card),
      times: (move.what === "show-dry" ? dry?.shown : dry?.hidden) ?? 1,
      against: move.against == null ? "" : this.name(move.against),
    });
  }

  private plain(seat: Seat): string {
    return this.names[seat] ?? "";
  }
}

/** Which message tells of a card that was laid. */
function laid(play: Laid, led: Card | null): string {
  if (isHidden(play.card)) return "event-lay-hidden";
  if (play.down) return "event-lay-down";
  if (led === null) return "event-lead";
  return suitOf(play.card) === suitOf(led) ? "event-play" : "event-discard";
}
