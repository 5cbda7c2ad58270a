// Who sits where, with everything that can be done about it.

import { useRef, useState } from "preact/hooks";
import { botName } from "../home/naming";
import { say } from "../language";
import { choose, settings } from "../settings";
import type { Seat } from "../wire/protocol";
import { Select } from "../widgets/fields";
import { Confirm, Sheet } from "../widgets/sheet";
import { badgeOf, Disc } from "./chair";
import { nameOf } from "./names";
import { whyNot } from "./refusing";
import type { TableState } from "./state";

export const BOTS = ["expert", "steady", "careful", "novice", "random"] as const;

/** Whether chairs can change hands now. */
function betweenDeals(state: TableState): boolean {
  const stage = state.table.value?.stage;
  return stage === "gathering" || stage === "counted" || stage === "over";
}

export function Chairs({ state }: { state: TableState }) {
  const [sitting, setSitting] = useState<Seat | null>(null);
  const [removing, setRemoving] = useState<Seat | null>(null);
  const table = state.table.value;
  if (!table) return null;
  const { seat: me, host } = state.you.value;
  const free = betweenDeals(state);
  return (
    <>
      <ul class="chair-list">
        {table.seats.map((chair, seat) => {
          const name = nameOf(chair, seat);
          const badge = badgeOf(state, seat);
          return (
            <li key={seat} class="chair-row" data-open={chair.kind === "open"}>
              <Disc state={state} seat={seat} />
              <span class="who">
                <span class="name">
                  {seat === me ? say("you-first") : chair.kind === "open" ? say("web-open") : name}
                </span>
                <span class="marks">
                  {seat === me && <span class="soft">{name}</span>}
                  {badge && <span class="badge">{badge}</span>}
                  {chair.host && <span class="badge badge-leads">{say("web-host")}</span>}
                </span>
                {host && free && chair.kind === "bot" && !chair.covering && (
                  <Select
                    label={say("web-bot-plays", { name })}
                    choices={[...new Set([...BOTS, chair.bot ?? "careful"])].map((bot) => ({
                      value: bot,
                      label: botName(bot),
                    }))}
                    value={chair.bot ?? "careful"}
                    onChange={(bot) => void state.send({ type: "seat-bot", seat, bot })}
                  />
                )}
              </span>
              <span class="row row-end">
                {me === null && (chair.kind === "open" || (chair.kind === "bot" && free)) && (
                  <button type="button" class="primary small" onClick={() => setSitting(seat)}>
                    {say("web-sit")}
                  </button>
                )}
                {host && chair.kind === "open" && (
                  <button
                    type="button"
                    class="small"
                    onClick={() => void state.send({ type: "seat-bot", seat, bot: "careful" })}
                  >
                    {say("web-add-bot")}
                  </button>
                )}
                {host && free && seat !== me && chair.kind !== "open" && (
                  <button
                    type="button"
                    class="small quiet"
                    onClick={() =>
                      chair.kind === "person"
                        ? setRemoving(seat)
                        : void state.send({ type: "clear-seat", seat })
                    }
                  >
                    {say("web-clear")}
                    <span class="only-read"> {name}</span>
                  </button>
                )}
                {host && seat !== me && chair.kind === "person" && (
                  <button
                    type="button"
                    class="small quiet"
                    onClick={() => void state.send({ type: "hand-over", seat })}
                  >
                    {say("web-make-host")}
                    <span class="only-read"> {name}</span>
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {sitting !== null && (
        <SitDown state={state} seat={sitting} onClose={() => setSitting(null)} />
      )}
      {removing !== null && (
        <Confirm
          title={say("web-clear-title", { name: nameOf(table.seats[removing], removing) })}
          text={say("web-clear-text")}
          yes={say("web-clear")}
          onYes={() => void state.send({ type: "clear-seat", seat: removing })}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

/** A name, and the chair is yours. */
export function SitDown({
  state,
  seat,
  onClose,
}: {
  state: TableState;
  seat: Seat;
  onClose(): void;
}) {
  const [name, setName] = useState(settings.value.name);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const field = useRef<HTMLInputElement>(null);
  return (
    <Sheet title={say("web-sit-title")} onClose={onClose}>
      <form
        class="column"
        onSubmit={async (event) => {
          event.preventDefault();
          if (busy) return;
          if (!name.trim()) {
            field.current?.focus();
            setTrouble(say("web-refused-seat-bad-name"));
            return;
          }
          setBusy(true);
          choose({ name: name.trim() });
          const answer = await state.sit(seat, name.trim());
          setBusy(false);
          if (answer.type === "done") onClose();
          else {
            state.refusal.value = null;
            setTrouble(whyNot(answer, state));
          }
        }}
      >
        <div class="field">
          <label for="sit-name">{say("web-your-name")}</label>
          <input
            id="sit-name"
            ref={field}
            value={name}
            maxLength={24}
            autoComplete="nickname"
            autoFocus
            aria-describedby="sit-trouble"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <p id="sit-trouble" class="bad" role="status">
          {trouble}
        </p>
        <div class="row row-end">
          <button type="submit" class="primary" disabled={busy}>
            {say("web-sit")}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
