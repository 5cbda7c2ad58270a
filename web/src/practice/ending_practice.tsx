// Who wins the trick that decides, and what a deal is worth: ten questions, and how they went.

import { useEffect, useMemo, useState } from "preact/hooks";
import { say } from "../language";
import { CardsQuestion } from "./cards_question";
import { COUNT, EndingSitting } from "./ending_sitting";
import { PointsQuestion } from "./points_question";
import { QuestionPanel } from "./question_panel";
import type { Wanted } from "./questions";
import { useFocus } from "./using_focus";
import { TallyLine, Verdict } from "./verdict";
import { WinnerQuestion } from "./winner_question";

export function EndingPractice({ wanted }: { wanted: Wanted }) {
  const sitting = useMemo(() => new EndingSitting(wanted), []);
  const [begun, setBegun] = useState(false);
  const { place, next } = useFocus<HTMLButtonElement>(sitting);
  useEffect(() => {
    void sitting.next().then(() => setBegun(true));
  }, []);
  const question = sitting.question.value;
  const judged = sitting.judged.value;
  const busy = sitting.busy.value;
  const { asked, right } = sitting.done.value;
  const given = { question: question as NonNullable<typeof question>, judged, busy };
  const onAnswer = (answer: string[] | number) => void sitting.answer(answer);
  if (sitting.over.value) return <Summed sitting={sitting} />;
  return (
    <QuestionPanel sitting={sitting} place={place} begun={begun}>
      {question && (
        <p class="soft">
          {say("practice-web-question", { number: asked + (judged ? 0 : 1), count: COUNT })}{" "}
          {right > 0 && say("practice-web-so-far", { right })}
        </p>
      )}
      {question && sitting.again.value && <p class="soft">{say("practice-again")}</p>}
      {question?.asks === "winner" && (
        <WinnerQuestion key={sitting.number} {...given} latest={sitting.latest} onAnswer={onAnswer} />
      )}
      {question?.asks === "points" && (
        <PointsQuestion key={sitting.number} {...given} onAnswer={onAnswer} />
      )}
      {question?.asks === "card" && (
        <CardsQuestion key={sitting.number} {...given} onAnswer={onAnswer} />
      )}
      <Verdict sitting={sitting} />
      {(judged || sitting.trouble.value) && (
        <button
          type="button"
          class="primary large"
          ref={next}
          disabled={busy}
          onClick={() => void sitting.next()}
        >
          {say(asked < COUNT ? "practice-web-next" : "practice-web-sum-up")}
        </button>
      )}
    </QuestionPanel>
  );
}

/** How the ten questions went. */
function Summed({ sitting }: { sitting: EndingSitting }) {
  const { asked, right } = sitting.done.value;
  return (
    <section class="panel question summed" role="status">
      <h2>{say("practice-web-sitting", { right, count: asked })}</h2>
      <TallyLine sitting={sitting} />
      <button type="button" class="primary large" onClick={() => void sitting.more()}>
        {say("practice-web-more")}
      </button>
    </section>
  );
}
