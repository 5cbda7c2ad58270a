// One table over one WebSocket. It comes back by itself: with `since`, so that nothing is missed,
// and with every unanswered command under its old id, so that nothing is done twice.

import type { Command, Done, Frame, Refused } from "./protocol";

export type Link = "connecting" | "open" | "lost";

export interface Times {
  /** A ping after so many milliseconds without a frame. */
  idle: number;
  /** The connection counts as dead so many milliseconds after an unanswered ping. */
  patience: number;
  /** How long to wait before trying again, the first time and at most. */
  retry: number;
  longest: number;
}

export const TIMES: Times = { idle: 20_000, patience: 6_000, retry: 400, longest: 12_000 };

export interface Hooks {
  frame(frame: Frame): void;
  link(link: Link): void;
  /** What the hello says of us now. */
  hello(): { secret?: string; since?: number };
}

export type Answer = Done | Refused;

interface Waiting {
  text: string;
  answered(answer: Answer): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private link: Link = "connecting";
  private greeted = false;
  private tries = 0;
  private closed = false;
  private counter = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  private deadTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
    private readonly times: Times = TIMES,
  ) {
    this.connect();
  }

  /** Send a command; the promise holds its answer, however often the line was lost meanwhile. */
  send(command: Command): Promise<Answer> {
    const id = `${this.prefix}-${(this.counter += 1)}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((answered) => {
      this.waiting.set(id, { text, answered });
      if (this.greeted) this.socket?.send(text);
    });
  }

  /** Look whether the line still stands: after sleep a socket may be open and dead. */
  check(): void {
    if (this.closed) return;
    if (this.link === "open" && this.socket?.readyState === 1) this.ping(this.times.patience / 2);
    else this.now();
  }

  /** Begin again with another secret, or because something is known to have changed. */
  renew(): void {
    this.drop();
    this.now();
  }

  /** Whether a command waits for its answer. */
  get busy(): boolean {
    return this.waiting.size > 0;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    this.drop();
  }

  private now(): void {
    if (this.socket && this.socket.readyState === 0) return;
    clearTimeout(this.retryTimer);
    this.drop();
    this.connect();
  }

  private connect(): void {
    if (this.closed) return;
    this.say(this.tries ? "lost" : "connecting");
    const socket = this.open(this.url);
    this.socket = socket;
    this.greeted = false;
    this.watch(this.times.patience * 2);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      socket.send(JSON.stringify({ type: "hello", ...this.hooks.hello() }));
    };
    socket.onmessage = (message: MessageEvent) => {
      if (socket === this.socket) this.got(String(message.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private got(text: string): void {
    this.rest();
    const frame = JSON.parse(text) as Frame;
    if (frame.type === "welcome" || frame.type === "resumed") {
      this.greeted = true;
      this.tries = 0;
      this.hooks.frame(frame);
      this.say("open");
      for (const { text } of this.waiting.values()) this.socket?.send(text);
      return;
    }
    if (frame.type === "done" || frame.type === "refused") {
      const waiting = frame.id === null ? undefined : this.waiting.get(frame.id);
      if (waiting) {
        this.waiting.delete(frame.id as string);
        waiting.answered(frame);
        return;
      }
    }
    this.hooks.frame(frame);
  }

  private rest(): void {
    clearTimeout(this.deadTimer);
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => this.ping(this.times.patience), this.times.idle);
  }

  private ping(patience: number): void {
    if (!this.greeted) return;
    this.socket?.send(JSON.stringify({ type: "ping", id: `${this.prefix}-p${(this.counter += 1)}` }));
    this.watch(patience);
  }

  private watch(patience: number): void {
    clearTimeout(this.deadTimer);
    this.deadTimer = setTimeout(() => {
      this.drop();
      this.lost();
    }, patience);
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.tries += 1;
    this.say("lost");
    const wait = Math.min(this.times.longest, this.times.retry * 2 ** (this.tries - 1));
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  private drop(): void {
    clearTimeout(this.idleTimer);
    clearTimeout(this.deadTimer);
    this.greeted = false;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private say(link: Link): void {
    this.link = link;
    this.hooks.link(link);
  }
}

/** Check the line whenever the page wakes up or the network is back. Returns how to stop. */
export function checkOnWaking(connection: Connection): () => void {
  const wake = () => {
    if (document.visibilityState === "visible") connection.check();
  };
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  addEventListener("pageshow", wake);
  return () => {
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", wake);
    removeEventListener("pageshow", wake);
  };
}
