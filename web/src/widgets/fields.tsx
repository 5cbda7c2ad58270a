// Fields of forms: one choice out of several, as a row of pieces or as a list.

import { useId } from "preact/hooks";
import { say } from "../language";

export interface Choice<T> {
  value: T;
  label: string;
}

/** A few choices side by side. */
export function Pieces<T extends string | number>({
  label,
  help,
  choices,
  value,
  onChange,
}: {
  label: string;
  /** What the choice means that is made now. */
  help?: string;
  choices: Choice<T>[];
  value: T;
  onChange(value: T): void;
}) {
  const name = useId();
  return (
    <fieldset class="pieces">
      <legend>{label}</legend>
      <div class="pieces-row">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {help && (
        <small class="soft" aria-live="polite">
          {help}
        </small>
      )}
    </fieldset>
  );
}

export function Select<T extends string | number>({
  label,
  help,
  choices,
  value,
  onChange,
}: {
  label: string;
  help?: string | undefined;
  choices: Choice<T>[];
  value: T;
  onChange(value: T): void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {help && (
        <small id={`${id}-help`} class="soft">
          {help}
        </small>
      )}
      <select
        id={id}
        aria-describedby={help ? `${id}-help` : undefined}
        value={String(value)}
        onChange={(event) => {
          const chosen = choices.find((each) => String(each.value) === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={String(choice.value)} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Toggle({
  label,
  help,
  on,
  onChange,
}: {
  label: string;
  help?: string;
  on: boolean;
  onChange(on: boolean): void;
}) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {help && <small class="soft">{help}</small>}
      </span>
    </label>
  );
}

/** How somebody wants to be called at a table. */
export function YourName({ value, onChange }: { value: string; onChange(name: string): void }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{say("web-your-name")}</label>
      <input
        id={id}
        value={value}
        maxLength={24}
        autoComplete="nickname"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
