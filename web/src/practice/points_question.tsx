// What a deal that is over brings somebody: its last tricks, or all of it, and a number to answer.

import { useState } from "preact/hooks";
import { say } from "../language";
import type { DealEvent } from "../wire/protocol";
import { LaidRow, Row } from "./cards";
import { Aside } from "./cards_question";
import { namesOf, orderFrom } from "./names";
import type { Judged, Question } from "./questions";
import { Told } from "./told";

const MOST = 9999;

/** What has to be known of a deal beside its tricks. */
function matters(event: DealEvent): boolean {
  if (event.event === "drop") return true;
  return event.event === "declare" && (event.what === "instant-win" || event.what === "redeal");
}

export function PointsQuestion({
  question,
  judged,
  busy,
  onAnswer,
}: {
  question: Question;
  judged: Judged | null;
  busy: boolean;
  onAnswer(points: number): void;
}) {
  const [typed, setTyped] = useState("0");
  const names = namesOf(question);
  const { chips, seat } = question;
  const name = names[seat ?? 0] ?? "";
  const points = /^[+-]?\d{1,6}$/.test(typed) ? Number(typed) : null;
  const counting = {
    deciding: question.deciding,
    tricks: question.tricks,
    sweep: question.finished.length,
    chips,
  };
  const step = (by: number) =>
    setTyped(String(Math.max(-MOST, Math.min(MOST, (points ?? 0) + by))));
  return (
    <>
      {orderFrom(0, question)
        .filter((one) => question.hands[one]?.length)
        .map((one) => (
          <Row key={one} title={names[one] ?? ""} cards={question.hands[one] ?? []} />
        ))}
      <Aside question={question} names={names} />
      <div class="tricks">
        {question.finished.map((trick, at) => (
          <LaidRow
            key={at}
            title={say("web-trick-number", { trick: question.trick + at })}
            plays={trick.plays}
            names={names}
            winner={trick.winner}
          />
        ))}
      </div>
      <Told
        names={names}
        lines={({ telling }) =>
          question.log.filter(matters).map((event) => telling.event(event, null) ?? "")
        }
      />
      <h2 id="points-asked">{say(chips ? "practice-ask-chips" : "practice-ask-points", { name })}</h2>
      {!judged && (
        <form
          class="points-answer"
          onSubmit={(event) => {
            event.preventDefault();
            if (points !== null) onAnswer(points);
          }}
        >
          <button type="button" aria-label="−1" onClick={() => step(-1)}>
            −
          </button>
          <input
            type="number"
            inputMode="numeric"
            aria-labelledby="points-asked"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="button" aria-label="+1" onClick={() => step(1)}>
            +
          </button>
          <button type="submit" class="primary" disabled={busy || points === null}>
            {say("practice-web-check")}
          </button>
        </form>
      )}
      {judged?.result && (
        <div class="why-told">
          <Told
            names={names}
            lines={({ telling, texts }) => [
              ...(judged.result ? telling.dealOver(judged.result, counting) : []),
              texts.say("practice-in-all", {
                name,
                amount: texts.say(chips ? "amount-chips" : "amount-points", {
                  sign: (judged.answer as number) < 0 ? "−" : "+",
                  count: Math.abs(judged.answer as number),
                }),
              }),
            ]}
          />
        </div>
      )}
    </>
  );
}
