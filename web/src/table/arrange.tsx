// The host chooses what is played, before a match and after one.

import { askedFor, keyOf, seatsOf, useGames } from "../home/games";
import { Options, Presets } from "../home/house_rules";
import { gameName } from "../home/naming";
import { say } from "../language";
import { Pieces, Select } from "../widgets/fields";
import type { TableState } from "./state";

export function Arrange({ state }: { state: TableState }) {
  const known = useGames() ?? [];
  const table = state.table.value;
  const may = table?.stage === "gathering" || table?.stage === "over";
  if (!table || !state.you.value.host || !may || !known.length) return null;
  const game = known.find(
    (each) => each.id === table.game && (!each.definition || each.name === table.name),
  );
  const seats = table.seats.length;
  return (
    <details>
      <summary>{say("web-arrange")}</summary>
      <Select
        label={say("web-game")}
        choices={[
          ...(game ? [] : [{ value: table.game, label: table.name }]),
          ...known.map((each) => ({ value: keyOf(each), label: gameName(each.id, each.name) })),
        ]}
        value={game ? keyOf(game) : table.game}
        onChange={(key) => {
          const wanted = known.find((each) => keyOf(each) === key);
          if (!wanted) return;
          const can = seatsOf(wanted);
          const most = can.at(-1) ?? seats;
          void state.send({
            type: "arrange",
            ...askedFor(wanted),
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
              if (preset) void state.send({ type: "arrange", ...askedFor(game), preset, seats });
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
