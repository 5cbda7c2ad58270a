// Which page this is: home, one table, or one about deals that are over.

import { signal } from "@preact/signals";
import { at, ROOT } from "./wire/root";

/** Pages whose code comes only when they are asked for. */
export type LaterPage =
  | { page: "replay"; search: string }
  | { page: "embed" }
  | { page: "deals" }
  | { page: "challenge"; id: string };
export type Page = { page: "home" } | { page: "table"; id: string } | LaterPage;

function read(): Page {
  const path = location.pathname.slice(ROOT.pathname.length);
  const [, kind, id] = /^(t|challenge)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id) return { page: kind === "t" ? "table" : "challenge", id: decodeURIComponent(id) };
  const plain = path.replace(/\/$/, "");
  if (plain === "replay") return { page: "replay", search: location.search };
  if (plain === "embed" || plain === "deals") return { page: plain };
  return { page: "home" };
}

export const page = signal<Page>(read());

/** Go to a page of ours, given without the slash before it. */
export function navigate(path: string): void {
  history.pushState(null, "", at(path));
  page.value = read();
  scrollTo(0, 0);
}

export function followHistory(): void {
  addEventListener("popstate", () => {
    page.value = read();
  });
}
