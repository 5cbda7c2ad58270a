// Choosing a table: the game, also one's own, and how it is played.

import { useState } from "preact/hooks";
import { say } from "../language";
import { whyNot } from "../table/refusing";
import { type GameFacts, Refusing } from "../wire/api";
import { FileField } from "../widgets/file_field";
import { Pieces, Select } from "../widgets/fields";
import { addGame, asUsual, type Chosen, keyOf, seatsOf } from "./games";
import { Options, Presets } from "./house_rules";
import { gameName } from "./naming";

/** The game; another one is as usual. */
export function GameField({
  games,
  game,
  onChange,
}: {
  games: GameFacts[];
  game: GameFacts;
  onChange(chosen: Chosen): void;
}) {
  return (
    <Select
      label={say("web-game")}
      choices={games.map((each) => ({ value: keyOf(each), label: gameName(each.id, each.name) }))}
      value={keyOf(game)}
      onChange={(key: string) => {
        const wanted = games.find((each) => keyOf(each) === key);
        if (wanted) onChange(asUsual(wanted));
      }}
    />
  );
}

/** How a game is played: how many sit down, and by which house rules. */
export function RulesFields({
  chosen,
  seats,
  onChange,
}: {
  chosen: Chosen;
  /** How many sit down where nothing was chosen. */
  seats: number;
  onChange(chosen: Chosen): void;
}) {
  const { game, preset, options } = chosen;
  return (
    <>
      <Pieces
        label={say("web-seats")}
        choices={seatsOf(game).map((value) => ({ value, label: String(value) }))}
        value={chosen.seats ?? seats}
        onChange={(value: number) => onChange({ ...chosen, seats: value })}
      />
      <Presets
        game={game}
        none={say("web-preset-usual")}
        value={preset}
        onChange={(wanted) => onChange({ ...chosen, preset: wanted, options: {} })}
      />
      <Options
        game={game}
        preset={preset}
        chosen={options}
        onChange={(option, value) =>
          onChange({ ...chosen, options: { ...options, [option]: value } })
        }
      />
    </>
  );
}

/** A game file of one's own. One that cannot be played by is refused with the line and the reason. */
export function OwnGame({ onGame }: { onGame(game: GameFacts): void }) {
  const [trouble, setTrouble] = useState("");
  const read = async (text: string) => {
    setTrouble("");
    try {
      onGame(await addGame(text));
    } catch (error) {
      setTrouble(error instanceof Refusing ? whyNot(error.refusal) : String(error));
    }
  };
  return (
    <FileField
      label={say("web-own-game")}
      accept=".toml,text/plain"
      trouble={trouble}
      onText={(text) => void read(text)}
    />
  );
}
