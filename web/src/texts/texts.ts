// The messages of a language: the same Fluent files that Python speaks from.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;
export type Say = (message: string, args?: Arguments) => string;

/** Where a message begins, in Fluent's own writing. */
const MESSAGE = /^([a-z][\w-]*) *=/gm;

/** A number as it is written everywhere here: without grouping, by the digits of every language. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

export class Texts {
  private readonly bundle: FluentBundle;
  /** The messages by their names, each to be parsed when it is first said: no page says them all. */
  private readonly written = new Map<string, string>();

  /**
   * @param language its code
   * @param messages its Fluent text
   * @param missing is asked for what this language lacks
   */
  constructor(
    readonly language: string,
    messages: string,
    private readonly missing: Say = (message) => message,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.add(messages);
  }

  /** Learn what only some pages say. */
  add(messages: string): void {
    const found = [...messages.matchAll(MESSAGE)];
    for (const [number, { 1: name = "", index }] of found.entries())
      this.written.set(name, messages.slice(index, found[number + 1]?.index));
  }

  has(message: string): boolean {
    return this.written.has(message);
  }

  private pattern(message: string) {
    const text = this.written.get(message);
    if (text !== undefined && !this.bundle.hasMessage(message))
      this.bundle.addResource(new FluentResource(text));
    return this.bundle.getMessage(message)?.value;
  }

  /** A message with its arguments put in; numbers are written without grouping. */
  say: Say = (message, args = {}) => {
    const pattern = this.pattern(message);
    if (pattern == null) return this.missing(message, args);
    const ready: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(args)) {
      ready[name] = typeof value === "number" ? new Plain(value) : value;
    }
    return this.bundle.formatPattern(pattern, ready, []);
  };

  /** A list of which one thing is meant: `a, b or c`. */
  either(things: string[]): string {
    return this.listed("list-or", things);
  }

  /** A list of which everything is meant: `a, b and c`. */
  both(things: string[]): string {
    return this.listed("list-and", things);
  }

  private listed(message: string, things: string[]): string {
    if (things.length < 2) return things.join("");
    return this.say(message, {
      first: things.slice(0, -1).join(", "),
      last: things[things.length - 1] as string,
    });
  }
}
