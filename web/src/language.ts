// The language that is spoken now. Its texts come once; what it lacks is said in English.

import { computed, effect, signal } from "@preact/signals";
import { settings } from "./settings";
import { messagesOf } from "./texts/ahead";
import { Texts } from "./texts/texts";

const loaded = signal<Record<string, Texts>>({});
const asked = new Set<string>();

/** The texts of the chosen language; null until they are there. */
export const texts = computed<Texts | null>(() => {
  const { language } = settings.value;
  return loaded.value[language] ?? last.peek();
});
const last = signal<Texts | null>(null);
const parts = new Map<string, Set<Texts>>();

/** The parts of the texts that some page has needed so far. */
export const partsNeeded = signal<readonly string[]>([]);

/** Say a message in the language of now. */
export function say(message: string, args?: Record<string, string | number>): string {
  return texts.value?.say(message, args) ?? "";
}

async function fetchLanguage(language: string): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  try {
    const spoken = new Texts(language, await messagesOf(language), (message, args) => {
      if (language === "en") return message;
      void fetchLanguage("en");
      return loaded.value["en"]?.say(message, args) ?? "";
    });
    for (const part of parts.keys()) await fetchPart(spoken, part);
    last.value = spoken;
    loaded.value = { ...loaded.value, [language]: spoken };
  } catch {
    asked.delete(language);
    setTimeout(() => void fetchLanguage(language), 3000);
  }
}

/** Have the texts come that only some pages need: now, and with every other language. */
export async function needTexts(part: string): Promise<void> {
  if (!parts.has(part)) {
    parts.set(part, new Set());
    partsNeeded.value = [...parts.keys()];
  }
  await Promise.all(Object.values(loaded.value).map((spoken) => fetchPart(spoken, part)));
}

async function fetchPart(spoken: Texts, part: string): Promise<void> {
  if (parts.get(part)?.has(spoken)) return;
  spoken.add(await messagesOf(spoken.language, part));
  parts.get(part)?.add(spoken);
}

/** Fetch the chosen language; say of the page which one it speaks, and which way it runs. */
export function followLanguage(): void {
  effect(() => void fetchLanguage(settings.value.language));
  effect(() => {
    if (!texts.value) return;
    const page = document.documentElement;
    page.lang = texts.value.language;
    page.dir = say("text-direction");
  });
}

/** Whether the page reads from the right to the left. */
export function rightToLeft(): boolean {
  return say("text-direction") === "rtl";
}
