// Whether the server has newer pages than these. They are offered; nobody is taken out of a deal.

import { signal } from "@preact/signals";
import { BUILD } from "./build";
import { at, ROOT } from "./root";

export const newer = signal(false);

/** Whether an answer comes from a server that has another build. */
function isOther(answer: Response): boolean {
  const build = answer.headers.get("Lasttrick-Build");
  return build !== null && BUILD !== "" && build !== BUILD;
}

/** Take note of the build that an answer names. It may have been kept, so the server is asked. */
export function noteBuild(answer: Response): void {
  if (isOther(answer) && !newer.value) void lookForNewer();
}

/** Ask the server, when there is a reason to: it was away, or this page was. */
export async function lookForNewer(): Promise<void> {
  const answer = await fetch(at("healthz"), { cache: "no-store" }).catch(() => null);
  if (answer === null || !isOther(answer)) return;
  newer.value = true;
  // So that what works without a connection is of the new build too.
  const worker = await navigator.serviceWorker?.getRegistration(ROOT.href);
  await worker?.update().catch(() => {});
}

/** Look again whenever the page comes back to the front. */
export function followBuild(): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void lookForNewer();
  });
}
