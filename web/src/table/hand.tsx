// My hand. Cards that may be played stand up and carry a notch; another card says why it waits.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { CardBack, CardFace } from "../cards/face";
import { readTyped } from "../cards/typed";
import { useKeys } from "../keys";
import { say, texts } from "../language";
import { settings } from "../settings";
import { letterOf } from "../texts/faces";
import type { Card, Deal } from "../wire/protocol";
import { Confirm } from "../widgets/sheet";
import { HintPanel, HintTag } from "./hint";
import type { TableState } from "./state";
import { heard, ofDeal, words } from "./voice";

/** The card that was touched first, where two touches play; or that waits to be laid up or down. */
const raised = signal<Card | null>(null);
const asksHow = signal<Card | null>(null);
const revoke = signal<Card | null>(null);
const typed = signal("");

interface Ways {
  up: boolean;
  down: boolean;
}

function waysOf(deal: Deal, card: Card): Ways {
  const plays = deal.legal.filter((move) => move.type === "play" && move.card === card);
  return {
    up: plays.some((move) => move.type === "play" && !move.down),
    down: plays.some((move) => move.type === "play" && move.down),
  };
}

function lay(state: TableState, card: Card, down: boolean): void {
  raised.value = asksHow.value = null;
  void state.move({ type: "play", card, ...(down ? { down } : {}) });
}

/** Do what a touch of a card means now. */
export function touch(state: TableState, card: Card, { down = false, sure = false } = {}): void {
  const deal = state.deal.value;
  if (!deal || state.moving.value) return;
  const ways = waysOf(deal, card);
  if (deal.turn !== deal.seat || deal.phase === "over") {
    raised.value = raised.value === card ? null : card;
    if (deal.phase !== "over") state.refusal.value = { code: "play/not-your-turn" };
    return;
  }
  if (!ways.up && !ways.down) {
    if (deal.revokes.includes(card)) revoke.value = card;
    else state.refusal.value = deal.why[card] ?? { code: "play/answer-first" };
    return;
  }
  state.refusal.value = null;
  if (settings.value.twice && !sure && raised.value !== card) {
    raised.value = card;
    return;
  }
  if (ways.up && ways.down && !down) asksHow.value = asksHow.value === card ? null : card;
  else lay(state, card, ways.down && (down || !ways.up));
}

function labelOf(deal: Deal, card: Card, state: TableState): string {
  if (deal.seat === null || deal.turn !== deal.seat || deal.phase !== "play") return words(card);
  const ways = waysOf(deal, card);
  if (ways.up && ways.down) return say("web-card-either", { card: words(card) });
  if (ways.up) return say("web-card-may", { card: words(card) });
  if (ways.down) return say("web-card-down", { card: words(card) });
  const why = deal.why[card];
  const reason = why ? (ofDeal(state, heard)?.refusal(why) ?? "") : "";
  return say("web-card-not", { card: words(card), reason });
}

