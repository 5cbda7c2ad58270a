// What a person can choose on this device, and what was chosen before.

import { keep, load } from "./device";
import { preferred } from "./texts/languages";

export type Theme = "auto" | "light" | "dark";
export type Pack = "four" | "two";
/** How long a finished trick stays. */
export type Stay = "short" | "long" | "tap";

export interface Settings {
  language: string;
  theme: Theme;
  pack: Pack;
  stay: Stay;
  /** A card is played by the second tap, not by the first. */
  twice: boolean;
  chat: boolean;
  name: string;
}

/** Under which name this device keeps it. */
export const KEPT = "lasttrick.settings";

export function readSettings(): Settings {
  const chosen: Settings = {
    language: preferred(navigator.languages ?? []),
    theme: "auto",
    pack: "four",
    stay: "short",
    twice: false,
    chat: true,
    name: "",
  };
  return { ...chosen, ...load<Partial<Settings>>(KEPT, {}) };
}

export function keepSettings(chosen: Settings): void {
  keep(KEPT, chosen);
}
