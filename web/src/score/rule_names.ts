// Names of presets, options and their values, from the texts of the pages that load them.

import { say, texts } from "../language";
import type { Value } from "../wire/api";

function first(messages: string[], otherwise: string): string {
  const found = messages.find((each) => texts.value?.has(each));
  return found ? say(found) : otherwise;
}

export function presetName(game: string, preset: string, otherwise: string): string {
  return first([`preset-${game}-${preset}-name`, `preset-${preset}-name`], otherwise);
}

export function optionName(game: string, option: string): string {
  return first([`option-name-${game}-${option}`, `option-name-${option}`], option);
}

export function valueName(game: string, option: string, value: Value): string {
  return first(
    [`value-${game}-${option}-${value}`, `value-${option}-${value}`, `value-${value}`],
    String(value),
  );
}
