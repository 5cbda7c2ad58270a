// A deal that is stepped through: where one is, and what has been told up to there.

import { computed, signal } from "@preact/signals";
import { texts } from "../language";
import { nameOf } from "../table/names";
import { heard, seen } from "../table/voice";
import { narrated, type Line } from "../texts/narration";
import { type Counting, countingOf, Telling } from "../texts/telling";
import { type Looking, type Replay, replay, type Step } from "../wire/after";
import { Refusing } from "../wire/api";
import type { Refusal } from "../wire/protocol";
import { stepAt, type Told, toldBy } from "./telling_steps";

export class ReplayState {
  readonly replay = signal<Replay | null>(null);
  readonly view = signal<Looking>("all");
  /** Which step is shown. */
  readonly at = signal(0);
  readonly trouble = signal<Refusal | null>(null);
  readonly busy = signal(false);
  private text = "";
  private asked = 0;

  readonly steps = computed<Step[]>(() => this.replay.value?.steps.steps ?? []);
  readonly step = computed<Step | null>(() => this.steps.value[this.at.value] ?? null);
  readonly names = computed<string[]>(() =>
    (this.replay.value?.seats ?? []).map(({ name, kind, bot }, seat) =>
      nameOf({ kind: kind === "bot" ? "bot" : "person", name, bot: bot ?? null }, seat),
    ),
  );
  /** Every line of the story, with the step that it belongs to. */
  readonly story = computed<Told<Line>[]>(() =>
    toldBy(this.steps.value.map((step) => narrated(step.deal))),
  );
  readonly counting = computed<Counting | null>(() => {
    const deal = this.steps.value.at(-1)?.deal;
    if (!deal) return null;
    return { ...countingOf(deal, null), chips: this.replay.value?.steps.chips ?? false };
  });

  /** Show a deal of a text, at an event; without a number the first that can be read. */
  async open(text: string, deal: number | null, event: number, view: Looking): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    this.busy.value = true;
    try {
      const told = await replay(text, deal, view);
      if (mine !== this.asked) return;
      this.text = text;
      const looking = view !== "all" && view >= told.seats.length ? "all" : view;
      this.replay.value = told;
      this.view.value = looking;
      this.trouble.value = null;
      this.at.value = stepAt(told.steps.steps, event);
    } catch (error) {
      if (mine !== this.asked) return;
      this.trouble.value = error instanceof Refusing ? error.refusal : { code: "line/none" };
    } finally {
      if (mine === this.asked) this.busy.value = false;
    }
  }

  choose(deal: number): Promise<void> {
    return this.open(this.text, deal, 0, "all");
  }

  look(view: Looking): Promise<void> {
    return this.open(this.text, this.replay.value?.chosen ?? null, this.step.value?.event ?? 0, view);
  }

  go(step: number): void {
    this.at.value = Math.max(0, Math.min(this.steps.value.length - 1, step));
  }

  /** What tells of the seats: to be seen, or to be heard. */
  telling(style: "seen" | "heard" = "seen"): Telling | null {
    const voice = style === "seen" ? seen.value : heard.value;
    return voice && texts.value
      ? new Telling(voice.texts, voice.faces, this.names.value, null)
      : null;
  }

  /** What happened at this step, in words, with the result where it is the last. */
  now(style: "seen" | "heard" = "seen"): string[] {
    const telling = this.telling(style);
    const step = this.step.value;
    if (!telling || !step) return [];
    const lines = this.story.value
      .filter((each) => each.step === this.at.value)
      .map((each) => each.line.say(telling));
    const { result } = step.deal;
    const counting = this.counting.value;
    return result && counting && style === "heard"
      ? [...lines, ...telling.dealOver(result, counting)]
      : lines;
  }
}
