// What a seat is asked beside playing, as buttons: new cards, claims, dry cards, flags, a look at
// the bottom card, and going on after a trick.

import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../language";
import { settings } from "../settings";
import type { Deal, Move } from "../wire/protocol";
import { Icon } from "../widgets/icon";
import { Sheet } from "../widgets/sheet";
import { InWords } from "./in_words";
import { dealNames } from "./names";
import type { TableState } from "./state";
import { heard, ofDeal } from "./voice";

type Declared = Extract<Move, { type: "declare" }>;

/** An only answer is no question: it gives itself after so many milliseconds. */
const OF_ITSELF = 450;

export function Asking({ state }: { state: TableState }) {
  const deal = state.deal.value;
  const first = useRef<HTMLButtonElement>(null);
  const mine = state.myTurn.value;
  const asked = deal !== null && mine && deal.phase !== "play" && deal.phase !== "cut";
  const answers = (deal?.legal ?? []).filter((move): move is Declared => move.type === "declare");
  const goesOn = state.pace.staying.value && settings.value.stay === "tap";
  const only = asked && answers.length === 1 && answers[0]?.what === "pass";

  useEffect(() => {
    if (!only) return;
    const timer = setTimeout(() => void state.move({ type: "declare", what: "pass" }), OF_ITSELF);
    return () => clearTimeout(timer);
  }, [only, deal?.log.length]);

  useEffect(() => {
    const focused = document.activeElement;
    const free = !focused || focused.matches("body, h1, .mine *");
    if (free && (goesOn || (asked && !only))) first.current?.focus();
  }, [asked && deal.phase, only, goesOn]);

  const [telling, spoken] = [ofDeal(state), ofDeal(state, heard)];
  if (!deal || !telling || !spoken) return null;
  if (goesOn) {
    return (
      <div class="asking">
        <button ref={first} type="button" class="primary" onClick={() => state.pace.goOn()}>
          {say("web-go-on")}
        </button>
      </div>
    );
  }
  if (!mine || only || !answers.length) return null;
  return (
    <div class="asking" role="group" aria-label={asked ? say(`ask-${deal.phase}`) : say("web-also")}>
      {answers.map((answer, index) => (
        <button
          key={`${answer.what} ${answer.card ?? ""} ${answer.against ?? ""}`}
          ref={index === 0 ? first : undefined}
          type="button"
          class={answer.what === "pass" ? "quiet" : "declare"}
          aria-disabled={state.moving.value}
          onClick={() => {
            const { what, card, against } = answer;
            void state.move({
              type: "declare",
              what,
              ...(card == null ? {} : { card }),
              ...(against == null ? {} : { against }),
            });
          }}
        >
          <InWords
            seen={telling.choice(answer, deal.dry_times)}
            heard={spoken.choice(answer, deal.dry_times)}
          />
        </button>
      ))}
    </div>
  );
}

/** Whether one may accuse somebody of a revoke now. */
export function flags(deal: Deal): boolean {
  return (
    deal.may_flag &&
    (deal.trick.length > 0 || deal.tricks.length > 0) &&
    deal.seat !== null &&
    (deal.phase === "play" || deal.phase === "flag")
  );
}

/** Accusing somebody of a revoke, at any time of the play. */
export function FlagButton({ state, deal }: { state: TableState; deal: Deal }) {
  const [open, setOpen] = useState(false);
  const table = state.table.value;
  const telling = ofDeal(state);
  if (!table || !telling || !flags(deal) || deal.phase === "flag") return null;
  const accused = new Set(
    deal.log.map((event) =>
      event.event === "declare" && event.what === "flag" && event.seat === deal.seat
        ? event.against
        : null,
    ),
  );
  return (
    <>
      <button type="button" class="small" onClick={() => setOpen(true)}>
        <Icon name="flag" /> {say("web-flag")}
      </button>
      {open && (
        <Sheet title={say("web-flag-title")} onClose={() => setOpen(false)}>
          <p>{say("web-flag-text")}</p>
          <div class="column">
            {dealNames(table, deal).map((_, against) =>
              against === deal.seat || accused.has(against) ? null : (
                <button
                  key={against}
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    void state.send({ type: "declare", what: "flag", against });
                  }}
                >
                  {telling.choice({ type: "declare", what: "flag", against }, null)}
                </button>
              ),
            )}
          </div>
        </Sheet>
      )}
    </>
  );
}
