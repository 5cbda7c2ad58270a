// What a score sheet says, in one language, in the words of lasttrick.coach.score_sheet.wording.

import { Faces } from "../texts/faces";
import { Telling } from "../texts/telling";
import type { Texts } from "../texts/texts";
import type { Gain } from "../wire/protocol";
import { type Match, nextDeal, playing, shown, stacks } from "./match";
import { type DealRules, type HandKind, type Letter, paysChips, type ScoreRules } from "./rules";
import { type Counted, counted, dealerOf, nextRoles, pointsOf, type Sheet, standing } from "./sheet";
import type { Way } from "./ways";

/** Reasons that a deal with known cards tells with its cards. */
const WITH_CARDS = ["not-with-rank", "dealt-hand", "instant-win", "ace"];
const BY_THE_RUN = ["deciding-trick", "low-run", "dry", "show-dry"];

export class Wording {
  private readonly faces: Faces;
  private readonly telling: Telling;

  constructor(
    private readonly texts: Texts,
    private readonly names: readonly string[],
  ) {
    this.faces = new Faces(texts);
    this.telling = new Telling(texts, this.faces, names, null);
  }

  /** How a deal was won. */
  way(way: Way, { rules, deciding, tricks }: DealRules): string {
    switch (way.by) {
      case "sweep":
        return this.texts.say("award-sweep");
      case "instant-win":
        return this.texts.say(way.double ? "score-way-double" : "award-instant");
      case "walkover":
        return this.texts.say("score-way-alone");
      case "revoke":
        return this.texts.say("score-way-void");
    }
    const parts = [this.run(way)];
    if (rules.not_with_rank !== null && !way.run?.length) {
      const rank = this.rank(rules.not_with_rank);
      parts.push(this.texts.say(way.without_rank ? "score-way-without" : "score-way-with", { rank }));
    }
    if (rules.last_trick_lost && deciding < tricks) {
      parts.push(this.texts.say(way.last_lost ? "score-way-lost" : "score-way-kept"));
    }
    return parts.join(", ");
  }

  /** Points or chips with their sign. */
  amount(points: number, rules: ScoreRules): string {
    return this.texts.say(paysChips(rules) ? "amount-chips" : "amount-points", {
      sign: points < 0 ? "−" : "+",
      count: Math.abs(points),
    });
  }

  /** Which deal comes, and who deals, cuts and leads. */
  begins(match: Match): string[] {
    const { rules } = match;
    const roles = nextRoles(match);
    const said = [this.telling.does("event-deals", roles.dealer)];
    if (roles.cutter !== null) {
      const message = rules.cut === "cut-or-tap" ? "score-cuts-or-taps" : "score-cuts";
      said.push(this.texts.say(message, { name: this.name(roles.cutter) }));
    }
    if (roles.holderLeads) {
      const card = this.faces.card(rules.lead_holder);
      said.push(this.texts.say("score-holder-leads", { card, name: this.name(roles.leader) }));
    } else said.push(this.telling.does("event-leads-first", roles.leader));
    const sitting = playing(match);
    const only = this.texts.both(sitting.map((seat) => this.name(seat)));
    return [
      this.texts.say("deal-number", { number: match.number }),
      ...(sitting.length < rules.seats ? [this.texts.say("score-only", { names: only })] : []),
      said.join(" "),
    ];
  }

  /** What a deal was worth and why, and what it changed in the match. */
  counted(deal: Counted): string[] {
    const { before, after } = deal;
    const { rules } = before;
    const lines = deal.result.gains.map((gain) => this.gain(gain, deal));
    if (after.batches > before.batches) {
      lines.push(this.texts.say("score-batch", { batch: rules.batch, count: after.batches }));
    }
    if (before.pool !== null && !rules.stones) {
      lines.push(this.texts.say("score-pool", { count: after.pool ?? 0 }));
    }
    if (after.target !== null && after.target !== before.target) {
      lines.push(this.texts.say("score-raised", { target: after.target }));
    }
    if (after.tied && String(after.tied) !== String(before.tied) && !after.winners) {
      const names = this.texts.both(after.tied.map((seat) => this.name(seat)));
      lines.push(this.texts.say("score-tied", { names }));
    }
    return lines;
  }

  /** What everyone has, and what ends the match. */
  totals(match: Match): string {
    return this.telling.totals(shown(match));
  }

  /** What ends the match. */
  goal(match: Match): string {
    return this.telling.goal(shown(match));
  }

