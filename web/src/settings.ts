// What a person has chosen on this device. Nothing of it leaves it.

import { effect, signal } from "@preact/signals";
import { keepSettings, readSettings, type Settings } from "./chosen";

export type { Pack, Settings, Stay, Theme } from "./chosen";

export const settings = signal<Settings>(readSettings());

export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Write choices down, and show them on the page. */
export function followSettings(): void {
  effect(() => {
    const { theme, pack, language } = settings.value;
    keepSettings(settings.value);
    const page = document.documentElement;
    page.lang = language;
    page.dataset["theme"] = theme;
    page.dataset["pack"] = pack;
  });
}
