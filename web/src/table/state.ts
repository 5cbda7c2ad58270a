// A table as this device knows it: the newest of each part, and what has been told.

import { computed, signal } from "@preact/signals";
import { needTexts } from "../language";
import { forgetSeat, keepSeat, leaveSeat, newSecret, secretOf } from "../seats";
import { settings } from "../settings";
import { narrated } from "../texts/narration";
import { Faces } from "../texts/faces";
import { HintTelling } from "../texts/hints";
import { countingOf, Telling } from "../texts/telling";
import type { Texts } from "../texts/texts";
import { type Answer, checkOnWaking, Connection, type Link } from "../wire/connection";
import type {
  ChatLine,
  Command,
  Deal,
  Frame,
  Happened,
  Hint,
  Match,
  Refusal,
  Seat,
  Table,
  Trick,
  What,
  You,
} from "../wire/protocol";
import { renewOnce } from "../wire/build";
import { lookForNewer, newer } from "../wire/newer";
import { socketOf } from "../wire/root";
import { dealNames, nameOf, tableNames } from "./names";
import { Pace } from "./pace";

/** One line of the story, in whatever language it is read. */
export interface Entry {
  key: number;
  say(voice: Voice): string;
  kind: "deal" | "trick" | "table" | "result" | "chat";
}

export interface Voice {
  texts: Texts;
  faces: Faces;
}

export interface Clock {
  seat: Seat;
  /** When it runs out, by performance.now(). */
  until: number;
  /** How much there was when we were first told. */
  whole: number;
}

const STORY = 400;
/** After these last words of a server there is a table to come back to. */
const COMES_BACK = new Set(["server/stopping", "store/conflict", "store/unavailable"]);
/** How much of it stays in the region that is read out: more than can come at once. */
const SPOKEN = 60;
/** The protocol that this page speaks. */
const PROTOCOL = 1;

export class TableState {
  readonly link = signal<Link>("connecting");
  readonly table = signal<Table | null>(null);
  readonly match = signal<Match | null>(null);
  readonly deal = signal<Deal | null>(null);
  readonly you = signal<You>({ seat: null, host: false });
  readonly present = signal<Seat[]>([]);
  readonly watching = signal(0);
  readonly chat = signal<ChatLine[]>([]);
  readonly story = signal<Entry[]>([]);
  /** The trick that was just finished, while it stays on the table. */
  readonly lingering = signal<Trick | null>(null);
  readonly clock = signal<Clock | null>(null);
  /** When a deal was counted, by performance.now(): the next one may come by itself. */
  readonly countedAt = signal<number | null>(null);
  /** Why the last thing was refused; shown until something else happens. */
  readonly refusal = signal<Refusal | null>(null);
  /** A move is on its way: nothing else is sent until it is answered. */
  readonly moving = signal(false);
  /** What the server recommends for the card that is mine to play now. */
  readonly hint = signal<Hint | null>(null);
  /** A hint is on its way. */
  readonly hinting = signal(false);
  readonly goodbye = signal<{ code: string; message: string } | null>(null);
  readonly pace = new Pace<Happened>(
    (happened) => this.apply(happened),
    () => settings.value.stay,
  );

  /** The seats of the deal as the table numbers them. */
  readonly mySeat = computed(() => this.you.value.seat);
  readonly myTurn = computed(() => {
    const deal = this.deal.value;
    return deal !== null && deal.seat !== null && deal.turn === deal.seat && deal.phase !== "over";
  });

  private version: number | undefined;
  private told: { deal: number; matches: number; lines: number } | null = null;
  private key = 0;
  private readonly connection: Connection;
  private readonly stopChecking: () => void;

  constructor(readonly id: string) {
    this.connection = new Connection(socketOf(id), {
      frame: (frame) => this.frame(frame),
      link: (link) => {
        // Where the server was away it may have come back with newer pages.
        if (link === "open" && this.link.value === "lost") void lookForNewer();
        this.link.value = link;
      },
      hello: () => {
        const secret = secretOf(id);
        return {
          ...(secret ? { secret } : {}),
          ...(this.version === undefined ? {} : { since: this.version }),
        };
      },
    });
    this.stopChecking = checkOnWaking(this.connection);
  }

