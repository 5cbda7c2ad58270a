// The story of the table in sentences: to be read on demand, and read out as it happens.

import { useEffect, useRef } from "preact/hooks";
import { say } from "../language";
import { settings } from "../settings";
import { InWords } from "./in_words";
import type { TableState } from "./state";
import { heard, seen } from "./voice";

export function Story({ state }: { state: TableState }) {
  const [voice, spoken] = [seen.value, heard.value];
  const end = useRef<HTMLLIElement>(null);
  const entries = state.story.value.filter((entry) => entry.kind !== "chat");
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [entries.length]);
  if (!voice || !spoken) return null;
  return (
    <ol class="story" aria-label={say("web-story")} tabIndex={0}>
      {entries.map((entry) => (
        <li key={entry.key} data-kind={entry.kind}>
          <InWords seen={entry.say(voice)} heard={entry.say(spoken)} />
        </li>
      ))}
      <li ref={end} class="end" aria-hidden="true" />
    </ol>
  );
}

/** What happens, told once, with cards in words. */
export function ReadOut({ state }: { state: TableState }) {
  const voice = heard.value;
  return (
    <div class="only-read" role="log" aria-live="polite" aria-relevant="additions" data-read-out>
      {voice &&
        state.spoken.value
          .filter((entry) => entry.kind !== "chat" || settings.value.chat)
          .map((entry) => <p key={entry.key}>{entry.say(voice)}</p>)}
    </div>
  );
}
