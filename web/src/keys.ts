// Keys pressed anywhere on the page. They are heard from the moment on in which what they act on
// can be seen: an effect after painting would come frames later, and a quick hand would be missed.

import { useLayoutEffect } from "preact/hooks";

/** Hear keys while the component is there, anew when one of `by` changes; none where null. */
export function useKeys(
  listen: ((event: KeyboardEvent) => void) | null,
  by: readonly unknown[],
  { first = false }: { first?: boolean } = {},
): void {
  useLayoutEffect(() => {
    if (!listen) return;
    document.addEventListener("keydown", listen, first);
    return () => document.removeEventListener("keydown", listen, first);
  }, by);
}
