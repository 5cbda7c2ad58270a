// That the cards were fixed before the cut, shown and checked.

import { useEffect, useState } from "preact/hooks";
import { say } from "../language";
import type { Deal } from "../wire/protocol";
import { Icon } from "../widgets/icon";
import { Sheet } from "../widgets/sheet";
import type { TableState } from "./state";

/** Say whether a secret gives a commitment; null where this page may not reckon it. */
export async function fits(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const prefix = new TextEncoder().encode("lasttrick-shuffle/1");
  const whole = new Uint8Array([...prefix, ...bytes]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment;
}

export function Fair({ state, deal }: { state: TableState; deal: Deal }) {
  const [open, setOpen] = useState(false);
  if (!deal.commitment) return null;
  return (
    <>
      <button type="button" class="link" onClick={() => setOpen(true)}>
        {say("web-fair-how")}
      </button>
      {open && (
        <Sheet title={say("web-fair-title")} onClose={() => setOpen(false)}>
          <FairText deal={state.deal.value ?? deal} />
        </Sheet>
      )}
    </>
  );
}

export function FairText({ deal }: { deal?: Deal | null }) {
  const { secret, commitment } = deal ?? {};
  const [right, setRight] = useState<boolean | null>(null);
  useEffect(() => {
    if (secret && commitment) void fits(secret, commitment).then(setRight);
  }, [secret, commitment]);
  return (
    <div class="prose">
      <p>{say("web-fair-1")}</p>
      <p>{say("web-fair-2")}</p>
      <p>{say("web-fair-3")}</p>
      {commitment && (
        <dl class="codes">
          <dt>{say("web-fair-commitment")}</dt>
          <dd>{commitment}</dd>
          {secret && <dt>{say("web-fair-secret")}</dt>}
          {secret && <dd>{secret}</dd>}
        </dl>
      )}
      {right !== null && (
        <p class={right ? "good" : "bad"}>
          {right && <Icon name="check" />} {say(right ? "web-fair-fits" : "web-fair-differs")}
        </p>
      )}
      <p class="soft">{say("web-fair-verify")}</p>
      <pre>lasttrick record verify --fair deal.jsonl</pre>
    </div>
  );
}
