// What is said under every question: right or not, what went wrong on the way, and the tally.

import { say } from "../language";
import type { Sitting } from "./sitting";

export function Verdict({ sitting }: { sitting: Sitting }) {
  const judged = sitting.judged.value;
  return (
    <>
      <p class={judged?.right ? "verdict good" : "verdict bad"} role="status">
        {judged && say(judged.right ? "practice-right" : "practice-wrong")}
      </p>
      <p class="bad" role="alert">
        {sitting.trouble.value}
      </p>
    </>
  );
}

export function TallyLine({ sitting }: { sitting: Sitting }) {
  const tally = sitting.keeping.tally.value;
  if (!tally.asked) return null;
  return (
    <p class="soft tally-line">
      {say("practice-score", {
        right: tally.day_right,
        asked: tally.day_asked,
        allright: tally.right,
        all: tally.asked,
      })}{" "}
      {tally.waiting.length > 0 && say("practice-waiting", { count: tally.waiting.length })}
    </p>
  );
}
