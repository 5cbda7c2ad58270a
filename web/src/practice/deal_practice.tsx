// Which cards may be played: deals from the first card to the last, with open hands first.

import { useEffect, useMemo, useState } from "preact/hooks";
import { say } from "../language";
import { told } from "../texts/narration";
import { CardsQuestion, Moment } from "./cards_question";
import { ChooseCard } from "./choose_card";
import { DealSitting } from "./deal_sitting";
import { namesOf } from "./names";
import { QuestionPanel } from "./question_panel";
import type { Question, Wanted } from "./questions";
import { Told } from "./told";
import { useFocus } from "./using_focus";
import { Verdict } from "./verdict";

export function DealPractice({ wanted }: { wanted: Wanted }) {
  const sitting = useMemo(() => new DealSitting(wanted), []);
  const [begun, setBegun] = useState(false);
  const { place, next } = useFocus<HTMLButtonElement>(sitting);
  useEffect(() => {
    void sitting.begin(true).then(() => setBegun(true));
  }, []);
  const question = sitting.question.value;
  const judged = sitting.judged.value;
  const busy = sitting.busy.value;
  const again = sitting.again.value;
  const asks = question?.asks;
  return (
    <QuestionPanel sitting={sitting} place={place} begun={begun}>
      {question && (
        <p class="soft">
          {again
            ? say("practice-again")
            : say(sitting.opened ? "practice-deal-open" : "practice-deal-closed", {
                number: sitting.deal,
              })}
        </p>
      )}
      {question && !again && <Story question={question} from={sitting.toldBefore} />}
      {question && (asks === "any" || asks === "shown") && (
        <CardsQuestion
          key={sitting.number}
          question={question}
          judged={judged}
          busy={busy}
          onAnswer={(cards) => void sitting.answer(cards)}
        />
      )}
      {question && asks === "play" && <Moment question={question} />}
      {question && asks === "nothing" && <Ended question={question} />}
      <Verdict sitting={sitting} />
      {question && !again && (judged || asks === "play") && (
        <ChooseCard
          key={`choose ${sitting.number}`}
          question={question}
          judged={judged}
          busy={busy}
          first={next}
          onPlay={(move) => void sitting.play(move)}
        />
      )}
      {again && judged && (
        <button
          type="button"
          class="primary large"
          ref={next}
          disabled={busy}
          onClick={() => void sitting.next()}
        >
          {say("practice-web-go-on")}
        </button>
      )}
      {(asks === "nothing" || (begun && !question)) && (
        <div class="row row-middle">
          {([false, true] as const).map((opened) => (
            <button
              key={String(opened)}
              type="button"
              class={opened ? "large" : "primary large"}
              disabled={busy}
              onClick={() => void sitting.begin(opened)}
            >
              {say(opened ? "practice-web-open" : "practice-web-closed")}
            </button>
          ))}
        </div>
      )}
    </QuestionPanel>
  );
}

/** What has happened since the person played last. */
function Story({ question, from }: { question: Question; from: number }) {
  return (
    <div class="story-now">
      <Told
        names={namesOf(question)}
        me={question.seat}
        lines={({ telling }) =>
          told(question.log, question.finished)
            .slice(from)
            .map((line) => line.say(telling))
        }
      />
    </div>
  );
}

/** How the deal ended, what it was worth and why. */
function Ended({ question }: { question: Question }) {
  const { result, deciding, tricks, finished, chips } = question;
  if (!result) return null;
  return (
    <div class="why-told deal-ended">
      <Told
        names={namesOf(question)}
        me={question.seat}
        lines={({ telling }) =>
          telling.dealOver(result, { deciding, tricks, sweep: finished.length, chips })
        }
      />
    </div>
  );
}
