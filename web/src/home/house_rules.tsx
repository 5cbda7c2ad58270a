// The house rules of a game: a list of named sets, and every option with its values.

import { say } from "../language";
import type { GameFacts, OptionFacts, Value } from "../wire/api";
import { Select } from "../widgets/fields";
import { optionAbout, optionName, presetAbout, presetName, valueName } from "./naming";

/** Longer rows of numbers are cut off here. */
const NUMBERS = 30;

function valuesOf(option: OptionFacts, usual: Value): Value[] {
  const values = [...(option.values ?? [])];
  if (option.range) {
    const [from, to] = option.range;
    for (let value = from; value <= Math.min(to, from + NUMBERS - 1); value += 1) values.push(value);
  }
  return values.includes(usual) ? values : [usual, ...values];
}

/** The named sets of a game; the first choice is none of them. */
export function Presets({
  game,
  none,
  value,
  onChange,
}: {
  game: GameFacts;
  none: string;
  value: string;
  onChange(preset: string): void;
}) {
  const presets = Object.entries(game.presets);
  if (!presets.length) return null;
  const about = game.presets[value]?.about;
  return (
    <Select
      label={say("web-preset")}
      help={value ? presetAbout(game.id, value, about) : undefined}
      choices={[
        { value: "", label: none },
        ...presets.map(([key, { name }]) => ({ value: key, label: presetName(game.id, key, name) })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

/** Every option of a game, folded away until somebody wants to look. */
export function Options({
  game,
  preset = "",
  chosen,
  onChange,
}: {
  game: GameFacts;
  /** The set of options that the others are as. */
  preset?: string;
  /** Those that were chosen one by one. */
  chosen: Record<string, Value>;
  onChange(option: string, value: Value): void;
}) {
  return (
    <details>
      <summary>{say("web-house-rules")}</summary>
      <div class="house-rules">
        {Object.entries(game.options).map(([option, facts]) => {
          const usual = game.presets[preset]?.options?.[option] ?? facts.default;
          return (
            <Select
              key={option}
              label={optionName(game.id, option)}
              help={optionAbout(game.id, option, facts.about)}
              choices={valuesOf(facts, usual).map((value) => {
                const name = valueName(game.id, option, value);
                return { value, label: value === usual ? say("web-usual", { value: name }) : name };
              })}
              value={chosen[option] ?? usual}
              onChange={(value) => onChange(option, value)}
            />
          );
        })}
      </div>
    </details>
  );
}
