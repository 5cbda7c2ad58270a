// The two ways in which this device speaks: cards as faces to be seen, and in words to be heard.

import { computed } from "@preact/signals";
import { texts } from "../language";
import { Faces } from "../texts/faces";
import { Telling } from "../texts/telling";
import type { Card } from "../wire/protocol";
import { dealNames, tableNames } from "./names";
import type { TableState, Voice } from "./state";

export const seen = computed<Voice | null>(() =>
  texts.value ? { texts: texts.value, faces: new Faces(texts.value) } : null,
);
export const heard = computed<Voice | null>(() =>
  texts.value ? { texts: texts.value, faces: new Faces(texts.value, "words") } : null,
);

export function words(card: Card | null): string {
  return heard.value?.faces.card(card) ?? "";
}

/** What tells of the seats of the deal, to be seen or to be heard. */
export function ofDeal(state: TableState, by = seen): Telling | null {
  const [voice, table, deal] = [by.value, state.table.value, state.deal.value];
  if (!voice || !table || !deal) return null;
  return new Telling(voice.texts, voice.faces, dealNames(table, deal), deal.seat);
}

/** What tells of the seats of the table. */
export function ofTable(state: TableState): Telling | null {
  const [voice, table] = [seen.value, state.table.value];
  if (!voice || !table) return null;
  return new Telling(voice.texts, voice.faces, tableNames(table), state.you.value.seat);
}
