// Where the match stands: what everyone has, who deals and leads, and every deal so far.

import { say } from "../language";
import { type Match, stacks } from "./match";
import { counted, nextRoles, type Sheet } from "./sheet";
import type { Wording } from "./wording";

export function Standing({
  match,
  names,
  wording,
}: {
  match: Match;
  names: readonly string[];
  wording: Wording;
}) {
  const totals = stacks(match) ?? match.totals;
  const best = Math.max(...totals);
  const roles = match.winners ? null : nextRoles(match);
  const message = stacks(match) ? "web-total-chips" : "web-total-points";
  return (
    <>
      <ul class="standing">
        {names.map((name, seat) => (
          <li key={seat} class={`tint-${seat}`} data-ahead={totals[seat] === best || undefined}>
            <b>{name}</b>
            <span class="sum" aria-hidden="true">
              {String(totals[seat] ?? 0).replace("-", "−")}
            </span>
            <span class="only-read">{say(message, { count: totals[seat] ?? 0 })}</span>
            <span class="roles">
              {roles?.dealer === seat && <span class="badge">{say("web-dealer")}</span>}
              {roles?.leader === seat && <span class="badge">{say("web-leads")}</span>}
              {match.winners?.includes(seat) && <span class="badge">{say("score-web-won")}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p class="soft goal">{wording.goal(match)}</p>
    </>
  );
}

/** Every deal; the number is the button that corrects it. */
export function Deals({
  sheet,
  wording,
  onChange,
}: {
  sheet: Sheet;
  wording: Wording;
  onChange?: ((number: number) => void) | undefined;
}) {
  const [number, dealer, ...others] = wording.head();
  const deals = counted(sheet);
  if (!deals.length) return null;
  return (
    <div class="all-deals">
      <h2 id="deals-title">{say("score-web-deals")}</h2>
      <div class="deals" role="region" aria-labelledby="deals-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[number, dealer, ...others].map((what) => (
                <th key={what} scope="col">
                  {what}
                </th>
              ))}
              {sheet.names.map((name) => (
                <th key={name} scope="col" class="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deals.map((deal, at) => {
              const [which, ...cells] = wording.row(deal);
              return (
                <tr key={at}>
                  <th scope="row">
                    {onChange ? (
                      <button
                        type="button"
                        class="small"
                        aria-label={say("score-web-correct", { number: at + 1 })}
                        onClick={() => onChange(at + 1)}
                      >
                        {which}
                      </button>
                    ) : (
                      which
                    )}
                  </th>
                  {cells.map((cell, place) => (
                    <td key={place} class={place > 2 ? "number" : undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {onChange && <p class="soft">{say("score-web-correct-help")}</p>}
    </div>
  );
}
