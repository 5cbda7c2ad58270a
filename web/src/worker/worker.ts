// Stands between the pages and the server, so that pages open without a connection. Everything it
// keeps is of one build; a new build has a worker and a place of its own, and waits until a page of
// its own is there, or nobody uses the old one any more.

/// <reference lib="webworker" />

import { wayOf } from "./ways";

/** Before this program stand the files to keep, from the build, and its name, from the server. */
declare const self: ServiceWorkerGlobalScope & { build: string; files: string[] };

const ROOT = new URL(self.registration.scope);
const OURS = `lasttrick ${ROOT.pathname} `;
const PLACE = OURS + self.build;

/** After so many milliseconds without an answer, what is kept is shown. */
const PATIENCE = 5000;

const at = (path: string): string => new URL(path, ROOT).href;
const pathOf = (url: string): string => url.slice(ROOT.href.length);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const asked = event.data as { page?: string; keep?: string[] };
  // A page of this build is there, so the worker of the one before has done its work.
  if (asked.page === self.build) void self.skipWaiting();
  // What does not come now is asked for again by the next page.
  if (asked.keep) event.waitUntil(keep(asked.keep).catch(() => {}));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT.href)) return;
  const path = pathOf(request.url).replace(/[?#].*$/, "");
  switch (wayOf(path, request.mode === "navigate")) {
    case "page":
      return event.respondWith(page(request));
    case "file":
    case "texts":
      return event.respondWith(kept(request));
    case "facts":
      return event.respondWith(facts(request));
  }
});

/** Fetch this build, and anew whatever was in use of the one before. */
async function install(): Promise<void> {
  const used = new Set(["", ...self.files]);
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === PLACE) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      const [path = "", query] = pathOf(url).split("?");
      const way = wayOf(path, false);
      // Texts are asked for by the build that they belong to.
      if (way === "texts") used.add(`${path}?build=${self.build}`);
      else if (way === "facts") used.add(query ? `${path}?${query}` : path);
    }
  }
  await keep(used);
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== PLACE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Fetch and keep, one after the other: whoever plays meanwhile needs the line. */
async function keep(paths: Iterable<string>): Promise<void> {
  const place = await caches.open(PLACE);
  for (const path of paths) {
    if (await place.match(at(path))) continue;
    const answer = await fetch(at(path));
    if (answer.ok) await place.put(at(path), answer);
    else if (path === "" || self.files.includes(path)) throw new Error(`${path}: ${answer.status}`);
  }
}

async function page(request: Request): Promise<Response> {
  const place = await caches.open(PLACE);
  const shown = await place.match(at(""));
  const answer = await answered(request, shown !== undefined);
  return answer && (answer.status < 500 || !shown) ? answer : (shown ?? Response.error());
}

async function kept(request: Request): Promise<Response> {
  const place = await caches.open(PLACE);
  const found = await place.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await place.put(request, answer.clone());
  return answer;
}

async function facts(request: Request): Promise<Response> {
  const place = await caches.open(PLACE);
  const before = await place.match(request);
  const answer = await answered(request, before !== undefined);
  if (answer?.ok) await place.put(request, answer.clone());
  return answer && (answer.status < 500 || !before) ? answer : (before ?? Response.error());
}

/** The server's answer; null where there is none, or none in time for who has another. */
async function answered(request: Request, hurried: boolean): Promise<Response | null> {
  const answer = fetch(request).catch(() => null);
  if (!hurried) return answer;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([answer, late]);
}
