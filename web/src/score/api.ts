// The one thing that is asked of the server: what counts at a table.

import { ask, post, queryOf, Refusing, type TableAsked } from "../wire/api";
import type { ScoreRules } from "./rules";
import { isRules } from "./shape";

export async function rulesFor(table: TableAsked): Promise<ScoreRules> {
  const rules = table.definition
    ? await post<unknown>("api/score-table", table)
    : await ask<unknown>(`api/score-table?${queryOf(table)}`);
  if (!isRules(rules)) throw new Refusing({ code: "line/none" });
  return rules;
}
