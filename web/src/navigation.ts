// Which page this is: home, one table, or one about deals that are over.

import { signal } from "@preact/signals";
import { at, ROOT } from "./wire/root";

export type Practice = "legal" | "last" | "points";
export type Page =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "score" }
  | { page: "practice"; kind: Practice }
  | { page: "replay"; search: string }
  | { page: "embed" }
  | { page: "deals" }
  | { page: "challenge"; id: string };

function read(): Page {
  const path = location.pathname.slice(ROOT.pathname.length).replace(/\/$/, "");
  const [, kind, id] = /^(t|challenge|practice)\/([^/]+)$/.exec(path) ?? [];
  if (kind === "practice" && /^(legal|last|points)$/.test(id as string))
    return { page: "practice", kind: id as Practice };
  if (kind === "t" || kind === "challenge")
    return { page: kind === "t" ? "table" : kind, id: decodeURIComponent(id as string) };
  if (path === "replay") return { page: path, search: location.search };
  if (path === "score" || path === "embed" || path === "deals") return { page: path };
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
