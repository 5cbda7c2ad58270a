// Setting up a table: the game, its house rules, how many sit down, and who.

import { useState } from "preact/hooks";
import { say } from "../language";
import { choose, settings } from "../settings";
import { BOTS, botName } from "../table/chairs";
import type { GameFacts, NewTable, OptionFacts, Value } from "../wire/api";
import { Pieces, Select } from "../widgets/fields";
import { Sheet } from "../widgets/sheet";
import { gameName, gameText, valueName } from "./naming";

const NUMBERS = 30;

/** The seats that can play: given as the least and the most, or one by one. */
export function seatsOf(game: GameFacts): number[] {
  const [least = 2, most = least] = [game.seats[0], game.seats.at(-1)];
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
}

function valuesOf(option: OptionFacts): Value[] {
  const values = [...(option.values ?? [])];
  if (option.range) {
    const [from, to] = option.range;
    for (let value = from; value <= Math.min(to, from + NUMBERS - 1); value += 1) values.push(value);
  }
  if (!values.includes(option.default)) values.push(option.default);
  return values;
}

export function GameSetup({
  game,
  busy,
  trouble,
  onMake,
  onClose,
}: {
  game: GameFacts;
  busy: boolean;
  trouble: string;
  onMake(table: NewTable): void;
  onClose(): void;
}) {
  const best = Math.min(4, game.best.at(-1) ?? 4);
  const [seats, setSeats] = useState(best);
  const [preset, setPreset] = useState("");
  const [bot, setBot] = useState<string>("careful");
  const [options, setOptions] = useState<Record<string, Value>>({});
  const [name, setName] = useState(settings.value.name);
  const table = (): NewTable => {
    choose({ name: name.trim() });
    return {
      game: game.id,
      seats,
      ...(preset ? { preset } : {}),
      ...(Object.keys(options).length ? { options } : {}),
      ...(name.trim() ? { name: name.trim() } : {}),
    };
  };
  const presets = Object.entries(game.presets);
  return (
    <Sheet title={gameName(game.id)} onClose={onClose}>
      <p>
        {gameText(game.id, "summary")} <span class="soft">{gameText(game.id, "place")}</span>
      </p>
      <form
        class="column"
        onSubmit={(event) => {
          event.preventDefault();
          onMake({ ...table(), bots: Array(seats - 1).fill(bot), start: true });
        }}
      >
        <Pieces
          label={say("web-seats")}
          choices={seatsOf(game).map((value) => ({ value, label: String(value) }))}
          value={seats}
          onChange={(value: number) => setSeats(value)}
        />
        {presets.length > 0 && (
          <Select
            label={say("web-preset")}
            choices={[
              { value: "", label: say("web-preset-usual") },
              ...presets.map(([value, facts]) => ({ value, label: facts.name ?? value })),
            ]}
            value={preset}
            onChange={(value: string) => setPreset(value)}
          />
        )}
        <Pieces
          label={say("web-bots")}
          choices={BOTS.map((value) => ({ value: value as string, label: botName(value) }))}
          value={bot}
          onChange={(value: string) => setBot(value)}
        />
        <div class="field">
          <label for="setup-name">{say("web-your-name")}</label>
          <input
            id="setup-name"
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <details>
          <summary>{say("web-house-rules")}</summary>
          {Object.entries(game.options).map(([option, facts]) => (
            <Select
              key={option}
              label={option.replaceAll("-", " ")}
              help={gameText(game.id, "option", option)}
              choices={[
                { value: "", label: say("web-usual", { value: valueName(facts.default) }) },
                ...valuesOf(facts)
                  .filter((value) => value !== facts.default)
                  .map((value) => ({ value: value as string, label: valueName(value) })),
              ]}
              value={(options[option] ?? "") as string}
              onChange={(value) => {
                const { [option]: _, ...others } = options;
                setOptions(value === "" ? others : { ...others, [option]: value });
              }}
            />
          ))}
        </details>
        <p class="bad" role="alert">
          {trouble}
        </p>
        <div class="row row-end">
          <button
            type="button"
            disabled={busy}
            onClick={() => onMake({ ...table(), public: true })}
          >
            {say("web-make-public")}
          </button>
          <button
            type="button"
            disabled={busy}
            onClick={() => onMake({ ...table(), public: false })}
          >
            {say("web-make-private")}
          </button>
          <button type="submit" class="primary" disabled={busy}>
            {say("web-play-bots")}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
