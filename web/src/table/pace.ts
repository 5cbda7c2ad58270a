// What happens is shown one thing after the other, and a finished trick stays for a while.

import { signal } from "@preact/signals";
import type { Stay } from "../settings";

const STAYS: Record<Stay, number> = { short: 1500, long: 3200, tap: Number.POSITIVE_INFINITY };
/** With more than this waiting, nothing stays: somebody has been away. */
const BEHIND = 14;

export class Pace<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a finished trick lies there to be looked at. */
  readonly staying = signal(false);

  constructor(
    /** Shows one thing; says whether a trick ended with it. */
    private readonly show: (thing: T) => boolean,
    private readonly stay: () => Stay,
  ) {}

  add(thing: T): void {
    this.queue.push(thing);
    if (this.queue.length > BEHIND) this.goOn();
    else this.next();
  }

  /** Let what stays go, and show what comes after it. */
  goOn(): void {
    clearTimeout(this.timer);
    this.staying.value = false;
    this.next();
  }

  /** Show all that waits at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.staying.value = false;
    for (const thing of this.queue.splice(0)) this.show(thing);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.staying.value = false;
  }

  private next(): void {
    while (!this.staying.value) {
      const thing = this.queue.shift();
      if (thing === undefined) return;
      const ended = this.show(thing);
      if (ended && this.queue.length <= BEHIND && !document.hidden) this.hold();
    }
  }

  private hold(): void {
    this.staying.value = true;
    const wait = STAYS[this.stay()];
    if (Number.isFinite(wait)) this.timer = setTimeout(() => this.goOn(), wait);
  }
}
