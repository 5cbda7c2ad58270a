// The focus is never lost: when what had it goes away, it moves to where things go on.

/** Where the focus goes: the last of these on the page, or else its heading. */
const HOMES = "[data-focus-home]:not([data-focus-home=false])";

export function keepFocus(): void {
  let held: Element | null = null;
  document.addEventListener("focusin", ({ target }) => {
    held = target as Element;
  });
  new MutationObserver(() => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    home()?.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}

function home(): HTMLElement | null {
  const homes = [...document.querySelectorAll<HTMLElement>(HOMES)].filter(shown);
  const found = homes.at(-1) ?? document.querySelector<HTMLElement>("h1");
  if (found && found.tabIndex < 0) found.tabIndex = -1;
  return found;
}

function shown(place: HTMLElement): boolean {
  return place.getClientRects().length > 0;
}
