// Who wins the trick that decides: all hands open, and one button for each player.

import { say } from "../language";
import { told } from "../texts/narration";
import { LaidRow, Row } from "./cards";
import { namesOf, orderFrom } from "./names";
import type { Judged, Question } from "./questions";
import { Told } from "./told";

/** The key of the question from which another one differs in a suit. */
function unchanged(key: string): string {
  return key === "fixed-2" ? "fixed-1" : key.slice(0, -1);
}

export function WinnerQuestion({
  question,
  judged,
  latest,
  busy,
  onAnswer,
}: {
  question: Question;
  judged: Judged | null;
  latest: string;
  busy: boolean;
  onAnswer(seat: number): void;
}) {
  const names = namesOf(question);
  const order = orderFrom(question.leader, question);
  const { changed, key, trick, tricks, finished, log } = question;
  return (
    <>
      {changed && latest === unchanged(key) && (
        <Told
          names={names}
          lines={({ texts, faces }) => [
            texts.say("practice-changed", {
              old: faces.card(changed[0]),
              new: faces.card(changed[1]),
            }),
          ]}
        />
      )}
      <Told names={names} lines={({ telling }) => told(log, finished).map((l) => l.say(telling))} />
      {order
        .filter((seat) => question.hands[seat]?.length)
        .map((seat) => (
          <Row key={seat} title={names[seat] ?? ""} cards={question.hands[seat] ?? []} />
        ))}
      {question.laid.length > 0 && (
        <LaidRow
          title={say("practice-web-table")}
          plays={question.laid}
          names={names}
          winner={judged ? (judged.answer as number) : null}
        />
      )}
      {!question.laid.length && (
        <Told
          names={names}
          lines={({ telling }) => [telling.does("event-leads-first", question.leader)]}
        />
      )}
      <h2>
        {trick === tricks ? say("practice-web-last-trick") : say("practice-web-winner", { trick })}
      </h2>
      {!judged && (
        <div class="letters">
          {order.map((seat) => (
            <button type="button" key={seat} disabled={busy} onClick={() => onAnswer(seat)}>
              {names[seat]}
            </button>
          ))}
        </div>
      )}
      {judged?.trick && (
        <div class="why-told">
          <LaidRow
            title={say("web-trick-number", { trick })}
            plays={judged.trick.plays}
            names={names}
            winner={judged.trick.winner}
          />
          <Told
            names={names}
            lines={({ telling }) => (judged.trick ? [telling.trickWon(judged.trick)] : [])}
          />
          {!judged.right && judged.note && <p>{say(judged.note)}</p>}
        </div>
      )}
    </>
  );
}
