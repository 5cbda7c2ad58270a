// Texts that were asked for before the program that reads them was there: on a slow line that is
// one way to the server and back less.

import { BUILD } from "../wire/build";
import { at } from "../wire/root";

const asked = new Map<string, Promise<Response>>();

/** Where texts are. Those of another build are elsewhere, so these may be kept for good. */
export const pathOf = (language: string, part?: string): string =>
  `locale/${language}${part ? `/${part}` : ""}.json?build=${BUILD}`;

export function askAhead(language: string): void {
  const answer = fetch(at(pathOf(language)));
  // Whoever reads it learns of a failure; until then nobody does.
  answer.catch(() => {});
  asked.set(pathOf(language), answer);
}

/** The texts of a language, or of a part of it, in Fluent's own writing. */
export async function messagesOf(language: string, part?: string): Promise<string> {
  const path = pathOf(language, part);
  const answer = asked.get(path) ?? fetch(at(path));
  asked.delete(path);
  return ((await (await answer).json()) as { messages: string }).messages;
}
