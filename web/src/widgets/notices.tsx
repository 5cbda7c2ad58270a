// What holds for every page: that there is no connection, that there is a newer version.

import { say } from "../language";
import { online } from "../wire/line";
import { newer } from "../wire/newer";

/** That the device has no connection, and what can be done without one. */
export function Offline() {
  return (
    <p class="notice" data-shown={!online.value} role="status">
      {online.value ? "" : say("web-offline")}
    </p>
  );
}

/** A newer version, for whoever wants it now: not while a deal is on. */
export function Newer({ busy = false }: { busy?: boolean }) {
  const shown = newer.value && !busy;
  return (
    <div class="notice" data-shown={shown} role="status">
      {shown && (
        <>
          <span>{say("web-newer")}</span>
          <button type="button" class="small" onClick={() => location.reload()}>
            {say("web-newer-take")}
          </button>
        </>
      )}
    </div>
  );
}
