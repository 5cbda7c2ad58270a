// A new sheet: the game and its house rules, who sits where, and who deals first.

import { useState } from "preact/hooks";
import { seatsOf } from "../home/game_setup";
import { Options, Presets } from "../home/house_rules";
import { gameName } from "../home/naming";
import { say } from "../language";
import { whyNot } from "../table/refusing";
import { type GameFacts, Refusing, type Value } from "../wire/api";
import { Pieces, Select } from "../widgets/fields";
import { rulesFor } from "./api";
import { LONGEST_NAME, nameFault, tidy } from "./names";
import type { Sheet } from "./sheet";

const BY_CHANCE = -1;

export function Setup({ games, onBegin }: { games: GameFacts[]; onBegin(sheet: Sheet): void }) {
  const [id, setId] = useState(games[0]?.id ?? "agram");
  const game = games.find((each) => each.id === id) ?? games[0];
  const [wanted, setSeats] = useState(4);
  const [preset, setPreset] = useState("");
  const [options, setOptions] = useState<Record<string, Value>>({});
  const [names, setNames] = useState<string[]>([]);
  const [dealer, setDealer] = useState(BY_CHANCE);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  if (!game) return null;
  const able = seatsOf(game);
  const seats = able.includes(wanted) ? wanted : (able.at(-1) ?? wanted);
  const called = Array.from(
    { length: seats },
    (_, seat) => tidy(names[seat] ?? "") || say("score-player", { number: seat + 1 }),
  );
  const begin = async () => {
    for (const [seat, name] of called.entries()) {
      const fault = nameFault(name, called.slice(0, seat));
      if (fault) {
        const typed = fault === "long" ? name.slice(0, LONGEST_NAME) : name;
        setTrouble(say("score-bad-name", { fault, most: LONGEST_NAME, typed }));
        return;
      }
    }
    setBusy(true);
    try {
      const rules = await rulesFor(game.id, seats, preset, options);
      const first = dealer < 0 || dealer >= seats ? Math.floor(Math.random() * seats) : dealer;
      onBegin({ rules, names: called, dealer: first, entries: [] });
    } catch (error) {
      setTrouble(error instanceof Refusing ? whyNot(error.refusal) : String(error));
      setBusy(false);
    }
  };
  return (
    <form
      class="column"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Select
        label={say("web-game")}
        choices={games.map((each) => ({ value: each.id, label: gameName(each.id, each.id) }))}
        value={game.id}
        onChange={(chosen: string) => {
          setId(chosen);
          setPreset("");
          setOptions({});
        }}
      />
      <Pieces
        label={say("web-seats")}
        choices={able.map((value) => ({ value, label: String(value) }))}
        value={seats}
        onChange={(chosen: number) => setSeats(chosen)}
      />
      <Presets
        game={game}
        none={say("web-preset-usual")}
        value={preset}
        onChange={(chosen) => {
          setPreset(chosen);
          setOptions({});
        }}
      />
      <Options
        game={game}
        preset={preset}
        chosen={options}
        onChange={(option, value) => setOptions({ ...options, [option]: value })}
      />
      <fieldset class="seat-names">
        <legend>{say("score-web-names")}</legend>
        {called.map((_, seat) => (
          <input
            key={seat}
            aria-label={say("score-player", { number: seat + 1 })}
            placeholder={say("score-player", { number: seat + 1 })}
            value={names[seat] ?? ""}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onInput={(event) => {
              const typed = event.currentTarget.value;
              setNames(called.map((_, at) => (at === seat ? typed : (names[at] ?? ""))));
            }}
          />
        ))}
      </fieldset>
      <Pieces
        label={say("score-web-dealer")}
        choices={[
          { value: BY_CHANCE, label: say("score-web-by-chance") },
          ...called.map((label, value) => ({ value, label })),
        ]}
        value={dealer < seats ? dealer : BY_CHANCE}
        onChange={(chosen: number) => setDealer(chosen)}
      />
      <p class="bad" role="alert">
        {trouble}
      </p>
      <button type="submit" class="primary large" disabled={busy}>
        {say("score-web-begin")}
      </button>
    </form>
  );
}
