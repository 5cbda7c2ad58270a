// The host chooses what is played, before a match and after one.

import { useEffect, useState } from "preact/hooks";
import { seatsOf } from "../home/game_setup";
import { Options, Presets } from "../home/house_rules";
import { gameName } from "../home/naming";
import { say } from "../language";
import { type GameFacts, games } from "../wire/api";
import { Pieces, Select } from "../widgets/fields";
import type { TableState } from "./state";

export function Arrange({ state }: { state: TableState }) {
  const [known, setKnown] = useState<GameFacts[]>([]);
  useEffect(() => {
    games().then(setKnown).catch(() => {});
  }, []);
  const table = state.table.value;
  const may = table?.stage === "gathering" || table?.stage === "over";
  if (!table || !state.you.value.host || !may || !known.length) return null;
  const game = known.find((each) => each.id === table.game);
  const seats = table.seats.length;
  return (
    <details>
      <summary>{say("web-arrange")}</summary>
      <Select
        label={say("web-game")}
        choices={[
          ...(game ? [] : [{ value: table.game, label: table.name }]),
          ...known.map(({ id }) => ({ value: id, label: gameName(id) })),
        ]}
        value={table.game}
        onChange={(id) => {
          const wanted = known.find((each) => each.id === id);
          if (!wanted) return;
          const can = seatsOf(wanted);
          const most = can.at(-1) ?? seats;
          void state.send({
            type: "arrange",
            game: id,
            seats: Math.max(can[0] ?? 2, Math.min(seats, most)),
          });
        }}
      />
      {game && (
        <>
          <Pieces
            label={say("web-seats")}
            choices={seatsOf(game).map((value) => ({ value, label: String(value) }))}
            value={seats}
            onChange={(value: number) => void state.send({ type: "arrange", seats: value })}
          />
          <Presets
            game={game}
            none={say("web-preset-choose")}
            value=""
            onChange={(preset) => {
              if (preset) void state.send({ type: "arrange", game: game.id, preset, seats });
            }}
          />
          <Options
            game={game}
            chosen={table.options}
            onChange={(option, value) =>
              void state.send({ type: "arrange", options: { [option]: value } })
            }
          />
        </>
      )}
    </details>
  );
}
