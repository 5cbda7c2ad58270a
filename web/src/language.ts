// The language that is spoken now. Its texts come once; what it lacks is said in English.

import { computed, effect, signal } from "@preact/signals";
import { settings } from "./settings";
import { Texts } from "./texts/texts";
import { at } from "./wire/root";

const loaded = signal<Record<string, Texts>>({});
const asked = new Set<string>();

/** The texts of the chosen language; null until they are there. */
export const texts = computed<Texts | null>(() => {
  const { language } = settings.value;
  return loaded.value[language] ?? last.peek();
});
const last = signal<Texts | null>(null);

/** Say a message in the language of now. */
export function say(message: string, args?: Record<string, string | number>): string {
  return texts.value?.say(message, args) ?? "";
}

async function fetchLanguage(language: string): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  try {
    const answer = await fetch(at(`locale/${language}.json`));
    const { messages } = (await answer.json()) as { messages: string };
    const spoken = new Texts(language, messages, (message, args) => {
      if (language === "en") return message;
      void fetchLanguage("en");
      return loaded.value["en"]?.say(message, args) ?? "";
    });
    last.value = spoken;
    loaded.value = { ...loaded.value, [language]: spoken };
  } catch {
    asked.delete(language);
    setTimeout(() => void fetchLanguage(language), 3000);
  }
}

export function followLanguage(): void {
  effect(() => void fetchLanguage(settings.value.language));
}
