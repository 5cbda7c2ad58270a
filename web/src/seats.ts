// The seats that are mine at tables, kept on this device: a secret proves each of them.

import { signal } from "@preact/signals";
import { keep, load } from "./device";
import type { Seat } from "./wire/protocol";

export interface KeptSeat {
  table: string;
  secret: string;
  seat: Seat | null;
  game: string;
  at: number;
}

const KEPT = "lasttrick.seats";
const LEFT = "lasttrick.seats.left";
const MOST = 100;

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

/** Seats that one got up from: their secrets still let their owner have themselves forgotten. */
export const leftSeats = signal<KeptSeat[]>(load<KeptSeat[]>(LEFT, []));

export function leaveSeat(table: string): void {
  const seat = keptSeats.value.find((kept) => kept.table === table);
  if (seat) writeLeft([seat, ...leftSeats.value].slice(0, MOST));
  forgetSeat(table);
}

export function dropLeft(seat: KeptSeat): void {
  writeLeft(leftSeats.value.filter((each) => each !== seat));
}

function writeLeft(seats: KeptSeat[]): void {
  leftSeats.value = seats;
  keep(LEFT, seats);
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
