// Names of games, options and their values.

import { say, texts } from "../language";
import type { Value } from "../wire/api";

export function gameName(game: string, otherwise = ""): string {
  const message = `game-${game}-name`;
  return texts.value?.has(message) ? say(message) : otherwise || game;
}

export function gameText(game: string, what: "place" | "summary" | "option", option = ""): string {
  const messages =
    what === "option" ? [`option-${game}-${option}`, `option-${option}`] : [`game-${game}-${what}`];
  const message = messages.find((each) => texts.value?.has(each));
  return message ? say(message) : option;
}

export function valueName(value: Value): string {
  const words: Record<string, string> = {
    on: "web-value-on",
    off: "web-value-off",
    open: "web-value-open",
    clockwise: "web-value-clockwise",
    counterclockwise: "web-value-counterclockwise",
  };
  const message = words[String(value)];
  return message ? say(message) : String(value).replaceAll("-", " ");
}
