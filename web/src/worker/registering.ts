// Has the worker come, once the page is there, and tells it what this person will need.

import { effect } from "@preact/signals";
import { partsNeeded, texts } from "../language";
import { settings } from "../settings";
import { pathOf } from "../texts/ahead";
import { BUILD } from "../wire/build";
import { at } from "../wire/root";

/** After so many milliseconds: first comes what is on the screen. */
const LATER = 1000;

/** Only over TLS, or on this very machine, does a browser let pages work without a connection. */
export function followWorker(): void {
  const workers = navigator.serviceWorker;
  if (!workers || import.meta.env.DEV) return;
  // Who comes again may want a score sheet where there is no line; who has just come, the table.
  const ahead = workers.controller ? ["score"] : [];
  let begun = false;
  effect(() => {
    if (!texts.value || begun) return;
    begun = true;
    setTimeout(() => void workers.register(at("worker.js")).then(present, () => {}), LATER);
  });
  effect(() => {
    const { language } = settings.value;
    const parts = new Set([...partsNeeded.value, ...ahead]);
    const keep = [pathOf(language), ...[...parts].map((part) => pathOf(language, part)), "api/games"];
    void workers.ready.then(({ active }) => active?.postMessage({ keep }));
  });
}

/** Tell a worker that waits for pages of its build that there is one. */
function present(worker: ServiceWorkerRegistration): void {
  const tell = () => worker.waiting?.postMessage({ page: BUILD });
  tell();
  worker.addEventListener("updatefound", () => {
    worker.installing?.addEventListener("statechange", tell);
  });
}
