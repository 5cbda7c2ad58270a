// A new sheet: the game and its house rules, who sits where, and who deals first.

import { useState } from "preact/hooks";
import { asUsual, tableAsked, usualSeats } from "../home/games";
import { GameField, OwnGame, RulesFields } from "../home/table_choice";
import { say } from "../language";
import { whyNot } from "../table/refusing";
import { type GameFacts, Refusing } from "../wire/api";
import { Pieces } from "../widgets/fields";
import { rulesFor } from "./api";
import { LONGEST_NAME, nameFault, tidy } from "./names";
import type { Sheet } from "./sheet";

const BY_CHANCE = -1;

export function Setup({
  games,
  onBegin,
}: {
  /** At least one. */
  games: GameFacts[];
  onBegin(sheet: Sheet): void;
}) {
  const [chosen, setChosen] = useState(asUsual(games[0]!));
  const [names, setNames] = useState<string[]>([]);
  const [dealer, setDealer] = useState(BY_CHANCE);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const seats = chosen.seats ?? usualSeats(chosen.game);
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
      const rules = await rulesFor({ ...tableAsked(chosen), seats });
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
      <GameField games={games} game={chosen.game} onChange={setChosen} />
      <RulesFields chosen={chosen} seats={seats} onChange={setChosen} />
      <OwnGame onGame={(game) => setChosen(asUsual(game))} />
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
