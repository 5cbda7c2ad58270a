// Home: play at once, choose another game, find a table, or go on where one left.

import { useEffect, useState } from "preact/hooks";
import { CardBack, CardFace } from "../cards/face";
import { say } from "../language";
import { navigate } from "../navigation";
import { forgetSeat, keepSeat, keptSeats } from "../seats";
import { settings } from "../settings";
import { FairText } from "../table/fair";
import { loadTable } from "../table/loading";
import { whyNot } from "../table/refusing";
import {
  type GameFacts,
  makeTable,
  type NewTable,
  type OpenTable,
  openTables,
  Refusing,
} from "../wire/api";
import { CUSTOM } from "../wire/protocol";
import { online } from "../wire/line";
import { Newer, Offline } from "../widgets/notices";
import { Sheet } from "../widgets/sheet";
import { Choices, Language } from "./choices";
import { GameSetup } from "./game_setup";
import { askedFor, keyOf, useGames, usualSeats } from "./games";
import { MorePages } from "./more";
import { gameName, gameText } from "./naming";
import { OwnGame } from "./table_choice";

/** Make a table and go there. */
async function open(table: NewTable): Promise<void> {
  const name = settings.value.name || say("web-a-guest");
  const made = await makeTable({ name, ...table });
  const game = table.game ?? CUSTOM;
  keepSeat({ table: made.table, secret: made.secret, seat: made.seat, game });
  navigate(`t/${made.table}`);
}

/** The game that Play deals: Agram, or the one that the address asks for. */
function quickGame(known: GameFacts[] | null): GameFacts | undefined {
  const asked = new URLSearchParams(location.search).get("game") ?? "agram";
  const named = (id: string) => known?.find((game) => game.id === id);
  return named(asked) ?? named("agram");
}

export function HomePage() {
  const known = useGames();
  const [chosen, setChosen] = useState<GameFacts | null>(null);
  const [fair, setFair] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    document.title = "Last Trick";
    // Whoever is here will mostly want a table next. Where it does not come, it is asked for again.
    loadTable().catch(() => {});
  }, []);
  const quick = quickGame(known);
  const seats = quick ? usualSeats(quick) : 4;
  const make = async (table: NewTable) => {
    if (busy) return;
    setBusy(true);
    setTrouble("");
    try {
      await open(table);
    } catch (error) {
      setBusy(false);
      setTrouble(error instanceof Refusing ? whyNot(error.refusal) : String(error));
    }
  };
  return (
    <div class="home">
      <header class="home-head">
        <h1 class="brand">
          Last <span>Trick</span>
        </h1>
        <Language />
      </header>
      <Newer />
      <Offline />
      <main>
        <section class="hero">
          <HeroCards />
          <p class="lead">{say("web-lead")}</p>
          <button
            type="button"
            class="primary huge"
            disabled={busy}
            onClick={() =>
              void make({
                ...(quick ? askedFor(quick) : { game: "agram" }),
                seats,
                public: false,
                bots: Array(seats - 1).fill("careful"),
                start: true,
              })
            }
          >
            {say("web-play")}
          </button>
          <p class="soft">
            {say("web-play-what", {
              game: gameName(quick?.id ?? "agram", quick?.name),
              bots: seats - 1,
            })}
          </p>
          <p class="bad" role="alert">
            {trouble}
          </p>
        </section>
        <Kept />
        <section aria-labelledby="games-title">
          <h2 id="games-title">{say("web-games")}</h2>
          {known === null && <p class="soft">{say("web-wait")}</p>}
          {known?.length === 0 && online.value && <p class="soft">{say("web-refused-line-none")}</p>}
          <ul class="games">
            {known?.map((game) => (
              <li key={keyOf(game)}>
                <button type="button" class="game" onClick={() => setChosen(game)}>
                  <b>{gameName(game.id, game.name)}</b>
                  <span class="place">{gameText(game.id, "place", game.place)}</span>
                  <span class="summary">{gameText(game.id, "summary", game.summary)}</span>
                </button>
              </li>
            ))}
          </ul>
          <OwnGame onGame={setChosen} />
        </section>
        <OpenTables />
        <MorePages />
        <section>
          <h2>{say("web-continue-title")}</h2>
          <p class="soft">{say("web-continue-text")}</p>
        </section>
        <section>
          <h2>{say("web-this-device")}</h2>
          <Choices />
        </section>
      </main>
      <footer class="soft">
        <button type="button" class="link" onClick={() => navigate("deals")}>
          {say("web-deals")}
        </button>
        <button type="button" class="link" onClick={() => navigate("replay")}>
          {say("web-replay")}
        </button>
        <button type="button" class="link" onClick={() => setFair(true)}>
          {say("web-fair-title")}
        </button>
      </footer>
      {chosen && (
        <GameSetup
          game={chosen}
          busy={busy}
          trouble={trouble}
          onMake={(table) => void make(table)}
          onClose={() => setChosen(null)}
        />
      )}
      {fair && (
        <Sheet title={say("web-fair-title")} onClose={() => setFair(false)}>
          <FairText />
        </Sheet>
      )}
    </div>
  );
}

/** Five tricks are past, their cards face down; the sixth card lies open. */
function HeroCards() {
  return (
    <div class="hero-cards" aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <span key={index} style={{ "--at": String(index) }}>
          <CardBack />
        </span>
      ))}
      <span style={{ "--at": "5" }} class="hero-last">
        <CardFace card="TS" />
      </span>
    </div>
  );
}

/** The tables at which this device holds a seat. */
function Kept() {
  const kept = keptSeats.value;
  if (!kept.length) return null;
  return (
    <section aria-labelledby="kept-title">
      <h2 id="kept-title">{say("web-kept")}</h2>
      <ul class="table-list">
        {kept.slice(0, 5).map((seat) => (
          <li key={seat.table}>
            <span>
              <b>{gameName(seat.game)}</b> <span class="soft">{seat.table}</span>
            </span>
            <span class="row">
              <button type="button" onClick={() => navigate(`t/${seat.table}`)}>
                {say("web-go-back")}
              </button>
              <button type="button" class="quiet small" onClick={() => forgetSeat(seat.table)}>
                {say("web-forget")}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenTables() {
  const [tables, setTables] = useState<OpenTable[] | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") openTables().then(setTables).catch(() => {});
    };
    look();
    const timer = setInterval(look, 15_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title">{say("web-open-tables")}</h2>
      {!tables?.length && <p class="soft">{say("web-open-none")}</p>}
      <ul class="table-list">
        {tables?.map((table) => (
          <li key={table.id}>
            <span>
              <b>{gameName(table.game, table.name)}</b>{" "}
              <span class="soft">
                {Array.isArray(table.people) ? table.people.join(", ") : ""}{" "}
                {say("web-open-chairs", { count: table.open })}
              </span>
            </span>
            <button type="button" onClick={() => navigate(`t/${table.id}`)}>
              {say("web-look")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
