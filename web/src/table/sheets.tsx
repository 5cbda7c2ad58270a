// What is looked up during a deal: finished tricks, the tally, the rules, and the table itself.

import { useState } from "preact/hooks";
import { CardBack, CardFace } from "../cards/face";
import { Choices } from "../home/choices";
import { navigate } from "../navigation";
import { say, texts } from "../language";
import { isHidden } from "../texts/faces";
import { rulesOfTable } from "../wire/api";
import type { TableSettings } from "../wire/protocol";
import { Pieces, Select } from "../widgets/fields";
import { RuleSheet } from "../widgets/rule_sheet";
import { Confirm, Sheet } from "../widgets/sheet";
import { Arrange } from "./arrange";
import { Chairs } from "./chairs";
import { Continue, Invite } from "./gathering";
import { dealNames, tableNames } from "./names";
import { whyNot } from "./refusing";
import type { TableState } from "./state";
import { ofTable, words } from "./voice";

interface Props {
  state: TableState;
  onClose(): void;
}

/** The finished tricks that the rules let anyone look at again. */
export function LastTricks({ state, onClose }: Props) {
  const [table, deal] = [state.table.value, state.deal.value];
  if (!table || !deal) return null;
  const names = dealNames(table, deal);
  const shown = deal.look_back > 0 ? deal.tricks.slice(-deal.look_back) : [];
  const first = deal.tricks.length - shown.length + 1;
  return (
    <Sheet title={say("web-last-trick")} onClose={onClose}>
      {!shown.length && (
        <p>{say(deal.look_back === 0 ? "last-not-shown" : "last-none-yet")}</p>
      )}
      <ol class="old-tricks">
        {shown
          .map((trick, index) => (
            <li key={index}>
              <h3>{say("web-trick-number", { trick: first + index })}</h3>
              <ul class="old-trick">
                {trick.plays.map((play) => (
                  <li key={play.seat} data-best={play.seat === trick.winner}>
                    {isHidden(play.card) || play.down ? <CardBack /> : <CardFace card={play.card} />}
                    <span>{play.seat === deal.seat ? say("you-first") : names[play.seat]}</span>
                    <span class="only-read">{words(play.card)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))
          .reverse()}
      </ol>
    </Sheet>
  );
}

export function Score({ state, onClose }: Props) {
  const [table, match, telling] = [state.table.value, state.match.value, ofTable(state)];
  if (!table || !telling) return null;
  const totals = match ? (match.stacks ?? match.totals) : [];
  const best = Math.max(...totals);
  return (
    <Sheet title={say("web-score")} onClose={onClose}>
      {!match && <p>{say("web-score-none")}</p>}
      {match && (
        <>
          <table class="tally">
            <thead>
              <tr>
                <th scope="col">{say("web-player")}</th>
                <th scope="col">{say(match.stacks ? "web-chips" : "web-points")}</th>
                <th scope="col">{say("web-deals-won")}</th>
              </tr>
            </thead>
            <tbody>
              {tableNames(table).map((_, seat) => (
                <tr key={seat} data-best={totals[seat] === best && totals.some((each) => each !== best)}>
                  <th scope="row">{telling.called(seat)}</th>
                  <td>{totals[seat]}</td>
                  <td>{match.won[seat]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="soft">
            {say("deal-number", { number: match.number })} · {telling.goal(match)}
          </p>
        </>
      )}
    </Sheet>
  );
}

/** The rules of exactly this table. */
export function Rules({ state, onClose }: Props) {
  const id = state.table.value?.id;
  if (id === undefined) return null;
  return <RuleSheet load={(language) => rulesOfTable(id, language)} onClose={onClose} />;
}

/** Everything about the table and my chair at it. */
export function TableMenu({ state, onClose }: Props) {
  const [asking, setAsking] = useState<"leave" | "resign" | "secret" | null>(null);
  const [code, setCode] = useState("");
  const table = state.table.value;
  if (!table || !texts.value) return null;
  const { seat, host } = state.you.value;
  const playing = table.stage === "playing" && state.deal.value?.seat != null;
  return (
    <Sheet title={say("web-menu")} onClose={onClose} side>
      <section>
        <h3>{say("web-chairs")}</h3>
        <Chairs state={state} />
        <p class="soft">{say("web-watching", { count: state.watching.value })}</p>
        <Invite table={table.id} />
      </section>
      <section>
        <h3>{say("web-this-device")}</h3>
        <Choices />
      </section>
      {host && (
        <section>
          <h3>{say("web-host-settings")}</h3>
          <Arrange state={state} />
          <HostSettings state={state} />
        </section>
      )}
      <section>
        <h3>{say("web-your-seat")}</h3>
        {seat === null ? (
          <Continue state={state} />
        ) : (
          <>
            <p class="soft">{say("web-device-text")}</p>
            <div class="row">
              <button
                type="button"
                onClick={async () => {
                  const answer = await state.send({ type: "device-code" });
                  if (answer.type === "done") setCode(answer.code ?? "");
                }}
              >
                {say("web-device-code")}
              </button>
              <output class="device-code">{code}</output>
            </div>
            <button type="button" class="link" onClick={() => setAsking("secret")}>
              {say("web-new-secret")}
            </button>
            <div class="row">
              {playing && (
                <button type="button" class="quiet" onClick={() => setAsking("resign")}>
                  {say("web-resign")}
                </button>
              )}
              <button type="button" class="quiet" onClick={() => setAsking("leave")}>
                {say("web-leave")}
              </button>
            </div>
          </>
        )}
        <button type="button" class="link" onClick={() => navigate("")}>
          {say("web-to-home")}
        </button>
        <p class="bad" role="status">
          {state.refusal.value && whyNot(state.refusal.value, state)}
        </p>
      </section>
      {asking && (
        <Confirm
          title={say(`web-${asking === "secret" ? "new-secret" : asking}`)}
          text={say(`web-${asking}-text`)}
          yes={say(`web-${asking}-yes`)}
          onYes={() => {
            if (asking === "resign") void state.move({ type: "resign" });
            else if (asking === "secret") void state.renewSecret();
            else {
              void state.leave().then((answer) => answer.type === "done" && navigate(""));
            }
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </Sheet>
  );
}

function HostSettings({ state }: { state: TableState }) {
  const table = state.table.value;
  if (!table) return null;
  const { settings: now } = table;
  const change = (settings: Partial<TableSettings>) =>
    void state.send({ type: "arrange", settings });
  const seconds = (values: number[], current: number | null, never: string) =>
    [...new Set([...values, ...(current === null ? [] : [current])])]
      .sort((a, b) => a - b)
      .map((count) => ({ value: String(count), label: say("web-seconds", { count }) }))
      .concat(never ? [{ value: "", label: say(never) }] : []);
  const asNumber = (value: string) => (value === "" ? null : Number(value));
  return (
    <>
      <Pieces
        label={say("web-set-chat")}
        choices={(["all", "seats", "off"] as const).map((value) => ({
          value,
          label: say(`web-set-chat-${value}`),
        }))}
        value={now.chat}
        onChange={(chat) => change({ chat })}
      />
      <Pieces
        label={say("web-set-spectators")}
        choices={(["delayed", "after", "closed"] as const).map((value) => ({
          value,
          label: say(`web-set-spectators-${value}`),
        }))}
        value={now.spectators}
        onChange={(spectators) => change({ spectators })}
      />
      <Select
        label={say("web-set-clock")}
        choices={seconds([15, 30, 60, 120], now.clock, "web-set-clock-off")}
        value={now.clock === null ? "" : String(now.clock)}
        onChange={(value) => change({ clock: asNumber(value) })}
      />
      <Pieces
        label={say("web-set-pace")}
        choices={[
          { value: 0.2, label: say("web-set-pace-quick") },
          { value: 0.8, label: say("web-set-pace-calm") },
          { value: 2, label: say("web-set-pace-slow") },
        ]}
        value={now.bot_pace}
        onChange={(bot_pace) => change({ bot_pace })}
      />
      <Select
        label={say("web-set-go-on")}
        choices={seconds([10, 20, 60], now.go_on, "web-set-go-on-wait")}
        value={now.go_on === null ? "" : String(now.go_on)}
        onChange={(value) => change({ go_on: asNumber(value) })}
      />
      <Select
        label={say("web-set-cover")}
        choices={seconds([30, 60, 300], now.cover, "web-set-cover-never")}
        value={now.cover === null ? "" : String(now.cover)}
        onChange={(value) => change({ cover: asNumber(value) })}
      />
      <Pieces
        label={say("web-set-hints")}
        choices={(["on", "off"] as const).map((value) => ({
          value,
          label: say(`web-set-hints-${value}`),
        }))}
        value={now.hints === false ? "off" : "on"}
        onChange={(value) => change({ hints: value === "on" })}
      />
    </>
  );
}
