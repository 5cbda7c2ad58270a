// The challenges and records of this device, each with what proves that it is ours.

import { signal } from "@preact/signals";
import { keep, load } from "./device";

export interface Keepsake {
  kind: "record" | "challenge" | "attempt";
  /** Of the record or the challenge. */
  id: string;
  /** What proves it; for an attempt that of the seat. */
  secret: string;
  game: string;
  at: number;
  /** The table at which a challenge was taken up. */
  table?: string;
}

const KEPT = "lasttrick.keepsakes";
const MOST = 100;

export const keepsakes = signal<Keepsake[]>(load<Keepsake[]>(KEPT, []));

export function keepKeepsake(keepsake: Omit<Keepsake, "at">): void {
  write([{ ...keepsake, at: Date.now() }, ...keepsakes.value].slice(0, MOST));
}

export function dropKeepsake(keepsake: Keepsake): void {
  write(keepsakes.value.filter((each) => each !== keepsake));
}

/** The challenge that is played at a table. */
export function challengeAt(table: string): Keepsake | undefined {
  return keepsakes.value.find((each) => each.kind === "attempt" && each.table === table);
}

function write(all: Keepsake[]): void {
  keepsakes.value = all;
  keep(KEPT, all);
}
