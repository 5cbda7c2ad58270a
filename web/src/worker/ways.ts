// How a request is answered when there is a worker between the page and the server. What is told
// to one person alone, and what changes while people play, goes to the server and nowhere else.

/**
 * - `page`: from the server; without it from the page that is kept.
 * - `file`: from what is kept; another content has another name.
 * - `texts`: the same, for their address names the build.
 * - `facts`: from the server; without it as it was told before. Everyone is told the same.
 * - `server`: from the server alone.
 */
export type Way = "page" | "file" | "texts" | "facts" | "server";

const PAGES = /^(|t\/[^/]+|score|practice\/[^/]+|replay|deals|challenge\/[^/]+)\/?$/;
const FILES = /^assets\/[^/]+$/;
const TEXTS = /^locale\/\w+(\/\w+)?\.json$/;
const FACTS = /^(api\/games|api\/score-table|rules\/[^/]+)$/;

/** The way of a GET, by its path below the site. */
export function wayOf(path: string, navigates: boolean): Way {
  if (navigates) return PAGES.test(path) ? "page" : "server";
  if (FILES.test(path)) return "file";
  if (TEXTS.test(path)) return "texts";
  return FACTS.test(path) ? "facts" : "server";
}
