// A sheet as records: one line of JSON for each deal, its cards unknown and its result entered.

import { dealDealer, dealPool, nextDeal, playing } from "./match";
import { type Counted, counted, type Sheet } from "./sheet";

const FORMAT = "lasttrick-record/1";
const UNKNOWN = "?";

/** The whole sheet as `lasttrick score --export records` writes it. */
export function records(sheet: Sheet): string {
  return counted(sheet)
    .map((deal) => `${JSON.stringify(record(sheet, deal))}\n`)
    .join("");
}

function record({ rules, names }: Sheet, { before, result }: Counted): object {
  const { tricks, talon, seats } = nextDeal(before);
  const sitting = playing(before);
  const totals = sitting.map((seat) => before.totals[seat] ?? 0);
  const pool = dealPool(before);
  const unknown = (count: number) => Array.from({ length: count }, () => UNKNOWN);
  return {
    format: FORMAT,
    game: rules.game,
    options: rules.options,
    seats: sitting.map((seat) => ({ name: names[seat], kind: "human" })),
    dealer: dealDealer(before),
    deal: { hands: Array.from({ length: seats }, () => unknown(tricks)), talon: unknown(talon) },
    events: [],
    status: "finished",
    result,
    match: {
      number: before.number,
      before: totals,
      after: totals.map((total, seat) => total + (result.points[seat] ?? 0)),
      ...(before.target === null ? {} : { target: before.target }),
      ...(pool === null ? {} : { pool }),
    },
    ...(rules.definition ? { definition: rules.definition } : {}),
  };
}
