// A hint: which card, why, and what each card promises. It is asked for, and gone with the turn.

import { useRef } from "preact/hooks";
import { useKeys } from "../keys";
import { say } from "../language";
import { HintTelling, percentOf } from "../texts/hints";
import type { Card, Deal, Hint } from "../wire/protocol";
import { Icon, IconButton } from "../widgets/icon";
import { InWords } from "./in_words";
import { dealNames } from "./names";
import type { TableState } from "./state";
import { heard, seen } from "./voice";

/** The hint that holds now; null while there is none, or hints are switched off. */
function hintOf(state: TableState): Hint | null {
  return state.table.value?.settings.hints === false ? null : state.hint.value;
}

/** Asking for a hint, by the button or F8. */
export function HintButton({ state, deal }: { state: TableState; deal: Deal }) {
  const off = state.table.value?.settings.hints === false;
  const there = deal.seat !== null && deal.phase === "play" && !off;
  const ask = (event: KeyboardEvent) => {
    if (event.key !== "F8" || (event.target as HTMLElement).closest("dialog")) return;
    event.preventDefault();
    void state.askHint();
  };
  useKeys(there ? ask : null, [state, there]);
  if (!there) return null;
  const may = state.myTurn.value && !state.hinting.value;
  return (
    <button
      type="button"
      class="small"
      data-hint-button
      aria-disabled={!may}
      aria-keyshortcuts="F8"
      onClick={() => void state.askHint()}
    >
      <Icon name="hint" /> {say("web-hint")}
    </button>
  );
}

/** The hint in sentences, above the hand. Escape closes it. */
export function HintPanel({ state, deal }: { state: TableState; deal: Deal }) {
  const hint = hintOf(state);
  const panel = useRef<HTMLElement>(null);
  const close = () => {
    const within = panel.current?.contains(document.activeElement);
    state.hint.value = null;
    if (within) document.querySelector<HTMLElement>("[data-hint-button]")?.focus();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !(event.target as HTMLElement).closest("dialog")) close();
  };
  useKeys(hint ? escape : null, [hint]);
  const [voice, aloud, table] = [seen.value, heard.value, state.table.value];
  if (!hint || !voice || !aloud || !table) return null;
  const names = dealNames(table, deal);
  const telling = new HintTelling(voice.texts, voice.faces, names);
  const spoken = new HintTelling(aloud.texts, aloud.faces, names);
  const chips = state.match.value?.stacks != null;
  // Where the tags of the cards say it all to the eye, the trick stays in sight instead.
  const onTags =
    new Set(hint.promises.map((each) => each.card)).size === hint.promises.length &&
    hint.promises.every((each) => each.points === undefined);
  return (
    <section ref={panel} class="hint" aria-label={say("web-hint")} tabIndex={0}>
      <header>
        <b>
          <InWords seen={telling.suggests(hint)} heard={spoken.suggests(hint)} />
        </b>
        <IconButton icon="close" label={say("web-hint-close")} onClick={close} />
      </header>
      {hint.reasons.map((reason) => (
        <p key={reason.kind}>
          <InWords
            seen={telling.reason(reason, hint.card)}
            heard={spoken.reason(reason, hint.card)}
          />
        </p>
      ))}
      <p class={onTags ? "only-read" : "soft"}>{say("hint-chances")}</p>
      <ul class={onTags ? "promises only-read" : "promises"}>
        {hint.promises.map((each) => (
          <li key={`${each.card} ${each.down ?? false}`}>
            <InWords seen={telling.promise(each, chips)} heard={spoken.promise(each, chips)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a card of the hand promises, and whether it is the one to play. */
export function HintTag({ state, card }: { state: TableState; card: Card }) {
  const hint = hintOf(state);
  const ways = hint?.promises.filter((each) => each.card === card) ?? [];
  if (!hint || !ways.length) return null;
  const best = hint.card === card;
  const percent = percentOf(Math.max(...ways.map((each) => each.win)));
  return (
    <span class="hint-tag" data-best={best}>
      {best && (
        <>
          <span aria-hidden="true">★ </span>
          <span class="only-read">{say("web-hint")} </span>
        </>
      )}
      {say("hint-percent", { percent })}
    </span>
  );
}