  close(): void {
    this.stopChecking();
    this.pace.clear();
    this.connection.close();
  }

  async send(command: Command): Promise<Answer> {
    const answer = await this.connection.send(command);
    if (answer.type === "refused") this.refusal.value = answer;
    return answer;
  }

  /** Send a move of the deal. Only one is ever on its way: a double click plays one card. */
  async move(command: Command): Promise<void> {
    if (this.moving.value) return;
    this.moving.value = true;
    this.refusal.value = null;
    this.pace.flush();
    this.lingering.value = null;
    try {
      await this.send(command);
    } finally {
      this.moving.value = false;
    }
  }

  /** Ask for a hint; once it is here, it is read out and can be seen until the table goes on. */
  async askHint(): Promise<void> {
    if (this.hinting.value || !this.myTurn.value) return;
    this.hinting.value = true;
    const asked = this.deal.value;
    try {
      const [answer] = await Promise.all([this.send({ type: "hint" }), needTexts("hints")]);
      const deal = this.deal.value;
      if (answer.type !== "done" || !answer.hint || !deal) return;
      if (deal.number !== asked?.number || deal.log.length !== asked.log.length) return;
      this.refusal.value = null;
      this.hint.value = answer.hint;
      this.readOut(hintAloud(answer.hint, this.table.value, deal));
    } catch {
      this.refusal.value = { code: "line/none" };
    } finally {
      this.hinting.value = false;
    }
  }

  /** Sit down. The secret is ours before the server knows it, so a lost answer loses nothing. */
  async sit(seat: Seat, name: string): Promise<Answer> {
    const secret = newSecret();
    const before = secretOf(this.id);
    this.keep(secret, seat);
    const answer = await this.send({ type: "sit", seat, name, secret });
    if (answer.type === "done") {
      this.keep(answer.secret ?? secret, answer.seat ?? seat);
      // Where no welcome comes by itself, ask for one as who we are now.
      setTimeout(() => {
        if (this.you.value.seat === null) this.again();
      }, 400);
    } else if (before === undefined) forgetSeat(this.id);
    return answer;
  }

  async leave(): Promise<Answer> {
    const answer = await this.send({ type: "leave" });
    if (answer.type === "done") {
      leaveSeat(this.id);
      setTimeout(() => {
        if (this.you.value.seat !== null) this.again();
      }, 400);
    }
    return answer;
  }

  /** Make every other device of this seat let go of it. */
  async renewSecret(): Promise<Answer> {
    const secret = newSecret();
    const answer = await this.send({ type: "new-secret", secret });
    if (answer.type === "done") this.keep(answer.secret ?? secret, this.you.value.seat);
    return answer;
  }

  /** Come in again from the beginning, for instance with the secret of another device. */
  again(): void {
    this.version = undefined;
    this.goodbye.value = null;
    this.connection.renew();
  }

  private keep(secret: string, seat: Seat | null): void {
    keepSeat({ table: this.id, secret, seat, game: this.table.value?.game ?? "" });
  }

  private frame(frame: Frame): void {
    switch (frame.type) {
      case "welcome":
        if (frame.protocol > PROTOCOL && !renewOnce()) newer.value = true;
        this.pace.clear();
        this.version = frame.version;
        this.around(frame);
        this.parts(frame, false);
        break;
      case "resumed":
        this.pace.flush();
        for (const missed of frame.happened) {
          if (this.version === undefined || missed.version > this.version) {
            for (const what of [missed.what, ...(missed.then ?? [])]) this.tell(what, false);
          }
        }
        this.version = frame.version;
        this.around(frame);
        this.parts(frame, true);
        break;
      case "happened":
        if (frame.early) this.tellEarly(frame);
        else this.pace.add(frame);
        break;
      case "present":
        this.present.value = frame.present;
        this.watching.value = frame.watching;
        break;
      case "clock": {
        const whole = this.table.value?.settings.clock ?? frame.left;
        const until = performance.now() + frame.left * 1000;
        this.clock.value = { seat: frame.seat, until, whole: Math.max(whole, frame.left) };
        if (frame.seat === this.you.value.seat && frame.left < whole * 0.9) {
          const count = Math.ceil(frame.left);
          this.add([{ kind: "table", say: (v) => v.texts.say("web-clock-left", { count }) }], true);
        }
        break;
      }
      case "refused":
        this.refusal.value = frame;
        if (frame.code === "table/not-found" || frame.code === "table/closed") this.end(frame);
        break;
      case "bye":
        // Then the server closes the line, which is tried again like any that is lost.
        if (COMES_BACK.has(frame.code)) break;
        if (frame.code === "seat/new-secret") forgetSeat(this.id);
        this.end(frame);
        break;
      case "done":
        break;
    }
  }

