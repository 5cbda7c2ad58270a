// Which names can stand on a sheet: those that `lasttrick score` takes too.

export const LONGEST_NAME = 24;

const WORDS = new Set(
  "? h help undo change sheet score rules back void q quit exit".split(" "),
);

export type NameFault = "long" | "taken" | "reserved" | "other";

/** A name without spaces too many, its letters composed. */
export function tidy(name: string): string {
  return name.trim().replace(/\s+/g, " ").normalize("NFC");
}

/** Why a name cannot stand on the sheet; null when it can. */
export function nameFault(name: string, taken: readonly string[]): NameFault | null {
  if (!name || /[,\p{C}]/u.test(name)) return "other";
  if ([...name].length > LONGEST_NAME) return "long";
  const plain = name.toLowerCase();
  if (WORDS.has(plain) || /^\p{Nd}+$/u.test(name.replaceAll(" ", ""))) return "reserved";
  return taken.some((other) => other.toLowerCase() === plain) ? "taken" : null;
}
