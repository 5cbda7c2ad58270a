// A sheet as the file that `lasttrick score` keeps too: here or in a terminal it can be gone on with.

import { CUSTOM } from "../wire/protocol";
import type { TableAsked } from "../wire/api";
import { sheetIn } from "./link";
import type { ScoreRules } from "./rules";
import type { Sheet } from "./sheet";

const FORMAT = "lasttrick-sheet/1";

export function fileText({ rules, names, dealer, entries }: Sheet): string {
  const { game, options, definition } = rules;
  const own = definition ? { definition } : {};
  const file = { format: FORMAT, game, options, names, dealer, entries, ...own };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/**
 * The sheet of a file; null when there is none in it, or one that cannot be counted.
 *
 * @param rulesFor asks the server what counts at a table.
 */
export async function sheetOfFile(
  text: string,
  rulesFor: (table: TableAsked) => Promise<ScoreRules>,
): Promise<Sheet | null> {
  const file = read(text);
  if (file?.["format"] !== FORMAT || !Array.isArray(file["names"])) return null;
  const { game, definition, options, names, dealer, entries = [] } = file;
  const asked = { ...(game === CUSTOM ? { definition } : { game }), options, seats: names.length };
  return sheetIn({ rules: await rulesFor(asked as TableAsked), names, dealer, entries });
}

function read(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" ? (found as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