  private end(why: Refusal): void {
    this.goodbye.value = { code: why.code, message: why.message ?? "" };
    this.pace.flush();
    this.close();
  }

  private around(frame: Extract<Frame, { type: "welcome" | "resumed" }>): void {
    this.you.value = frame.you;
    this.chat.value = frame.chat;
    this.present.value = frame.present;
    this.watching.value = frame.watching;
    const secret = secretOf(this.id);
    if (frame.you.seat === null && secret !== undefined && !this.sitting) leaveSeat(this.id);
    if (frame.you.seat !== null && secret !== undefined) {
      keepSeat({ table: this.id, secret, seat: frame.you.seat, game: frame.table.game });
    }
  }

  /** A secret that was just drawn for a chair is kept until the chair is answered for. */
  private get sitting(): boolean {
    return this.connection.busy;
  }

  /** Show one thing that happened; say whether a trick ended with it. */
  private apply(happened: Happened): boolean {
    if (this.version !== undefined && happened.version <= this.version) return false;
    this.version = happened.version;
    const whats = [happened.what, ...(happened.then ?? [])];
    const ended = whats.some((what) => what.type === "trick");
    for (const what of whats) if (BEFORE_THE_DEAL.has(what.type)) this.tell(what, true);
    this.parts(happened, true, ended);
    for (const what of whats) if (!BEFORE_THE_DEAL.has(what.type)) this.tell(what, true);
    return ended;
  }

  /** To a watcher: what waits for no deal, ahead of the versions that are still to come. */
  private tellEarly({ what, then = [], table }: Happened): void {
    if (table !== undefined) this.table.value = table;
    for (const each of [what, ...then]) this.tell(each, true);
  }

  private parts(
    { table, match, deal }: Partial<Pick<Happened, "table" | "match" | "deal">>,
    speak: boolean,
    ended = false,
  ): void {
    if (table !== undefined) this.table.value = table;
    if (match !== undefined) this.match.value = match;
    if (deal === undefined) return;
    const before = this.deal.value;
    this.deal.value = deal;
    this.lingering.value = ended ? (deal?.tricks.at(-1) ?? null) : null;
    if (before?.turn !== deal?.turn || before?.log.length !== deal?.log.length) {
      this.refusal.value = null;
      this.hint.value = null;
    }
    if (deal) this.tellDeal(deal, speak);
  }

  /** Tell the lines of the deal that have not been told. */
  private tellDeal(deal: Deal, speak: boolean): void {
    const table = this.table.value;
    if (!table) return;
    const lines = narrated(deal);
    const same = this.told?.deal === deal.number && this.told.matches === table.matches;
    const from = same ? (this.told?.lines ?? 0) : 0;
    this.told = { deal: deal.number, matches: table.matches, lines: lines.length };
    const [names, me] = [dealNames(table, deal), deal.seat];
    this.add(
      lines.slice(from).map((line) => ({
        kind: line.endsTrick ? ("trick" as const) : ("deal" as const),
        say: (voice) => line.say(new Telling(voice.texts, voice.faces, names, me)),
      })),
      speak,
    );
  }

  private tell(what: What, speak: boolean): void {
    if (what.type === "said" || what.type === "phrase") {
      this.chat.value = [
        ...this.chat.value,
        { version: this.version ?? 0, at: Date.now() / 1000, what },
      ].slice(-100);
    }
    if (what.type === "counted") this.countedAt.value = performance.now();
    if (what.type === "shuffled") this.countedAt.value = null;
    this.add(this.lines(what), speak);
  }

