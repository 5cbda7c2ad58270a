// Opening a record: from a file, pasted, or one of several deals in it. What does not hold is said.

import { useState } from "preact/hooks";
import { gameName } from "../home/naming";
import { say } from "../language";
import { whyNot } from "../table/refusing";
import type { Fault } from "../wire/after";
import type { Refusal } from "../wire/protocol";
import { at } from "../wire/root";
import { Select } from "../widgets/fields";
import type { ReplayState } from "./state";

export function Opening({ state }: { state: ReplayState }) {
  const [pasted, setPasted] = useState("");
  const open = (text: string) => {
    history.replaceState(null, "", at("replay"));
    void state.open(text, null, 0, "all");
  };
  return (
    <section class="panel opening">
      <div class="field">
        <label for="record-file">{say("web-replay-file")}</label>
        <input
          id="record-file"
          type="file"
          accept=".jsonl,.json,.txt,text/plain,application/json"
          onChange={async (event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file) open(await file.text());
          }}
        />
      </div>
      <form
        class="column"
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.trim()) open(pasted);
        }}
      >
        <div class="field">
          <label for="record-text">{say("web-replay-paste")}</label>
          <textarea
            id="record-text"
            rows={6}
            spellcheck={false}
            value={pasted}
            onInput={(event) => setPasted(event.currentTarget.value)}
          />
        </div>
        <div class="row row-end">
          <button type="submit" class="primary" disabled={state.busy.value}>
            {say("web-replay-show")}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Which of the deals in the file. */
export function Deals({ state }: { state: ReplayState }) {
  const told = state.replay.value;
  if (!told || told.deals.length < 2) return null;
  return (
    <Select
      label={say("web-replay-deals")}
      choices={told.deals.map((deal, number) => ({
        value: number,
        label: deal.fault
          ? say("web-replay-deal-bad", { line: deal.line })
          : say("web-replay-deal", {
              number: number + 1,
              game: gameName(deal.game ?? "", deal.name ?? ""),
              names: deal.names.join(", "),
            }),
      }))}
      value={told.chosen}
      onChange={(deal) => void state.choose(deal)}
    />
  );
}

/** What does not hold in the record that is shown. */
export function Faults({ faults }: { faults: Fault[] }) {
  if (!faults.length) return null;
  return (
    <section class="panel faults" role="alert">
      <h2>{say("web-replay-faults")}</h2>
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>{faultIn(fault)}</li>
        ))}
      </ul>
    </section>
  );
}

export function Trouble({ refusal }: { refusal: Refusal | null }) {
  if (!refusal) return null;
  const { code, facts = {} } = refusal;
  const said =
    code.startsWith("record/") && typeof facts["expected"] === "string"
      ? faultIn({
          event: typeof facts["event"] === "number" ? facts["event"] : null,
          line: typeof facts["line"] === "number" ? facts["line"] : 1,
          expected: facts["expected"],
          found: String(facts["found"] ?? ""),
        })
      : whyNot(refusal);
  return (
    <p class="panel bad" role="alert">
      {said}
    </p>
  );
}

function faultIn({ line, event, expected, found }: Omit<Fault, "code">): string {
  return event === null
    ? say("web-replay-fault-line", { line, expected, found })
    : say("web-replay-fault", { line, event, expected, found });
}
