// Chat and ready-made phrases. Whatever people write is put in as text, never as markup.

import { computed, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../language";
import { keep, load } from "../device";
import { choose, settings } from "../settings";
import { type ChatLine, PHRASES } from "../wire/protocol";
import { Icon } from "../widgets/icon";
import { Toggle } from "../widgets/fields";
import { nameOf } from "./names";
import { whyNot } from "./refusing";
import type { TableState } from "./state";

/** Whose words are not shown, by the name they go by. */
const muted = signal<string[]>(load<string[]>("lasttrick.muted", []));

export function mute(name: string, on: boolean): void {
  muted.value = on
    ? [...new Set([...muted.value, name])].slice(-100)
    : muted.value.filter((each) => each !== name);
  keep("lasttrick.muted", muted.value);
}

export function isMuted(name: string): boolean {
  return muted.value.includes(name);
}

function who(state: TableState, { what }: ChatLine): string {
  if (what.type === "said") return what.name;
  return nameOf(state.table.value?.seats[what.seat], what.seat);
}

/** The lines that this device shows. */
export function shownChat(state: TableState) {
  return computed(() =>
    settings.value.chat ? state.chat.value.filter((line) => !isMuted(who(state, line))) : [],
  );
}

export function Talk({ state }: { state: TableState }) {
  const table = state.table.value;
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const lines = shownChat(state).value;
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  if (!table) return null;
  const me = state.you.value.seat;
  const { chat } = table.settings;
  const may = chat === "all" || (chat === "seats" && me !== null);
  const people = [
    ...new Set(state.chat.value.map((line) => who(state, line)).filter((name) => name)),
  ];
  const mine = me === null ? null : nameOf(table.seats[me], me);
  return (
    <div class="talk">
      <ul class="chat" aria-label={say("web-chat")}>
        {lines.map((line) => {
          const name = who(state, line);
          const own = line.what.seat !== null && line.what.seat === me;
          return (
            <li key={`${line.version}`} data-own={own}>
              <b>{own ? say("you-first") : name}</b>
              <span>
                {line.what.type === "said"
                  ? line.what.text
                  : say(`web-phrase-${line.what.phrase}`)}
              </span>
            </li>
          );
        })}
        {!lines.length && <li class="soft">{say("web-chat-empty")}</li>}
        <li ref={end} class="end" />
      </ul>
      {me !== null && chat !== "off" && (
        <div class="phrases" role="group" aria-label={say("web-phrases")}>
          {PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              class="small"
              onClick={() => void state.send({ type: "phrase", phrase })}
            >
              {say(`web-phrase-${phrase}`)}
            </button>
          ))}
        </div>
      )}
      {may ? (
        <form
          class="row"
          onSubmit={async (event) => {
            event.preventDefault();
            const said = text.trim();
            if (!said) return;
            const name = settings.value.name;
            const answer = await state.send({
              type: "say",
              text: said,
              ...(me === null && name ? { name } : {}),
            });
            if (answer.type === "done") setText("");
          }}
        >
          <input
            aria-label={say("web-chat-write")}
            placeholder={say("web-chat-write")}
            value={text}
            maxLength={300}
            autoComplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit">{say("web-send")}</button>
        </form>
      ) : (
        <p class="soft">{say(chat === "off" ? "web-refused-chat-off" : "web-chat-seats")}</p>
      )}
      <p class="bad" role="status">
        {state.refusal.value && !state.refusal.value.code.startsWith("play/")
          ? whyNot(state.refusal.value, state)
          : ""}
      </p>
      <details>
        <summary>
          <Icon name="mute" /> {say("web-mute-title")}
        </summary>
        <Toggle
          label={say("web-chat-hide")}
          on={!settings.value.chat}
          onChange={(hide) => choose({ chat: !hide })}
        />
        {people
          .filter((name) => name !== mine)
          .map((name) => (
            <Toggle
              key={name}
              label={say("web-mute", { name })}
              on={isMuted(name)}
              onChange={(on) => mute(name, on)}
            />
          ))}
      </details>
    </div>
  );
}
