// What a person has chosen on this device. Nothing of it leaves it.

import { effect, signal } from "@preact/signals";
import { LANGUAGES } from "./texts/texts";

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

const KEPT = "lasttrick.settings";

export const settings = signal<Settings>(read());

export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

function read(): Settings {
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

/** The first language of the browser that there is; English without one. */
export function preferred(wanted: readonly string[]): string {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => code in LANGUAGES) ?? "en";
}

export function load<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing plays all the same; it only forgets.
  }
}

/** Write choices down, and show them on the page. */
export function followSettings(): void {
  effect(() => {
    const { theme, pack, language } = settings.value;
    keep(KEPT, settings.value);
    const page = document.documentElement;
    page.lang = language;
    page.dataset["theme"] = theme;
    page.dataset["pack"] = pack;
  });
}
