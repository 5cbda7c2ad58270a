// Names of games, options, their values and presets: the browser's half of lasttrick.texts.naming.

import { say, texts } from "../language";
import type { Value } from "../wire/api";
import { CUSTOM } from "../wire/protocol";

/** Say the first of these messages that there is; no language knows a game of one's own. */
function firstOf(game: string, messages: readonly string[], otherwise: string): string {
  const message = game === CUSTOM ? undefined : messages.find((each) => texts.value?.has(each));
  return message ? say(message) : otherwise;
}

export function gameName(game: string, otherwise = ""): string {
  return firstOf(game, [`game-${game}-name`], otherwise || game);
}

export function gameText(game: string, what: "place" | "summary", otherwise = ""): string {
  return firstOf(game, [`game-${game}-${what}`], otherwise);
}

/** What an option is called in a list, in few words. */
export function optionName(game: string, option: string): string {
  return firstOf(game, [`option-name-${game}-${option}`, `option-name-${option}`], option);
}

/** What an option is about. */
export function optionAbout(game: string, option: string, otherwise = ""): string {
  return firstOf(game, [`option-${game}-${option}`, `option-${option}`], otherwise);
}

export function valueName(game: string, option: string, value: Value): string {
  const messages = [`value-${game}-${option}-${value}`, `value-${option}-${value}`, `value-${value}`];
  return firstOf(game, messages, String(value));
}

export function presetName(game: string, preset: string, otherwise: string): string {
  return firstOf(
    game,
    [`preset-${game}-${preset}-name`, `preset-${preset}-name`],
    otherwise || preset,
  );
}

export function presetAbout(game: string, preset: string, otherwise = ""): string {
  return firstOf(game, [`preset-${game}-${preset}-about`, `preset-${preset}-about`], otherwise);
}

/** What a bot is called by how it plays; one that another package brings, by its name. */
export function botName(bot: string): string {
  return firstOf("", [`bot-${bot}-name`], bot);
}

export function botAbout(bot: string): string {
  return firstOf("", [`bot-${bot}-about`], say("bot-other-about"));
}
