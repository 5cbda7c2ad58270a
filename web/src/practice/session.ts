// One sitting of practice: what comes back first, then new questions, and the tally of the answers.

import { type Signal, signal } from "@preact/signals";
import { whyNot } from "../table/refusing";
import { Refusing } from "../wire/api";
import { answered, due, forgotten, keepTally, readTally, type Tally } from "./progress";
import { type Answer, type Judged, judge, type Question, questionOf, type Wanted } from "./questions";

/** The endings that come first. */
const FIXED = ["fixed-1", "fixed-2", "fixed-3"];
const TRIED = 8;

export class Session {
  readonly question = signal<Question | null>(null);
  /** Whether the question was answered wrongly before. */
  readonly again = signal(false);
  readonly judged = signal<Judged | null>(null);
  readonly trouble = signal("");
  readonly busy = signal(false);
  readonly tally: Signal<Tally>;
  /** The key of the question before this one, from which this one may differ in one suit. */
  latest = "";
  /** How many questions have been shown. */
  number = 0;
  private table = "";
  private readonly queue: string[];

  constructor(readonly wanted: Wanted) {
    this.tally = signal(readTally(wanted.game, wanted.kind));
    this.queue = wanted.kind === "last" ? [...FIXED] : [];
  }

  async next(): Promise<void> {
    await this.asking(async () => {
      this.latest = this.question.value?.key ?? "";
      for (let tried = 0; tried < TRIED; tried += 1) {
        const waiting = due(this.read(), this.table);
        const key = waiting ?? this.queue.shift() ?? null;
        const question = await questionOf(this.wanted, key);
        if (question && !this.table) {
          // Only a question says at which table one sits, and so what comes back there.
          this.table = question.table;
          if (due(this.read(), this.table) !== null) {
            this.queue.unshift(question.key);
            continue;
          }
        }
        if (question) {
          this.show(question, waiting !== null);
          return;
        }
        if (waiting !== null) this.write(forgotten(this.read(), waiting, this.table));
        else if (key === null) break;
      }
      this.question.value = null;
    });
  }

  async answer(answer: Answer): Promise<void> {
    const question = this.question.value;
    if (!question || this.judged.value) return;
    await this.asking(async () => {
      const judged = await judge(this.wanted, question.key, answer);
      if (!judged) return;
      this.write(answered(this.read(), question.key, question.table, judged.right));
      this.judged.value = judged;
    });
  }

  private show(question: Question, again: boolean): void {
    const { kind, key } = question;
    if (kind === "last" && !again && /^\d+$/.test(key)) this.queue.push(`${key}b`);
    this.number += 1;
    this.again.value = again;
    this.judged.value = null;
    this.question.value = question;
  }

  private read(): Tally {
    return readTally(this.wanted.game, this.wanted.kind);
  }

  private write(tally: Tally): void {
    keepTally(this.wanted.game, this.wanted.kind, tally);
    this.tally.value = tally;
  }

  private async asking(work: () => Promise<void>): Promise<void> {
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
