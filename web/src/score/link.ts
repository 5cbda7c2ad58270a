// A sheet as the end of an address: the whole of it, packed small. No server has to keep it, and
// whoever opens the link needs none to count it. What comes in by a link is believed in nothing.

import { counted, type Sheet } from "./sheet";
import { isEntry, isRules } from "./shape";

const MOST_BYTES = 200_000;
const MOST_ENTRIES = 2_000;
const LONGEST_NAME = 24;

/** The sheet as it stands behind `#s=`. */
export async function linkText(sheet: Sheet): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(sheet));
  const packed = await through(bytes, new CompressionStream("deflate-raw"));
  const letters = Array.from(packed ?? new Uint8Array(), (byte) => String.fromCharCode(byte));
  return btoa(letters.join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The sheet of a link; null when there is none in it, or one that cannot be. */
export async function sheetOf(text: string): Promise<Sheet | null> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"));
    return bytes && sheetIn(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** What was kept or sent, if it is a sheet that can be counted. */
export function sheetIn(found: unknown): Sheet | null {
  if (typeof found !== "object" || found === null) return null;
  const { rules, names, dealer, entries } = found as Record<string, unknown>;
  if (!isRules(rules) || !Array.isArray(names) || !Array.isArray(entries)) return null;
  const named = (name: unknown, at: number) =>
    typeof name === "string" &&
    name.trim() !== "" &&
    [...name].length <= LONGEST_NAME &&
    names.indexOf(name) === at;
  if (names.length !== rules.seats || !names.every(named)) return null;
  if (typeof dealer !== "number" || !(dealer in names)) return null;
  if (entries.length > MOST_ENTRIES || !entries.every(isEntry)) return null;
  const sheet = { rules, names: names as string[], dealer, entries };
  try {
    counted(sheet);
    return sheet;
  } catch {
    return null;
  }
}

/** Bytes sent through; null when too many come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {});
  const chunks: number[] = [];
  const reader = stream.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(chunks);
    if (chunks.length + value.length > MOST_BYTES) {
      void reader.cancel();
      return null;
    }
    for (const byte of value as Uint8Array) chunks.push(byte);
  }
}
