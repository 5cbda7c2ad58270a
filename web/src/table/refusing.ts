// Why something was refused, in words.

import { say, texts } from "../language";
import type { Refusal } from "../wire/protocol";
import type { TableState } from "./state";
import { ofDeal, seen } from "./voice";

/** Codes that have a sentence of their own in the browser's texts. */
const OWN = new Set([
  "web/not-a-card",
  "command/too-fast",
  "command/too-long",
  "seat/taken",
  "seat/not-yours",
  "seat/none",
  "seat/bad-name",
  "seat/new-secret",
  "host/only",
  "table/not-now",
  "table/closed",
  "table/full",
  "table/not-found",
  "chat/off",
  "hint/off",
  "hint/not-now",
  "store/unavailable",
  "line/none",
  "record/not-found",
  "option/exclude",
]);

export function whyNot(refusal: Refusal, state?: TableState, by = seen): string {
  const { code, facts = {} } = refusal;
  if (code.startsWith("play/")) {
    const telling = state && ofDeal(state, by);
    if (telling && texts.value?.has(`refused-${code.slice(5)}`)) return telling.refusal(refusal);
  }
  if (OWN.has(code)) {
    const typed = facts["typed"];
    const kind = code.replace("/", "-");
    return say(`web-refused-${kind}`, {
      typed: typeof typed === "string" ? typed : "",
    });
  }
  return refusal.message || say("web-refused-other", { code });
}
