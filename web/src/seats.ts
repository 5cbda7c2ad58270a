// The seats that are mine at tables, kept on this device: a secret proves each of them.

import { signal } from "@preact/signals";
import { keep, load } from "./settings";
import type { Seat } from "./wire/protocol";

export interface KeptSeat {
  table: string;
  secret: string;
  seat: Seat | null;
  game: string;
  at: number;
}

const KEPT = "lasttrick.seats";
const MOST = 12;

export const keptSeats = signal<KeptSeat[]>(load<KeptSeat[]>(KEPT, []));

export function secretOf(table: string): string | undefined {
  return keptSeats.value.find((kept) => kept.table === table)?.secret;
}

export function keepSeat(seat: Omit<KeptSeat, "at">): void {
  write([{ ...seat, at: Date.now() }, ...without(seat.table)].slice(0, MOST));
}

export function forgetSeat(table: string): void {
  write(without(table));
}

/** A secret of our own: an answer that is lost then loses nothing. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

function without(table: string): KeptSeat[] {
  return keptSeats.value.filter((kept) => kept.table !== table);
}

function write(seats: KeptSeat[]): void {
  keptSeats.value = seats;
  keep(KEPT, seats);
}
