// The story of a deal so far, a line for each thing that happened, as the terminal tells it.

import type { Card, Deal, DealEvent, Trick } from "../wire/protocol";
import type { Telling } from "./telling";

export interface Line {
  say(telling: Telling): string;
  endsTrick: boolean;
}

/** The story of a deal. As the deal goes on, lines are only added at its end. */
export function narrated(deal: Deal): Line[] {
  if (deal.phase === "cut" || deal.leader === null) return [];
  const lines = told(deal.log, deal.tricks);
  const cuts = deal.log[0]?.event === "cut" ? 1 : 0;
  const { dealer, leader } = deal;
  const begins = { say: (t: Telling) => t.dealBegins(dealer, leader), endsTrick: false };
  return [...lines.slice(0, cuts), begins, ...lines.slice(cuts)];
}

/** The story that a log tells, with the finished tricks in it. */
export function told(log: readonly DealEvent[], tricks: readonly Trick[]): Line[] {
  const lines: Line[] = [];
  let laid = 0;
  let led: Card | null = null;
  let finished = 0;
  let hidden = 0;
  let taken: Line | null = null;
  let blind = false;
  for (const event of log) {
    if (taken && !(blind && event.event === "reveal")) {
      lines.push(taken);
      taken = null;
    }
    if (!goesWithoutSaying(event)) {
      const before = laid ? led : null;
      lines.push({ say: (t) => t.event(event, before) ?? "", endsTrick: false });
    }
    if (event.event !== "play") continue;
    if (!laid) led = event.card;
    laid += 1;
    if (event.down) hidden += 1;
    const trick = tricks[finished];
    if (trick && laid === trick.plays.length) {
      taken = { say: (t) => t.trickWon(trick), endsTrick: true };
      // Cards that lay hidden and stand open in the finished trick were answered blind.
      blind = trick.plays.filter((play) => play.down).length < hidden;
      laid = hidden = 0;
      finished += 1;
    }
  }
  return taken ? [...lines, taken] : lines;
}

function goesWithoutSaying(event: DealEvent): boolean {
  return event.event === "declare" && event.what === "pass";
}
