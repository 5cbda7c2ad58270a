// Playing a card of the hand, once it is told which may be played. One that may not be is refused
// with the reason, and another one is chosen.

import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { say } from "../language";
import type { Card, Move } from "../wire/protocol";
import { Pick } from "./cards";
import { namesOf } from "./names";
import type { Judged, Question } from "./questions";
import { Told } from "./told";

export function ChooseCard({
  question,
  judged,
  busy,
  first,
  onPlay,
}: {
  question: Question;
  judged: Judged | null;
  busy: boolean;
  /** The button that takes the focus once an answer is judged. */
  first: RefObject<HTMLButtonElement | null>;
  /** Plays a card; null lets a careful player choose. */
  onPlay(move: Move | null): void;
}) {
  const [chosen, setChosen] = useState<Card | null>(null);
  const me = question.seat ?? 0;
  const moves = (judged?.legal ?? question.legal).filter((move) => move.type === "play");
  const ways = moves.filter((move) => move.card === chosen);
  const only = moves.length === 1 ? moves[0] : undefined;
  const choose = (card: Card) => {
    const [way, other] = moves.filter((move) => move.card === card);
    setChosen(card);
    if (way && !other && !busy) onPlay(way);
  };
  return (
    <div class="choose-card">
      <h2>{say(question.laid.length ? "practice-web-play" : "practice-web-lead")}</h2>
      <Pick
        cards={question.hands[me] ?? []}
        chosen={chosen === null ? [] : [chosen]}
        right={null}
        onToggle={choose}
      />
      {chosen !== null && !ways.length && judged && (
        <div class="why-told" role="alert">
          <Told
            names={namesOf(question)}
            me={me}
            lines={({ texts, faces, telling }) => {
              const reason = judged.why[chosen];
              return [
                reason
                  ? telling.refusal(reason)
                  : texts.say("legal-revoke", { card: faces.card(chosen) }),
              ];
            }}
          />
        </div>
      )}
      <div class="row row-middle">
        {ways.length > 1 &&
          ways.map((move) => (
            <button
              key={String(move.down)}
              type="button"
              class="primary"
              disabled={busy}
              onClick={() => onPlay(move)}
            >
              {say(move.down ? "web-lay-down" : "web-lay-up")}
            </button>
          ))}
        <button type="button" ref={first} disabled={busy} onClick={() => onPlay(only ?? null)}>
          {say(only ? "practice-web-go-on" : "practice-web-bot")}
        </button>
      </div>
    </div>
  );
}
