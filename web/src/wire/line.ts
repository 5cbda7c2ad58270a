// Whether this device has a connection at all, as far as its browser knows.

import { signal } from "@preact/signals";

export const online = signal(navigator.onLine);

export function followLine(): void {
  const look = () => {
    online.value = navigator.onLine;
  };
  addEventListener("online", look);
  addEventListener("offline", look);
}
