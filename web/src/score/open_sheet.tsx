// One sheet, open: who deals, what is asked about the deal, what it brought, and all deals.

import { useEffect, useRef, useState } from "preact/hooks";
import { gameName } from "../home/naming";
import { say, texts } from "../language";
import { RuleSheet } from "../widgets/rule_sheet";
import { Confirm } from "../widgets/sheet";
import { rulesOf, type TableAsked } from "../wire/api";
import { answersOf } from "./answers";
import { Entering } from "./entering";
import type { Entry } from "./entries";
import { added, changed, counted, type Sheet, standing, undone, until } from "./sheet";
import { Sharing } from "./sharing";
import { Deals, Standing } from "./standing";
import { Wording } from "./wording";

type Asking = { what: "undo" } | { what: "strike"; sheet: Sheet; number: number; count: number };

export function OpenSheet({
  sheet,
  onChange,
  onGoOn,
  onLeave,
}: {
  sheet: Sheet;
  /** Keeps the sheet; without it the sheet is only looked at. */
  onChange?: ((sheet: Sheet) => void) | undefined;
  /** Takes a sheet that came by a link for one's own. */
  onGoOn?: (() => void) | undefined;
  onLeave(): void;
}) {
  const [correcting, setCorrecting] = useState<number | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [said, setSaid] = useState<string[]>([]);
  const [rules, setRules] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const spoken = texts.value;
  const deals = counted(sheet);
  const match = standing(sheet);
  useEffect(() => {
    const game = gameName(sheet.rules.game, sheet.rules.name);
    document.title = `${game} – ${say("score-web-title")} – Last Trick`;
  });
  if (!spoken) return null;
  const wording = new Wording(spoken, sheet.names);
  const before = correcting === null ? match : standing(until(sheet, correcting));
  const [number, ...begins] = wording.begins(before);
  const keep = (newer: Sheet, lines: string[]) => {
    onChange?.(newer);
    setSaid(lines);
    setCorrecting(null);
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "start" });
  };
  const tell = (newer: Sheet, at: number): string[] => {
    const deal = counted(newer)[at - 1];
    return deal ? [wording.said(deal), ...wording.counted(deal)] : [];
  };
  const enter = (entry: Entry) => {
    if (correcting === null) {
      const longer = added(sheet, entry);
      keep(longer, tell(longer, longer.entries.length));
      return;
    }
    const newer = changed(sheet, correcting, entry);
    const count = sheet.entries.length - newer.entries.length;
    if (count) setAsking({ what: "strike", sheet: newer, number: correcting, count });
    else keep(newer, [...tell(newer, correcting), say("score-recounted")]);
  };
  return (
    <>
      <header class="score-head">
        <h1>{gameName(sheet.rules.game, sheet.rules.name)}</h1>
        <span class="row">
          <button type="button" class="quiet small" onClick={() => setRules(true)}>
            {say("web-rules")}
          </button>
          <button type="button" class="quiet small" onClick={onLeave}>
            {say("score-web-all")}
          </button>
        </span>
      </header>
      {onGoOn && (
        <div class="panel row shared">
          <p>{say("score-web-shared")}</p>
          <button type="button" class="primary" onClick={onGoOn}>
            {say("web-continue")}
          </button>
        </div>
      )}
      <Standing match={match} names={sheet.names} wording={wording} />
      <div class="said" role="status">
        {said.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
      <h2 class="deal-now" ref={heading} tabIndex={-1}>
        {match.winners && correcting === null ? wording.over(match) : number}
      </h2>
      {(!match.winners || correcting !== null) && (
        <>
          {begins.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {onChange && (
            <Entering
              key={`${correcting ?? "next"}/${sheet.entries.length}`}
              match={before}
              names={sheet.names}
              wording={wording}
              before={correcting === null ? undefined : entered(sheet, correcting)}
              button={say(correcting === null ? "score-web-count" : "score-web-change")}
              onEntry={enter}
            />
          )}
        </>
      )}
      {onChange && (
        <div class="row">
          {correcting !== null && (
            <button type="button" class="quiet" onClick={() => setCorrecting(null)}>
              {say("web-cancel")}
            </button>
          )}
          {correcting === null && deals.length > 0 && (
            <button type="button" class="quiet" onClick={() => setAsking({ what: "undo" })}>
              {say("score-web-undo", { number: deals.length })}
            </button>
          )}
        </div>
      )}
      <Deals
        sheet={sheet}
        wording={wording}
        onChange={
          onChange &&
          ((which) => {
            setCorrecting(which);
            setSaid([]);
            heading.current?.focus();
            heading.current?.scrollIntoView({ block: "start" });
          })
        }
      />
      <Sharing sheet={sheet} wording={wording} />
      {rules && (
        <RuleSheet
          load={(language) => rulesOf(tableOf(sheet), language)}
          onClose={() => setRules(false)}
        />
      )}
      {asking?.what === "undo" && (
        <Confirm
          title={say("score-web-undo", { number: deals.length })}
          text={deals.length ? wording.said(deals[deals.length - 1]!) : ""}
          yes={say("score-web-undo-yes")}
          onYes={() => keep(undone(sheet), [say("score-undone", { number: deals.length })])}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.what === "strike" && (
        <Confirm
          title={say("score-web-correct", { number: asking.number })}
          text={say("score-web-strike", { count: asking.count })}
          yes={say("score-web-change")}
          onYes={() => keep(asking.sheet, tell(asking.sheet, asking.number))}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** The table of a sheet as it is asked for. */
function tableOf({ rules }: Sheet): TableAsked {
  const { game, definition, options, seats } = rules;
  return { ...(definition ? { definition } : { game }), options, seats };
}

function entered(sheet: Sheet, number: number) {
  const entry = sheet.entries[number - 1];
  return entry && answersOf(entry);
}
