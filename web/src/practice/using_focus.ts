// Where the focus goes: the button that had it is gone with its question.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Sitting } from "./sitting";

/** The section that takes the focus with each new question, and the button that takes it after. */
export function useFocus<T extends HTMLElement>(
  sitting: Sitting,
): { place: RefObject<HTMLElement | null>; next: RefObject<T | null> } {
  const place = useRef<HTMLElement>(null);
  const next = useRef<T>(null);
  const question = sitting.question.value;
  const [judged, busy] = [sitting.judged.value, sitting.busy.value];
  useEffect(() => {
    if (judged && !busy) next.current?.focus();
  }, [judged, busy]);
  useEffect(() => {
    // The first question takes the focus from nobody.
    if (sitting.number > 1) place.current?.focus();
  }, [question]);
  return { place, next };
}
