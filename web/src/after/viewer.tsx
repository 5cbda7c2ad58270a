// The viewer: the table at one moment, the way through the deal, and the story beside it.

import { useEffect, useRef } from "preact/hooks";
import { useKeys } from "../keys";
import { rightToLeft, say } from "../language";
import { InWords } from "../table/in_words";
import { Icon, type IconName } from "../widgets/icon";
import { Hands, ReplayFelt, Track } from "./felt";
import type { ReplayState } from "./state";

/** How a key moves through the deal; null for one that does not. */
export function moveOf(key: string, at: number, last: number): number | null {
  const moves: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: last,
  };
  return moves[key] ?? null;
}

/** Forward is where the reading goes. */
const MIRRORED: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** Whether what has the focus needs the arrow keys for itself. */
function keepsKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.closest("input, select, textarea, dialog, [contenteditable]") !== null)
  );
}

function useSteps(state: ReplayState): void {
  const listen = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (keepsKeys(event.target)) return;
    const key = rightToLeft() ? (MIRRORED[event.key] ?? event.key) : event.key;
    const step = moveOf(key, state.at.value, state.steps.value.length - 1);
    if (step === null) return;
    event.preventDefault();
    state.go(step);
  };
  useKeys(listen, [state]);
}

export function Viewer({ state }: { state: ReplayState }) {
  useSteps(state);
  if (!state.step.value) return null;
  return (
    <div class="viewer">
      <div class="viewer-table">
        <ReplayFelt state={state} />
        <Steps state={state} />
        <Hands state={state} />
      </div>
      <div class="viewer-words">
        <Result state={state} />
        <Told state={state} />
      </div>
      <p class="only-read" role="status" aria-live="polite" data-read-out>
        {state.now("heard").join(" ")}
      </p>
    </div>
  );
}

function Steps({ state }: { state: ReplayState }) {
  const last = state.steps.value.length - 1;
  const at = state.at.value;
  const step = state.step.value;
  if (!step) return null;
  const events = state.steps.value[last]?.event ?? 0;
  const where = say("web-replay-at", { event: step.event, events });
  const now = state.now();
  const buttons: [IconName, string, number, boolean][] = [
    ["first", "web-replay-first", 0, at === 0],
    ["previous", "web-replay-previous", at - 1, at === 0],
    ["next", "web-replay-next", at + 1, at === last],
    ["final", "web-replay-last", last, at === last],
  ];
  return (
    <div class="replay-steps">
      <p class="replay-now" aria-hidden="true">
        {now.length ? now.map((line) => <span key={line}>{line} </span>) : " "}
      </p>
      <div class="replay-where">
        <Track state={state} />
        <p class="soft">{where}</p>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say("web-replay-slider")}
        aria-valuetext={`${where}. ${state.now("heard").join(" ")}`}
        onInput={(event) => state.go(Number(event.currentTarget.value))}
      />
      <div class="row row-middle">
        {buttons.map(([icon, label, to, off]) => (
          <button
            key={icon}
            type="button"
            class={icon === "next" ? "primary step-button" : "step-button"}
            aria-label={say(label)}
            title={say(label)}
            aria-disabled={off}
            onClick={() => state.go(to)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** How the deal ended and why, once one is at its end. */
function Result({ state }: { state: ReplayState }) {
  const result = state.step.value?.deal.result;
  const [telling, spoken] = [state.telling(), state.telling("heard")];
  const counting = state.counting.value;
  if (!result || !telling || !spoken || !counting) return null;
  return (
    <section class="panel replay-result">
      <h2>{telling.dealWon(result, counting)}</h2>
      {(result.gains ?? []).length > 0 && (
        <ul class="gains">
          {(result.gains ?? []).map((gain, index) => (
            <li key={index}>
              <InWords seen={telling.gain(gain, counting)} heard={spoken.gain(gain, counting)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The whole story; each line leads to its card. */
function Told({ state }: { state: ReplayState }) {
  const [telling, spoken] = [state.telling(), state.telling("heard")];
  const here = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const at = state.at.value;
  useEffect(() => {
    const [line, box] = [here.current, list.current];
    if (line && box) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [at]);
  if (!telling || !spoken) return null;
  const lines = state.story.value;
  const current = lines.filter((each) => each.step <= at).length - 1;
  return (
    <section class="panel">
      <h2>{say("web-story")}</h2>
      <ol ref={list} class="replay-story">
        {lines.map((each, index) => (
          <li
            key={index}
            ref={index === current ? here : null}
            data-past={each.step <= at}
            data-trick={each.line.endsTrick}
          >
            <button
              type="button"
              class="story-line"
              aria-current={index === current ? "step" : undefined}
              onClick={() => state.go(each.step)}
            >
              <InWords seen={each.line.say(telling)} heard={each.line.say(spoken)} />
            </button>
          </li>
        ))}
      </ol>
      <p class="soft small-print">{say("web-replay-keys")}</p>
    </section>
  );
}
