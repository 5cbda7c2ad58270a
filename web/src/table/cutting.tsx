// Cutting the pack: a packet is lifted as far as the slider goes.

import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../language";
import type { Deal } from "../wire/protocol";
import type { TableState } from "./state";

export function Cutting({ state, deal }: { state: TableState; deal: Deal }) {
  const pack = Math.max(2, deal.talon_size + deal.sizes.reduce((sum, size) => sum + size, 0)) || 36;
  const most = pack - 1;
  const [at, setAt] = useState(Math.round(pack / 2));
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);
  const lifted = Math.max(1, Math.min(most, at));
  return (
    <form
      class="panel cutting"
      aria-label={say("web-turn-cut")}
      onSubmit={(event) => {
        event.preventDefault();
        void state.move({ type: "cut", at: lifted });
      }}
    >
      <h2>{say("web-turn-cut")}</h2>
      <svg class="pack" viewBox="0 0 120 96" aria-hidden="true">
        {Array.from({ length: pack }, (_, index) => {
          const up = index >= pack - lifted;
          const y = 84 - (index * 44) / pack - (up ? 24 : 0);
          const x = up ? 34 : 22;
          return <path class={up ? "edge edge-up" : "edge"} d={`M${x} ${y}h64`} />;
        })}
      </svg>
      <label class="only-read" for="cut-at">
        {say("web-cut-lift", { count: lifted })}
      </label>
      <input
        id="cut-at"
        ref={slider}
        type="range"
        min={1}
        max={most}
        value={lifted}
        onInput={(event) => setAt(Number(event.currentTarget.value))}
      />
      <p aria-hidden="true">{say("web-cut-lift", { count: lifted })}</p>
      <div class="row row-middle">
        <button type="submit" class="primary" aria-disabled={state.moving.value}>
          {say("web-cut")}
        </button>
        {deal.may_tap && (
          <button
            type="button"
            aria-disabled={state.moving.value}
            onClick={() => void state.move({ type: "cut", tap: true })}
          >
            {say("web-tap")}
          </button>
        )}
      </div>
    </form>
  );
}
