// Which page this is: home, or one table.

import { signal } from "@preact/signals";
import { at, ROOT } from "./wire/root";

export type Page = { page: "home" } | { page: "table"; id: string };

function read(): Page {
  const path = location.pathname.slice(ROOT.pathname.length);
  const table = /^t\/([^/]+)\/?$/.exec(path);
  return table ? { page: "table", id: decodeURIComponent(table[1] as string) } : { page: "home" };
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
