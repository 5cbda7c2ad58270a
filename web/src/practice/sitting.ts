// What every sitting of practice has: a question, what was said to its answer, and the tally.

import { signal } from "@preact/signals";
import { whyNot } from "../table/refusing";
import { Refusing } from "../wire/api";
import { Keeping } from "./keeping";
import { type Answer, type Judged, judge, type Question, type Wanted } from "./questions";

export class Sitting {
  readonly question = signal<Question | null>(null);
  /** Whether the question was answered wrongly before. */
  readonly again = signal(false);
  readonly judged = signal<Judged | null>(null);
  readonly trouble = signal("");
  readonly busy = signal(false);
  readonly keeping: Keeping;
  /** How many questions and moments have been shown. */
  number = 0;

  constructor(readonly wanted: Wanted) {
    this.keeping = new Keeping(wanted.kind);
  }

  /** Judge an answer, and keep it. */
  async answer(answer: Answer): Promise<void> {
    const question = this.question.value;
    if (!question || this.judged.value) return;
    await this.asking(async () => {
      const judged = await judge(this.wanted, question.key, answer);
      if (!judged) return;
      this.keeping.answered(question.key, judged.right);
      this.judged.value = judged;
      this.counted(judged);
    });
  }

  /** An answer has been judged. */
  protected counted(_: Judged): void {}

  protected show(question: Question | null, again = false): void {
    this.number += 1;
    this.again.value = again;
    this.judged.value = null;
    this.question.value = question;
  }

  protected async asking(work: () => Promise<void>): Promise<void> {
    if (this.busy.value) return;
    this.busy.value = true;
    this.trouble.value = "";
    try {
      await work();
    } catch (error) {
      this.trouble.value = error instanceof Refusing ? whyNot(error.refusal) : String(error);
    } finally {
      this.busy.value = false;
    }
  }
}
