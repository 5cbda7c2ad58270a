// What a person has chosen on this device. Nothing of it leaves it.

import { effect, signal } from "@preact/signals";
import { KEPT, keepSettings, readSettings, type Settings } from "./chosen";

export type { Pack, Settings, Stay, Theme } from "./chosen";

export const settings = signal<Settings>(readSettings());

export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Write choices down, show them on the page, and take over those made in another tab. */
export function followSettings(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === KEPT) settings.value = readSettings();
  });
  effect(() => {
    const { theme, pack } = settings.value;
    keepSettings(settings.value);
    const page = document.documentElement;
    page.dataset["theme"] = theme;
    page.dataset["pack"] = pack;
  });
}
