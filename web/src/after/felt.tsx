// The trick in the middle with everyone around it, at one moment of a deal.

import { CardBack, CardFace } from "../cards/face";
import { say } from "../language";
import { Cowrie } from "../table/chair";
import { STAR } from "../table/felt";
import { lying, places } from "../table/places";
import { words } from "../table/voice";
import { isHidden } from "../texts/faces";
import type { Deal, Seat, Trick } from "../wire/protocol";
import { Icon } from "../widgets/icon";
import type { ReplayState } from "./state";

/** The trick that this step has finished, which still lies there. */
function finishedBy(state: ReplayState): Trick | null {
  const deal = state.step.value?.deal;
  const before = state.steps.value[state.at.value - 1]?.deal;
  if (!deal || !before || deal.tricks.length === before.tricks.length) return null;
  return deal.tricks.at(-1) ?? null;
}

export function ReplayFelt({ state }: { state: ReplayState }) {
  const deal = state.step.value?.deal;
  if (!deal) return null;
  const view = state.view.value;
  const around = places(deal.playing.length, view === "all" ? 0 : view);
  const finished = finishedBy(state);
  const plays = finished?.plays ?? deal.trick;
  const best = finished?.winner ?? deal.holder;
  const names = state.names.value;
  return (
    <section class="felt replay-felt" aria-label={say("web-table")} data-seats={deal.playing.length}>
      <ul class="chairs">
        {around.map(({ seat, x, y }) => (
          <li
            key={seat}
            class="chair"
            data-turn={deal.turn === seat && !deal.result}
            data-out={deal.out.includes(seat)}
            style={{ left: `${x}%`, top: `${y}%`, translate: `${-x}% ${-y}%` }}
          >
            <Sitter state={state} seat={seat} deal={deal} />
          </li>
        ))}
      </ul>
      <div class="trick" data-ended={finished !== null}>
        <svg class="way" data-step={deal.step} viewBox="0 0 48 48" role="img">
          <title>
            {say(deal.step === 1 ? "web-goes-clockwise" : "web-goes-counterclockwise")}
          </title>
          <path d="M6 24a18 18 0 0 1 30-13.4M36.5 4v7.2h-7.2M42 24a18 18 0 0 1-30 13.4M11.5 44v-7.2h7.2" />
        </svg>
        <ol class="laid" aria-label={say("web-trick-cards")}>
          {plays.map((play) => {
            const place = around.find((each) => each.seat === play.seat);
            return (
              <li
                key={`${deal.tricks.length - (finished ? 1 : 0)}-${play.seat}`}
                class="laid-card"
                data-best={play.seat === best}
                data-down={play.down ?? false}
                style={lying(place)}
              >
                {isHidden(play.card) ? <CardBack /> : <CardFace card={play.card} />}
                <span class="only-read">{`${names[play.seat]}: ${words(play.card)}`}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function Sitter({ state, seat, deal }: { state: ReplayState; seat: Seat; deal: Deal }) {
  const name = state.names.value[seat] ?? "";
  const bot = state.replay.value?.seats[seat]?.kind === "bot";
  const won = deal.won[seat] ?? 0;
  return (
    <>
      <span class={`disc ${bot ? "disc-bot" : "disc-person"} tint-${seat % 8}`}>
        {bot ? <Icon name="bot" /> : Array.from(name)[0]?.toUpperCase()}
      </span>
      <span class="who">
        <span class="name">{name}</span>
        <span class="marks">
          {deal.dealer === seat && (
            <span class="mark" title={say("web-dealer")}>
              <Cowrie />
              <span class="only-read">{say("web-dealer")}</span>
            </span>
          )}
          {deal.out.includes(seat) && <span class="badge">{say("web-out")}</span>}
          {deal.turn === seat && !deal.result && (
            <span class="only-read">{say("web-to-play")}</span>
          )}
        </span>
        <span class="facts">
          {won > 0 && (
            <span class="fact">
              <i class="mini-trick" aria-hidden="true" />
              <span aria-hidden="true">{won}</span>
              <span class="only-read">{say("web-tricks-won", { count: won })}</span>
            </span>
          )}
        </span>
      </span>
    </>
  );
}

/** The hands of everyone, or of one seat and the backs of the others. */
export function Hands({ state }: { state: ReplayState }) {
  const step = state.step.value;
  if (!step) return null;
  const { deal, hands, asides } = step;
  return (
    <section class="replay-hands" aria-label={say("web-replay-hands")}>
      <ul>
        {hands.map((hand, seat) => {
          const aside = asides[seat] ?? null;
          return (
            <li key={seat} data-turn={deal.turn === seat && !deal.result}>
              <span class="hand-owner">
                <i class={`dot tint-${seat % 8}`} aria-hidden="true" />
                {state.names.value[seat]}
              </span>
              <span class="small-cards">
                {hand.map((card, place) => (
                  <SmallCard key={isHidden(card) ? place : card} card={card} />
                ))}
                {aside !== null && (
                  <span class="small-aside" title={say("web-aside")}>
                    <SmallCard card={aside} />
                    <span class="only-read">{say("web-aside")}</span>
                  </span>
                )}
                {!hand.length && aside === null && <span class="soft">–</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SmallCard({ card }: { card: string }) {
  return (
    <span class="small-card">
      {isHidden(card) ? <CardBack /> : <CardFace card={card} />}
      <span class="only-read">{words(card)} </span>
    </span>
  );
}

/** How far the deal is, in a line. */
export function Track({ state }: { state: ReplayState }) {
  const deal = state.step.value?.deal;
  if (!deal) return null;
  const finished = finishedBy(state) !== null;
  const on = Math.min(deal.tricks_in_all, deal.tricks.length + (finished || deal.result ? 0 : 1));
  const args = { trick: Math.max(1, on), tricks: deal.tricks_in_all };
  const decides = deal.deciding === on;
  return (
    <p class="replay-track">
      {decides && (
        <svg class="star" viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} />
        </svg>
      )}
      {say(decides ? "web-trick-decides" : "web-trick-of", args)}
    </p>
  );
}
