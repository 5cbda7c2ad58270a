// Setting up a table: the game, its house rules, how many sit down, and who.

import { useState } from "preact/hooks";
import { say } from "../language";
import { choose, settings } from "../settings";
import { BOTS } from "../table/chairs";
import type { GameFacts, NewTable, Value } from "../wire/api";
import { Pieces, YourName } from "../widgets/fields";
import { Sheet } from "../widgets/sheet";
import { Options, Presets } from "./house_rules";
import { botAbout, botName, gameName, gameText } from "./naming";

/** The seats that can play: given as the least and the most, or one by one. */
export function seatsOf(game: GameFacts): number[] {
  const [least = 2, most = least] = [game.seats[0], game.seats.at(-1)];
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
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
        <Presets
          game={game}
          none={say("web-preset-usual")}
          value={preset}
          onChange={(value) => {
            setPreset(value);
            setOptions({});
          }}
        />
        <Pieces
          label={say("bots")}
          help={botAbout(bot)}
          choices={BOTS.map((value) => ({ value: value as string, label: botName(value) }))}
          value={bot}
          onChange={(value: string) => setBot(value)}
        />
        <YourName value={name} onChange={setName} />
        <Options
          game={game}
          preset={preset}
          chosen={options}
          onChange={(option, value) => setOptions({ ...options, [option]: value })}
        />
        <p class="bad" role="alert">
          {trouble}
        </p>
        <div class="row row-end sheet-foot">
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
