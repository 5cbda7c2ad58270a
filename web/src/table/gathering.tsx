// Before the first deal: who is there, the link for the others, and the host's start.

import { useState } from "preact/hooks";
import { say } from "../language";
import { gameText, optionAbout, optionName, valueName } from "../home/naming";
import { continueHere, Refusing } from "../wire/api";
import { keepSeat } from "../seats";
import { CopyField } from "../widgets/copy_field";
import { Icon } from "../widgets/icon";
import { linkOf } from "../wire/root";
import { Arrange } from "./arrange";
import { Chairs } from "./chairs";
import { whyNot } from "./refusing";
import type { TableState } from "./state";

export function Gathering({ state }: { state: TableState }) {
  const table = state.table.value;
  if (!table) return null;
  const { host, seat } = state.you.value;
  const open = table.seats.filter((chair) => chair.kind === "open").length;
  return (
    <section class="gathering">
      <div class="panel">
        <p class="gathering-game">
          {gameText(table.game, "summary", String(table.definition?.["summary"] ?? ""))}
        </p>
        <Invite table={table.id} />
        <Arrange state={state} />
      </div>
      <div class="panel">
        <h2>{say("web-chairs")}</h2>
        <Chairs state={state} />
        {seat === null && <Continue state={state} />}
        {host ? (
          <button
            type="button"
            class="primary large"
            aria-disabled={state.moving.value}
            onClick={() => void state.move({ type: "start" })}
          >
            {open ? say("web-start-bots", { count: open }) : say("web-start")}
          </button>
        ) : (
          <p class="soft">{say(seat === null ? "web-watching-gathering" : "web-host-starts")}</p>
        )}
        <p class="bad" role="status">
          {state.refusal.value && whyNot(state.refusal.value, state)}
        </p>
      </div>
      <details class="panel">
        <summary>{say("web-house-rules")}</summary>
        <dl class="options">
          {Object.entries(table.options).map(([name, value]) => (
            <div key={name}>
              <dt>
                {optionName(table.game, name)}
                <small class="soft">{optionAbout(table.game, name)}</small>
              </dt>
              <dd>{valueName(table.game, name, value)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** The link that friends open: to copy, or to hand to another program. */
export function Invite({ table }: { table: string }) {
  const link = linkOf(table);
  return (
    <CopyField look="invite" label={say("web-invite")} text={link}>
      {"share" in navigator && (
        <button
          type="button"
          onClick={() => void navigator.share({ title: "Last Trick", url: link }).catch(() => {})}
        >
          <Icon name="share" />
          {say("web-share")}
        </button>
      )}
    </CopyField>
  );
}

/** Taking a seat over from another device, by the code that it shows. */
export function Continue({ state }: { state: TableState }) {
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  return (
    <details>
      <summary>{say("web-continue-have")}</summary>
      <form
        class="row"
        onSubmit={async (event) => {
          event.preventDefault();
          try {
            const { seat, secret } = await continueHere(state.id, code.trim());
            keepSeat({ table: state.id, seat, secret, game: state.table.value?.game ?? "" });
            state.again();
          } catch (error) {
            if (error instanceof Refusing) setTrouble(whyNot(error.refusal, state));
          }
        }}
      >
        <input
          aria-label={say("web-continue-code")}
          placeholder={say("web-continue-code")}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          maxLength={12}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button type="submit">{say("web-continue")}</button>
      </form>
      <p class="bad" role="status">
        {trouble}
      </p>
    </details>
  );
}
