// The one thing that is asked of the server: what counts at a table.

import { ask, Refusing, type Value } from "../wire/api";
import type { ScoreRules } from "./rules";
import { isRules } from "./shape";

export async function rulesFor(
  game: string,
  seats: number,
  preset: string,
  options: Record<string, Value>,
): Promise<ScoreRules> {
  const query = new URLSearchParams({ game, seats: String(seats) });
  if (preset) query.set("preset", preset);
  for (const [name, value] of Object.entries(options)) query.set(`option.${name}`, String(value));
  const rules = await ask<unknown>(`api/score-table?${query}`);
  if (!isRules(rules)) throw new Refusing({ code: "line/none" });
  return rules;
}
