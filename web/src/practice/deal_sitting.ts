// Deals that are played through: before each reply one says which cards may be played, then one of
// them is played. What went wrong before comes back between the deals.

import { told } from "../texts/narration";
import type { Move } from "../wire/protocol";
import { dealOn, type Question, questionOf } from "./questions";
import { Sitting } from "./sitting";

export class DealSitting extends Sitting {
  /** The number of the deal, and whether all its hands are open. */
  deal = 0;
  opened = true;
  /** How many lines of the story had been told before this moment. */
  toldBefore = 0;
  /** The deal that waits until nothing more comes back. */
  private waiting: Question | null = null;

  /** Deal anew. */
  async begin(opened: boolean): Promise<void> {
    await this.asking(async () => {
      this.waiting = await dealOn(this.wanted, { open: opened });
      this.opened = opened;
      this.deal += 1;
      this.toldBefore = 0;
      if (this.waiting) this.keeping.sit(this.waiting);
      await this.whatComesBack();
    });
  }

  /** Leave a question that came back, for the next one or for the deal. */
  async next(): Promise<void> {
    await this.asking(() => this.whatComesBack());
  }

  /** Play a card; without one, a careful player chooses. */
  async play(move: Move | null): Promise<void> {
    const before = this.question.value;
    if (!before) return;
    await this.asking(async () => {
      const after = await dealOn(this.wanted, { key: before.key, play: move, open: this.opened });
      this.toldBefore = told(before.log, before.finished).length;
      this.show(after);
    });
  }

  private async whatComesBack(): Promise<void> {
    for (let key = this.keeping.due(); key !== null; key = this.keeping.due()) {
      const question = await questionOf({ ...this.wanted, open: true }, key);
      if (question) {
        this.show(question, true);
        return;
      }
      this.keeping.forget(key);
    }
    this.show(this.waiting);
  }
}