  over(match: Match): string {
    return match.winners ? this.telling.matchOver(match.winners) : "";
  }

  /** How a deal went, in a few words. */
  how(deal: Counted): string {
    return this.way(deal.entry.way, nextDeal(deal.before));
  }

  /** How a deal went, in one line. */
  said(deal: Counted): string {
    const number = deal.before.number;
    const how = this.how(deal);
    if (deal.entry.winner === undefined) return this.texts.say("score-said-void", { number, how });
    return this.texts.say("score-said", { number, how, name: this.name(deal.entry.winner) });
  }

  /** The rows of the sheet: one for each deal, its points last. */
  row(deal: Counted): string[] {
    const { winner } = deal.entry;
    return [
      String(deal.before.number),
      this.name(dealerOf(deal.before)),
      winner === undefined ? "–" : this.name(winner),
      this.how(deal),
      ...pointsOf(deal).map(signed),
    ];
  }

  head(): string[] {
    return ["deal", "dealer", "winner", "how"].map((what) => this.texts.say(`score-head-${what}`));
  }

  /** The whole sheet as text, as `lasttrick score --export text` writes it. */
  text(sheet: Sheet, title: string): string {
    const head = this.head();
    const match = standing(sheet);
    const totals = (stacks(match) ?? match.totals).map(String);
    const rows = [
      [...head, ...this.names],
      ...counted(sheet).map((deal) => this.row(deal)),
      ["", "", "", this.texts.say("score-head-totals"), ...totals],
    ];
    const lines = [...aligned(rows, head.length), ...(match.winners ? [this.over(match)] : [])];
    return `${[title, "", ...lines, "", this.totals(match)].join("\n")}\n`;
  }

  rank(letter: Letter): string {
    return /^\d$/.test(letter) ? letter : this.texts.say("rank-name", { rank: letter });
  }

  /** Which hand it is that is worth something as it is dealt. */
  dealtHand(hand: HandKind, tricks: number): string {
    const rank = hand.rank === null ? "" : this.rank(hand.rank);
    const facts = { cards: tricks, rank, sum: hand.sum ?? 0 };
    const said = this.texts.say(`dealt-${hand.pattern}`, facts);
    if (hand.double_with === null) return said;
    return this.texts.say("dealt-double", { hand: said, rank: this.rank(hand.double_with) });
  }

  private gain(gain: Gain, { before, entry }: Counted): string {
    const { rules } = before;
    let reason: string;
    if (BY_THE_RUN.includes(gain.reason)) {
      reason = this.texts.say("score-why-way", { how: this.run(entry.way) });
    } else if (WITH_CARDS.includes(gain.reason)) {
      const rank = this.rank(rules.not_with_rank ?? "A");
      reason = this.texts.say(`score-why-${gain.reason}`, { rank });
    } else reason = this.texts.say(`gain-${gain.reason}`, { cards: "", tricks: 0 });
    const name = this.name(playing(before)[gain.seat] ?? 0);
    return this.texts.say("gain", { name, amount: this.amount(gain.points, rules), reason });
  }

  private run({ run = [], dry }: Way): string {
    const last = run.at(-1);
    if (last === undefined) return this.texts.say("award-plain");
    const rank = this.rank(last);
    if (run.length === 1 && dry) {
      return this.texts.say(dry === "dry" ? "award-dry-hidden" : "award-dry-shown", { rank });
    }
    if (run.length === 1) return this.texts.say("award-low", { rank });
    const tricks = run.length;
    const ranks = run.map((letter) => this.rank(letter)).join(", ");
    const said =
      new Set(run).size === 1
        ? this.texts.say("award-low-run", { rank, tricks })
        : this.texts.say("score-way-run", { ranks, tricks });
    if (!dry) return said;
    return `${said}, ${this.texts.say(dry === "dry" ? "score-way-hidden" : "score-way-shown")}`;
  }

  private name(seat: number): string {
    return this.names[seat] ?? "";
  }
}

/** Points with their sign; nothing for somebody who did not sit in the deal. */
export function signed(points: number | null): string {
  if (points === null) return "";
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}

/** Rows with their cells under each other, those from one on set to the right. */
function aligned(rows: string[][], right: number): string[] {
  const wide = (text: string) => [...text].length;
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => wide(row[at] ?? ""))));
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const space = " ".repeat((widths[at] ?? 0) - wide(cell));
        return at >= right ? space + cell : cell + space;
      })
      .join("  ")
      .trimEnd(),
  );
}
