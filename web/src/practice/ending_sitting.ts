// Single questions, ten at a sitting: what comes back first, then new ones.

import { signal } from "@preact/signals";
import { type Judged, type Question, questionOf, type Wanted } from "./questions";
import { Sitting } from "./sitting";

/** How many questions are asked at a sitting. */
export const COUNT = 10;

/** The endings that come first. */
const FIXED = ["fixed-1", "fixed-2", "fixed-3"];
const TRIED = 8;

export class EndingSitting extends Sitting {
  /** How many have been answered at this sitting, and how many rightly. */
  readonly done = signal({ asked: 0, right: 0 });
  readonly over = signal(false);
  /** The key of the question before this one, from which this one may differ in one suit. */
  latest = "";
  private readonly queue: string[];

  constructor(wanted: Wanted) {
    super(wanted);
    this.queue = wanted.kind === "last" ? [...FIXED] : [];
  }

  /** Ask the next question; after ten, sum up instead. */
  async next(): Promise<void> {
    if (this.done.value.asked >= COUNT) this.over.value = true;
    else await this.asking(() => this.ask());
  }

  /** Ask ten more. */
  async more(): Promise<void> {
    this.done.value = { asked: 0, right: 0 };
    this.over.value = false;
    await this.next();
  }

  protected override counted({ right }: Judged): void {
    const { asked, right: before } = this.done.value;
    this.done.value = { asked: asked + 1, right: before + Number(right) };
  }

  private async ask(): Promise<void> {
    this.latest = this.question.value?.key ?? "";
    for (let tried = 0; tried < TRIED; tried += 1) {
      const waiting = this.keeping.due();
      const key = waiting ?? this.queue.shift() ?? null;
      const question = await questionOf(this.wanted, key);
      if (question && this.keeping.sit(question) && this.keeping.due() !== null) {
        this.queue.unshift(question.key);
        continue;
      }
      if (question) {
        this.ready(question, waiting !== null);
        return;
      }
      if (waiting !== null) this.keeping.forget(waiting);
      else if (key === null) break;
    }
    this.show(null);
  }

  private ready(question: Question, again: boolean): void {
    const { kind, key } = question;
    if (kind === "last" && !again && /^\d+$/.test(key)) this.queue.push(`${key}b`);
    this.show(question, again);
  }
}
