// What the people and bots of a table are called.

import type { Chair, Deal, Seat, Table } from "../wire/protocol";

/** Bots are called by these, chair by chair, where the server gives them no name of their own. */
export const BOT_NAMES = ["Yao", "Amina", "Kofi", "Mai", "Salou", "Esi", "Ndong", "Frieda"];

export function nameOf(chair: Chair | undefined, seat: Seat): string {
  if (!chair || chair.kind === "open") return "–";
  if (chair.covering) return chair.covering;
  if (chair.kind === "bot" && (!chair.name || chair.name === chair.bot)) {
    return BOT_NAMES[seat % BOT_NAMES.length] as string;
  }
  return chair.name ?? "–";
}

export function tableNames(table: Table): string[] {
  return table.seats.map(nameOf);
}

/** The names by seat of the deal, which after a tie may seat only some. */
export function dealNames(table: Table, deal: Deal): string[] {
  return deal.playing.map((seat) => nameOf(table.seats[seat], seat));
}
