// How the deal was won: a list with what each way brings, and longer runs put together card by card.

import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { say } from "../language";
import { worth } from "./entries";
import { type Match, nextDeal } from "./match";
import type { Letter } from "./rules";
import {
  hasLongerRuns,
  longestRun,
  lowLetters,
  runFits,
  same,
  type Way,
  ways,
  waysWithRun,
} from "./ways";
import type { Wording } from "./wording";

interface Props {
  match: Match;
  winner: number;
  wording: Wording;
  way: Way | null;
  onWay(way: Way | null): void;
}

export function WayList({ match, winner, wording, way, onWay }: Props) {
  const deal = nextDeal(match);
  const offered = ways(deal);
  const listed = way === null || offered.some((one) => same(one, way));
  const [longer, setLonger] = useState(!listed);
  const [run, setRun] = useState<Letter[]>(listed ? [] : (way?.run ?? []));
  const more = hasLongerRuns(deal);
  if (offered.length === 1 && !more) return null;
  const label = (one: Way) => (
    <>
      <span>{wording.way(one, deal)}</span>
      <b>{wording.amount(worth(match, one, winner), deal.rules)}</b>
    </>
  );
  const choose = (letters: Letter[]) => {
    setRun(letters);
    onWay(runFits(deal, letters) ? (waysWithRun(deal, letters)[0] ?? null) : null);
  };
  return (
    <>
      <Choices
        title={say("score-web-how")}
        choices={[
          ...offered.map((one) => ({
            label: label(one),
            on: !longer && way !== null && same(one, way),
            choose: () => {
              setLonger(false);
              onWay(one);
            },
          })),
          ...(more
            ? [
                {
                  label: <span>{say("score-way-longer")}</span>,
                  on: longer,
                  choose: () => {
                    setLonger(true);
                    setRun([]);
                    onWay(null);
                  },
                },
              ]
            : []),
        ]}
      />
      {longer && (
        <div class="run" role="group" aria-label={say("score-way-longer")}>
          <p>
            {say("score-ask-run", {
              ranks: lowLetters(deal.rules).map((letter) => wording.rank(letter)).join(" "),
            })}
          </p>
          <p class="run-so-far" aria-live="polite">
            {run.map((letter) => wording.rank(letter)).join(", ") || "–"}
          </p>
          <div class="row">
            {lowLetters(deal.rules).map((letter) => (
              <button
                type="button"
                key={letter}
                disabled={run.length >= longestRun(deal) || !runFits(deal, [...run, letter])}
                onClick={() => choose([...run, letter])}
              >
                {wording.rank(letter)}
              </button>
            ))}
            <button
              type="button"
              class="quiet"
              disabled={!run.length}
              onClick={() => choose(run.slice(0, -1))}
            >
              {say("score-web-run-back")}
            </button>
          </div>
          {run.length > 0 && (
            <Choices
              title={say("score-web-how")}
              choices={waysWithRun(deal, run).map((one) => ({
                label: label(one),
                on: way !== null && same(one, way),
                choose: () => onWay(one),
              }))}
            />
          )}
        </div>
      )}
    </>
  );
}

interface Choice {
  label: ComponentChildren;
  on: boolean;
  choose(): void;
}

function Choices({ title, choices }: { title: string; choices: Choice[] }) {
  const name = useId();
  return (
    <fieldset class="pieces ways">
      <legend>{title}</legend>
      {choices.map((choice, at) => (
        <label key={at}>
          <input type="radio" name={name} checked={choice.on} onChange={choice.choose} />
          <span class="way-row">{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
