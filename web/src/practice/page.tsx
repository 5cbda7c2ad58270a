// Practice: which game, at which table, and then the questions.

import { useEffect, useState } from "preact/hooks";
import { Language } from "../home/choices";
import { asUsual, type Chosen, tableAsked, useGames, usualSeats } from "../home/games";
import { PageLink } from "../home/more";
import { GameField, OwnGame, RulesFields } from "../home/table_choice";
import { say } from "../language";
import { navigate, page, type Practice } from "../navigation";
import { type GameFacts, rulesOf } from "../wire/api";
import { IconButton } from "../widgets/icon";
import { RuleSheet } from "../widgets/rule_sheet";
import { DealPractice } from "./deal_practice";
import { EndingPractice } from "./ending_practice";
import { type Practised, practised } from "./questions";
import "../style/pages.css";
import "../style/practice.css";

const KINDS: Practice[] = ["legal", "last", "points"];

/** How few sit where all hands are looked at. */
const FEW = 3;

export default function PracticePage() {
  const here = page.value;
  const kind = here.page === "practice" ? here.kind : "legal";
  const [able, setAble] = useState<Practised | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [failed, setFailed] = useState(false);
  const known = useGames();
  useEffect(() => {
    practised()
      .then(setAble)
      .catch(() => setFailed(true));
  }, []);
  const title = say(`practice-web-${kind}`);
  useEffect(() => {
    document.title = `${title} – Last Trick`;
  });
  const games = (known ?? []).filter(
    (game) => game.definition || able?.[kind].games.some(({ id }) => id === game.id),
  );
  const usual = able && games.find(({ id }) => id === able[kind].usual);
  const table = chosen ?? (usual ? asUsual(usual) : null);
  return (
    <div class="home practice">
      <nav class="page-head">
        <IconButton icon="home" label={say("web-to-home")} onClick={() => navigate("")} />
        <Language />
      </nav>
      <main>
        <h1>{title}</h1>
        {table && <Table kind={kind} games={games} table={table} onChange={setChosen} />}
        {table && (
          <Practising
            key={JSON.stringify([kind, tableAsked(table)])}
            kind={kind}
            table={table}
          />
        )}
        {(failed || known?.length === 0) && <p class="bad">{say("web-refused-line-none")}</p>}
        <nav class="more-pages" aria-label={say("practice-web-others")}>
          <ul class="games">
            {KINDS.filter((other) => other !== kind).map((other) => (
              <li key={other}>
                <PageLink path={`practice/${other}`}>{say(`practice-web-${other}`)}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </div>
  );
}

/** The table to practise at, and its rules to read. */
function Table({
  kind,
  games,
  table,
  onChange,
}: {
  kind: Practice;
  games: GameFacts[];
  table: Chosen;
  onChange(table: Chosen): void;
}) {
  const [rules, setRules] = useState(false);
  return (
    <div class="practice-table">
      <GameField games={games} game={table.game} onChange={onChange} />
      <button type="button" class="quiet small" onClick={() => setRules(true)}>
        {say("web-rules")}
      </button>
      <details>
        <summary>{say("practice-web-how")}</summary>
        <RulesFields chosen={table} seats={seatsFor(kind, table.game)} onChange={onChange} />
        <OwnGame onGame={(game) => onChange(asUsual(game))} />
      </details>
      {rules && (
        <RuleSheet
          load={(language) => rulesOf(asked(kind, table), language)}
          onClose={() => setRules(false)}
        />
      )}
    </div>
  );
}

function Practising({ kind, table }: { kind: Practice; table: Chosen }) {
  const wanted = { kind, ...asked(kind, table) };
  return kind === "legal" ? <DealPractice wanted={wanted} /> : <EndingPractice wanted={wanted} />;
}

/** As many as are usual; few where all hands are looked at. */
function seatsFor(kind: Practice, game: GameFacts): number {
  const [least = 2, most = least] = [game.seats[0], game.seats.at(-1)];
  return kind !== "legal" && least <= FEW && FEW <= most ? FEW : usualSeats(game);
}

/** The table as it is asked for. */
function asked(kind: Practice, table: Chosen) {
  return tableAsked({ ...table, seats: table.seats ?? seatsFor(kind, table.game) });
}
