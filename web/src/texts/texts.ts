// The messages of a language: the same Fluent files that Python speaks from.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;
export type Say = (message: string, args?: Arguments) => string;

export const LANGUAGES: Record<string, string> = {
  en: "English",
  fr: "Français",
  es: "Español",
  pt: "Português",
  de: "Deutsch",
  vi: "Tiếng Việt",
};

export class Texts {
  private readonly bundle: FluentBundle;

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
    this.bundle.addResource(new FluentResource(messages));
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A message with its arguments put in; numbers are written without grouping. */
  say: Say = (message, args = {}) => {
    const pattern = this.bundle.getMessage(message)?.value;
    if (pattern == null) return this.missing(message, args);
    const ready: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(args)) {
      ready[name] =
        typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
    }
    return this.bundle.formatPattern(pattern, ready, []);
  };

  /** A list of which everything is meant: `a, b and c`. */
  both(things: string[]): string {
    if (things.length < 2) return things.join("");
    return this.say("list-and", {
      first: things.slice(0, -1).join(", "),
      last: things[things.length - 1] as string,
    });
  }
}
