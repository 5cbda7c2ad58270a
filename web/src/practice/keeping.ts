// The tally of one kind of question at the table where one sits, as it is kept on this device.

import { signal } from "@preact/signals";
import type { Practice } from "../navigation";
import { answered, due, forgotten, keepTally, NOTHING, readTally, type Tally } from "./progress";
import type { Question } from "./questions";

export class Keeping {
  readonly tally = signal<Tally>(NOTHING);
  private game = "";
  private table = "";

  constructor(private readonly kind: Practice) {}

  /** Sit down; only a question says at which table that is. Tells whether it is news. */
  sit({ counted_as, table }: Question): boolean {
    const news = this.game !== counted_as || this.table !== table;
    [this.game, this.table] = [counted_as, table];
    if (news) this.tally.value = this.read();
    return news;
  }

  /** The key of the question that has to come back now; null without one. */
  due(): string | null {
    return this.game ? due(this.read(), this.table) : null;
  }

  answered(key: string, right: boolean): void {
    this.write(answered(this.read(), key, this.table, right));
  }

  /** Let a question that cannot be asked any more not come back. */
  forget(key: string): void {
    this.write(forgotten(this.read(), key, this.table));
  }

  private read(): Tally {
    return readTally(this.game, this.kind);
  }

  private write(tally: Tally): void {
    keepTally(this.game, this.kind, tally);
    this.tally.value = tally;
  }
}
