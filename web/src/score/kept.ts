// The sheets of this device. They are written down after every entry, and never leave it.

import { signal } from "@preact/signals";
import { keep, load } from "../device";
import { sheetIn } from "./link";
import type { Sheet } from "./sheet";

const KEPT = "lasttrick.sheets";
const MOST = 40;

export interface KeptSheet {
  id: string;
  /** When it was written last, in milliseconds since 1970. */
  at: number;
  sheet: Sheet;
}

export const keptSheets = signal<KeptSheet[]>(read());

export function sheetById(id: string): Sheet | null {
  return keptSheets.value.find((kept) => kept.id === id)?.sheet ?? null;
}

/** Write a sheet down; what another page of this device has written stays. */
export function keepSheet(id: string, sheet: Sheet): void {
  const others = read().filter((kept) => kept.id !== id);
  keptSheets.value = [{ id, at: Date.now(), sheet }, ...others].slice(0, MOST);
  keep(KEPT, keptSheets.value);
}

export function forgetSheet(id: string): void {
  keptSheets.value = read().filter((kept) => kept.id !== id);
  keep(KEPT, keptSheets.value);
}

export function newId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function read(): KeptSheet[] {
  const found = load<unknown>(KEPT, []);
  if (!Array.isArray(found)) return [];
  return found.flatMap((each: Partial<KeptSheet> | null) => {
    const sheet = sheetIn(each?.sheet);
    if (!sheet || typeof each?.id !== "string") return [];
    return [{ id: each.id, at: Number(each.at) || 0, sheet }];
  });
}
