// Which build of the pages this is. A server that was upgraded has another one, and may no longer
// have the files of ours.

import { at } from "./root";

export const BUILD = document.documentElement.dataset["build"] ?? "";

const RENEWED = "lasttrick.renewed";

/** Load everything anew, unless that has been tried from this very build; say whether it is done. */
export function renewOnce(): boolean {
  try {
    if (sessionStorage.getItem(RENEWED) === BUILD) return false;
    sessionStorage.setItem(RENEWED, BUILD);
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  location.reload();
  return true;
}

/** Load a part of this build. Where the server no longer has it, everything is loaded anew. */
export async function fromThisBuild<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const reached = await fetch(at("healthz")).then(
      (answer) => answer.ok,
      () => false,
    );
    if (reached && renewOnce()) return new Promise(() => {});
    throw error;
  }
}
