// Setting up a table: the game, its house rules, how many sit down, and who.

import { useState } from "preact/hooks";
import { say } from "../language";
import { choose, settings } from "../settings";
import { BOTS } from "../table/chairs";
import type { GameFacts, NewTable } from "../wire/api";
import { Pieces, YourName } from "../widgets/fields";
import { Sheet } from "../widgets/sheet";
import { asUsual, forgetGame, ownGames, tableAsked, usualSeats } from "./games";
import { botAbout, botName, gameName, gameText } from "./naming";
import { RulesFields } from "./table_choice";

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
  const [chosen, setChosen] = useState({ ...asUsual(game), seats: usualSeats(game) });
  const [bot, setBot] = useState<string>("careful");
  const [name, setName] = useState(settings.value.name);
  const table = (): NewTable => {
    choose({ name: name.trim() });
    return { ...tableAsked(chosen), ...(name.trim() ? { name: name.trim() } : {}) };
  };
  return (
    <Sheet title={gameName(game.id, game.name)} onClose={onClose}>
      <p>
        {gameText(game.id, "summary", game.summary)}{" "}
        <span class="soft">{gameText(game.id, "place", game.place)}</span>
      </p>
      <form
        class="column"
        onSubmit={(event) => {
          event.preventDefault();
          onMake({ ...table(), bots: Array(chosen.seats - 1).fill(bot), start: true });
        }}
      >
        <RulesFields
          chosen={chosen}
          seats={chosen.seats}
          onChange={(newer) => setChosen({ ...newer, seats: newer.seats ?? chosen.seats })}
        />
        <Pieces
          label={say("bots")}
          help={botAbout(bot)}
          choices={BOTS.map((value) => ({ value: value as string, label: botName(value) }))}
          value={bot}
          onChange={(value: string) => setBot(value)}
        />
        <YourName value={name} onChange={setName} />
        <p class="bad" role="alert">
          {trouble}
        </p>
        <div class="row row-end sheet-foot">
          {ownGames.value.includes(game) && (
            <button
              type="button"
              class="quiet"
              onClick={() => {
                forgetGame(game);
                onClose();
              }}
            >
              {say("web-forget")}
            </button>
          )}
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
