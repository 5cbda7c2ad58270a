import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Link } from "../src/wire/connection";
import type { Frame } from "../src/wire/protocol";

/** A line that is in our hands: what was sent lies there, and it breaks when we say so. */
class Line {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  close(): void {
    this.readyState = 3;
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const WELCOME = { type: "welcome", version: 7 };
const TIMES = { idle: 1000, patience: 500, retry: 100, longest: 1000 };

function begun() {
  const lines: Line[] = [];
  const links: Link[] = [];
  const frames: Frame[] = [];
  const connection = new Connection(
    "ws://here",
    {
      frame: (frame) => frames.push(frame),
      link: (link) => links.push(link),
      hello: () => ({ secret: "s", since: 7 }),
    },
    () => {
      const line = new Line();
      lines.push(line);
      return line as unknown as WebSocket;
    },
    TIMES,
  );
  const last = () => lines.at(-1) as Line;
  const up = () => {
    last().open();
    last().say(WELCOME);
  };
  return { connection, lines, links, frames, last, up };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says hello first, and sends nothing before it is welcome", () => {
    const { connection, last } = begun();
    void connection.send({ type: "start" });
    last().open();
    expect(last().sent).toEqual([{ type: "hello", secret: "s", since: 7 }]);
    last().say(WELCOME);
    expect(last().sent).toHaveLength(2);
    expect(last().sent[1]).toMatchObject({ type: "start" });
  });

  it("sends an unanswered command again under its id after a loss", async () => {
    const { connection, lines, last, up } = begun();
    up();
    const answer = connection.send({ type: "play", card: "TC" });
    const id = last().sent[1]?.["id"];
    last().breaks();
    vi.advanceTimersByTime(200);
    expect(lines).toHaveLength(2);
    up();
    expect(last().sent[1]).toEqual({ type: "play", card: "TC", id });
    last().say({ type: "done", id, version: 8 });
    expect(await answer).toMatchObject({ type: "done", version: 8 });
    last().breaks();
    vi.advanceTimersByTime(200);
    up();
    expect(last().sent).toHaveLength(1);
  });

  it("asks an idle line whether anybody is there, and gives up a dead one", () => {
    const { lines, links, last, up } = begun();
    up();
    vi.advanceTimersByTime(1001);
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(490);
    expect(links.at(-1)).toBe("open");
    vi.advanceTimersByTime(200);
    expect(lines).toHaveLength(2);
    up();
    expect(links.at(-1)).toBe("open");
  });

  it("keeps a line that answers", () => {
    const { lines, last, up } = begun();
    up();
    for (let round = 0; round < 5; round += 1) {
      vi.advanceTimersByTime(1001);
      last().say({ type: "done", id: last().sent.at(-1)?.["id"] });
    }
    expect(lines).toHaveLength(1);
  });

  it("looks at once after sleep", () => {
    const { connection, lines, last, up } = begun();
    up();
    connection.check();
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
    last().breaks();
    connection.check();
    expect(lines).toHaveLength(3);
  });

  it("waits longer each time, but never too long", () => {
    const { lines, last } = begun();
    const after: number[] = [];
    let before = Date.now();
    for (let round = 0; round < 8; round += 1) {
      const had = lines.length;
      last().breaks();
      before = Date.now();
      while (lines.length === had) vi.advanceTimersByTime(10);
      after.push(Date.now() - before);
    }
    expect(after[0]).toBeLessThanOrEqual(140);
    expect(after.at(-1)).toBeGreaterThan(500);
    expect(Math.max(...after)).toBeLessThanOrEqual(1310);
  });

  it("hears nothing from a line that was given up", () => {
    const { connection, lines, frames, up } = begun();
    up();
    connection.renew();
    const had = frames.length;
    lines[0]?.say({ type: "present", present: [], watching: 0 });
    expect(frames).toHaveLength(had);
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(2);
  });
});