  private lines(what: What): Omit<Entry, "key">[] {
    const table = this.table.value;
    if (!table) return [];
    const [names, me] = [tableNames(table), this.you.value.seat];
    const line = (kind: Entry["kind"], say: (telling: Telling) => string) => ({
      kind,
      say: (voice: Voice) => say(new Telling(voice.texts, voice.faces, names, me)),
    });
    switch (what.type) {
      case "sat":
      case "left": {
        const { name, type } = what;
        const who = what.seat === me ? "you" : "other";
        return [line("table", (t) => t.texts.say(`web-told-${type}`, { who, name }))];
      }
      case "bot-sat": {
        const { covering } = what;
        const name = nameOf({ kind: "bot", bot: what.bot, name: what.bot }, what.seat);
        return [
          line("table", (t) =>
            covering
              ? t.texts.say("web-told-cover", { name: covering })
              : t.texts.say("web-told-bot", { name }),
          ),
        ];
      }
      case "back":
        return [line("table", (t) => t.does("web-told-back", what.seat))];
      case "host": {
        const { seat } = what;
        return seat === null ? [] : [line("table", (t) => t.does("web-told-host", seat))];
      }
      case "arranged":
        return [line("table", (t) => t.texts.say("web-told-arranged"))];
      case "match-began":
        return what.rounds.map((round, number) =>
          line("table", (t) => {
            const before = (seat: number) => what.seats?.indexOf(seat) ?? seat;
            const cards = Object.entries(round)
              .map(([seat, card]) => `${t.called(before(Number(seat)))} ${t.faces.card(card)}`)
              .join("  ");
            return t.texts.say(number ? "draw-again" : "draw-for-deal", { cards });
          }),
        );
      case "shuffled":
        return [line("table", (t) => t.texts.say("deal-number", { number: what.number }))];
      case "event": {
        const deal = this.deal.value;
        const seat = what.event.seat == null ? undefined : deal?.playing[what.event.seat];
        if (what.by !== "clock" || seat === undefined) return [];
        return [line("table", (t) => t.does("web-told-clock", seat))];
      }
      case "counted": {
        const deal = this.deal.value;
        const match = this.match.value;
        if (!deal) return [];
        const counting = countingOf(deal, match);
        const [sitting, mine] = [dealNames(table, deal), deal.seat];
        return [
          {
            kind: "result",
            say: (voice) =>
              new Telling(voice.texts, voice.faces, sitting, mine)
                .dealOver(what.result, counting)
                .join(" "),
          },
          ...(match ? [line("result", (t) => t.totals(match))] : []),
        ];
      }
      case "match-won":
        return [line("result", (t) => t.matchOver(what.winners))];
      case "ready":
        return what.seat === me ? [] : [line("table", (t) => t.does("web-told-ready", what.seat))];
      case "said": {
        const { name, text } = what;
        return [line("chat", (t) => t.texts.say("web-told-said", { name, text }))];
      }
      case "phrase":
        return [
          line("chat", (t) =>
            t.texts.say("web-told-said", {
              name: t.called(what.seat),
              text: t.texts.say(`web-phrase-${what.phrase}`),
            }),
          ),
        ];
      case "closed":
        return [line("table", (t) => t.texts.say("web-closed"))];
      default:
        return [];
    }
  }

  /** What is to be read out, the latest last. */
  readonly spoken = signal<Entry[]>([]);

  /** Have something read out that is no part of the story. */
  private readOut(say: Entry["say"]): void {
    const entry = { key: (this.key += 1), kind: "table" as const, say };
    this.spoken.value = [...this.spoken.value, entry].slice(-12);
  }

  private add(lines: Omit<Entry, "key">[], speak: boolean): void {
    if (!lines.length) return;
    const entries = lines.map((line) => ({ ...line, key: (this.key += 1) }));
    this.story.value = [...this.story.value, ...entries].slice(-STORY);
    if (speak) this.spoken.value = [...this.spoken.value, ...entries].slice(-SPOKEN);
  }
}

const BEFORE_THE_DEAL = new Set<What["type"]>(["match-began", "shuffled"]);

/** A hint in words, to be heard. */
function hintAloud(hint: Hint, table: Table | null, deal: Deal): Entry["say"] {
  const names = table ? dealNames(table, deal) : [];
  return (voice) => new HintTelling(voice.texts, voice.faces, names).whole(hint);
}
