// What stands round every question: that it is being fetched, that there is none, and the tally.

import type { ComponentChildren, RefObject } from "preact";
import { say } from "../language";
import type { Sitting } from "./sitting";
import { TallyLine } from "./verdict";

interface Panel {
  sitting: Sitting;
  /** Takes the focus with each new question. */
  place: RefObject<HTMLElement | null>;
  begun: boolean;
  children: ComponentChildren;
}

export function QuestionPanel({ sitting, place, begun, children }: Panel) {
  const nothing = begun && !sitting.question.value && !sitting.trouble.value;
  return (
    <section
      class="panel question"
      ref={place}
      tabIndex={-1}
      aria-busy={sitting.busy.value}
      aria-label={say(`practice-web-${sitting.wanted.kind}`)}
    >
      {!begun && <p class="soft">{say("web-wait")}</p>}
      {nothing && <p>{say("practice-web-nothing")}</p>}
      {children}
      <TallyLine sitting={sitting} />
    </section>
  );
}
