// Links that are a deal: the record itself, made small, stands behind the #, where no server sees
// it. A page finds there too at which card to begin, and through whose eyes.

import type { Looking } from "../wire/after";

export interface Fragment {
  /** The record, made small. */
  deal: string | null;
  event: number;
  view: Looking;
}

export function readFragment(hash: string): Fragment {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (name: string) => {
    const value = parts.get(name) ?? "";
    return /^\d{1,4}$/.test(value) ? Number(value) : null;
  };
  return { deal: parts.get("deal"), event: number("event") ?? 0, view: number("seat") ?? "all" };
}

export function writeFragment({ deal, event, view }: Fragment): string {
  const parts = new URLSearchParams();
  if (deal) parts.set("deal", deal);
  if (view !== "all") parts.set("seat", String(view));
  parts.set("event", String(event));
  return `#${parts}`;
}

/** Make a text small, in signs that can stand in any address. */
export async function pack(text: string): Promise<string> {
  const small = await through(new Blob([text]), new CompressionStream("deflate-raw"));
  let signs = "";
  for (const byte of small) signs += String.fromCharCode(byte);
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The longest text that a link may unpack to. */
const MOST = 1_000_000;

/**
 * The text that was packed.
 * @throws when it was not, or is too long
 */
export async function unpack(packed: string): Promise<string> {
  const signs = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(
    await through(new Blob([bytes]), new DecompressionStream("deflate-raw")),
  );
}

async function through(
  from: Blob,
  how: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
): Promise<Uint8Array> {
  const reader = from.stream().pipeThrough(how).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new Error("too long");
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.length;
  }
  return whole;
}