export function Hand({ state }: { state: TableState }) {
  const deal = state.deal.value;
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const hand = deal?.hand ?? [];
  const current = Math.min(at, Math.max(0, hand.length - 1));

  useTyping(state);

  if (!deal || deal.seat === null || deal.phase === "cut") return null;
  // While a card is on its way none looks as if it could be played.
  const mine = deal.turn === deal.seat && deal.phase === "play" && !state.moving.value;
  const count = hand.length;
  const step = `minmax(0, calc(var(--card) * 1.06)) `;

  const keys = (event: KeyboardEvent, index: number, card: Card) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(count - 1, to));
      setAt(next);
      list.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
    } else if (event.key === "Enter" && event.shiftKey) {
      event.preventDefault();
      touch(state, card, { down: true, sure: true });
    }
  };

  return (
    <section class="hand-area" aria-label={say("web-your-hand")}>
      <HintPanel state={state} deal={deal} />
      <HowToLay state={state} deal={deal} />
      <ul
        ref={list}
        class="hand"
        data-turn={mine}
        style={{ gridTemplateColumns: step.repeat(Math.max(0, count - 1)) + "var(--card)" }}
      >
        {hand.map((card, index) => {
          const ways = waysOf(deal, card);
          const may = mine && (ways.up || ways.down);
          return (
            <li
              key={card}
              style={{
                "--turn": `${(index - (count - 1) / 2) * 2.2}deg`,
                "--sink": `${Math.abs(index - (count - 1) / 2) ** 2 * 1.1}px`,
              }}
            >
              <button
                type="button"
                class="hand-card"
                data-at={index}
                data-card={card}
                data-may={may}
                data-not={mine && !may}
                data-raised={raised.value === card || asksHow.value === card}
                data-down={may && !ways.up}
                aria-disabled={mine && !may && !deal.revokes.includes(card)}
                data-focus-home={index === current}
                tabIndex={index === current ? 0 : -1}
                onFocus={() => setAt(index)}
                onKeyDown={(event) => keys(event, index, card)}
                onClick={() => touch(state, card)}
              >
                <CardFace card={card} />
                <span class="only-read">{labelOf(deal, card, state)}</span>
                <HintTag state={state} card={card} />
                {may && !ways.up && (
                  <span class="lies-down" aria-hidden="true">
                    <CardBack />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {deal.aside && (
        <div class="aside-card">
          <CardFace card={deal.aside} />
          <span>{say("web-aside")}</span>
          <span class="only-read">{words(deal.aside)}</span>
        </div>
      )}
      {typed.value && (
        <p class="typed" aria-live="polite">
          <kbd>{typed.value}</kbd> {say("web-typed-enter")}
        </p>
      )}
      {revoke.value && (
        <Confirm
          title={say("web-revoke-title")}
          text={say("web-revoke-text")}
          yes={say("web-revoke-yes")}
          onYes={() => {
            const card = revoke.peek();
            if (card) lay(state, card, false);
          }}
          onClose={() => {
            revoke.value = null;
          }}
        />
      )}
    </section>
  );
}

/** Face up or face down, where the rules leave it open. */
function HowToLay({ state, deal }: { state: TableState; deal: Deal }) {
  const card = asksHow.value;
  const first = useRef<HTMLButtonElement>(null);
  const ways = card ? waysOf(deal, card) : null;
  const open = card !== null && ways?.up && ways.down && deal.turn === deal.seat;
  useEffect(() => {
    if (open) first.current?.focus();
  }, [open, card]);
  if (!open) return null;
  return (
    <div class="how" role="group" aria-label={words(card)}>
      <button ref={first} type="button" class="primary" onClick={() => lay(state, card, false)}>
        {say("web-lay-up")}
      </button>
      <button type="button" onClick={() => lay(state, card, true)}>
        {say("web-lay-down")}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          asksHow.value = null;
          document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
        }}
      >
        {say("web-cancel")}
      </button>
    </div>
  );
}

/** Cards typed anywhere on the page, `10c` and Enter, where no field is meant. */
function useTyping(state: TableState): void {
  const key = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, textarea, select, dialog")) return;
    const hand = state.deal.value?.hand ?? [];
    if (!hand.length) return;
    if (/^[0-9a-zA-Z♣♦♥♠*]$/.test(event.key)) {
      typed.value = (typed.value + event.key.toUpperCase()).slice(-4);
    } else if (!typed.value) {
      return;
    } else if (event.key === "Backspace") {
      typed.value = typed.value.slice(0, -1);
    } else if (event.key === "Escape") {
      typed.value = "";
    } else if (event.key === "Enter") {
      event.preventDefault();
      const spoken = texts.value;
      const letters = Object.fromEntries(
        spoken ? [..."AKQJT"].map((rank) => [rank, letterOf(rank, spoken)]) : [],
      );
      const read = readTyped(typed.value, hand, letters);
      if (read) touch(state, read.card, { down: read.down, sure: true });
      else state.refusal.value = { code: "web/not-a-card", facts: { typed: typed.value } };
      typed.value = "";
    }
  };
  useKeys(key, [state], { first: true });
  useEffect(
    () => () => {
      typed.value = "";
    },
    [state],
  );
}
