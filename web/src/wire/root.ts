/** Where the site begins: a proxy may serve it below a path of its own. */
export const ROOT = import.meta.env.DEV
  ? new URL("/", location.href)
  : new URL("../", import.meta.url);

/** The path of a page or an answer of the server. */
export function at(path: string): string {
  return new URL(path, ROOT).pathname + new URL(path, ROOT).search;
}

/** The address of a table's socket. */
export function socketOf(table: string): string {
  const url = new URL(`ws/${encodeURIComponent(table)}`, ROOT);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** The link that friends open. */
export function linkOf(table: string): string {
  return new URL(`t/${encodeURIComponent(table)}`, ROOT).href;
}
