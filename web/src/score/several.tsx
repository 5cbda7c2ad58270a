// Any number of choices out of a few, side by side.

import { useId } from "preact/hooks";
import type { Choice } from "../widgets/fields";

export function Several<T extends string | number>({
  label,
  help = "",
  choices,
  values,
  onChange,
}: {
  label: string;
  help?: string;
  choices: Choice<T>[];
  values: readonly T[];
  onChange(values: T[]): void;
}) {
  const id = useId();
  return (
    <fieldset class="pieces" aria-describedby={help ? id : undefined}>
      <legend>{label}</legend>
      {help && (
        <p class="soft" id={id}>
          {help}
        </p>
      )}
      <div class="pieces-row">
        {choices.map(({ value, label: name }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...values, value]
                    : values.filter((each) => each !== value),
                )
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
