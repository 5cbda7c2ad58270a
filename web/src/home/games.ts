// Every game that can be chosen: the server's, and one's own, which this device keeps.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { keep, load } from "../device";
import { type GameFacts, games, type TableAsked, tellGame, type Value } from "../wire/api";
import { online } from "../wire/line";

const KEPT = "lasttrick.games";
const MOST = 12;

export const ownGames = signal<GameFacts[]>(read());

/** The games of the server and one's own; null until they are known, without any if they are not. */
export function useGames(): GameFacts[] | null {
  const [known, setKnown] = useState<GameFacts[] | null>(null);
  useEffect(() => {
    games()
      .then(setKnown)
      .catch(() => setKnown((before) => before ?? []));
  }, [online.value]);
  if (!known?.length) return known;
  const keys = new Set(known.map(keyOf));
  return [...known, ...ownGames.value.filter((game) => !keys.has(keyOf(game)))];
}

/** By what a game is told from the others of a list. */
export function keyOf(game: GameFacts): string {
  return game.definition ? `custom ${game.name}` : game.id;
}

/** Read a game file and keep the game; one of the same name gives way to it. */
export async function addGame(file: string): Promise<GameFacts> {
  const game = await tellGame(file);
  keepGames([game, ...ownGames.value.filter((other) => keyOf(other) !== keyOf(game))]);
  return game;
}

export function forgetGame(game: GameFacts): void {
  keepGames(ownGames.value.filter((other) => keyOf(other) !== keyOf(game)));
}

/** How a game is asked for. */
export function askedFor({ id, definition }: GameFacts): Pick<TableAsked, "game" | "definition"> {
  return definition ? { definition } : { game: id };
}

/** The seats that can play: given as the least and the most. */
export function seatsOf(game: GameFacts): number[] {
  const [least = 2, most = least] = [game.seats[0], game.seats.at(-1)];
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
}

/** As many as the game is best with, but rather four. */
export function usualSeats({ best }: GameFacts): number {
  const [least = 4, most = least] = [best[0], best.at(-1)];
  return Math.max(least, Math.min(4, most));
}

/** A game, and what was chosen of it; what was not is as usual. */
export interface Chosen {
  game: GameFacts;
  seats: number | null;
  preset: string;
  options: Record<string, Value>;
}

export function asUsual(game: GameFacts): Chosen {
  return { game, seats: null, preset: "", options: {} };
}

/** How a table is asked for. */
export function tableAsked({ game, seats, preset, options }: Chosen): TableAsked {
  return {
    ...askedFor(game),
    ...(seats === null ? {} : { seats }),
    ...(preset ? { preset } : {}),
    ...(Object.keys(options).length ? { options } : {}),
  };
}

function keepGames(all: GameFacts[]): void {
  ownGames.value = all.slice(0, MOST);
  keep(KEPT, ownGames.value);
}

function read(): GameFacts[] {
  const found = load<unknown>(KEPT, []);
  return Array.isArray(found) ? found.filter(isOwn) : [];
}

/** Whether what was kept is told as this page reads it. */
function isOwn(found: Partial<GameFacts> | null): found is GameFacts {
  const pair = (seats?: number[]) => Array.isArray(seats) && seats.every(Number.isInteger);
  const table = (of: unknown) => typeof of === "object" && of !== null;
  return (
    typeof found?.name === "string" &&
    pair(found.seats) &&
    pair(found.best) &&
    [found.definition, found.options, found.presets].every(table)
  );
}
