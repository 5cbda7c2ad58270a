// Practice: one question after another, each explained, and those that went wrong come back.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Language } from "../home/choices";
import { Presets } from "../home/house_rules";
import { PageLink } from "../home/more";
import { gameName } from "../home/naming";
import { say } from "../language";
import { navigate, page, type Practice } from "../navigation";
import { type GameFacts, games } from "../wire/api";
import { Select } from "../widgets/fields";
import { IconButton } from "../widgets/icon";
import { CardsQuestion } from "./cards_question";
import { PointsQuestion } from "./points_question";
import { type Practised, practised } from "./questions";
import { Session } from "./session";
import { WinnerQuestion } from "./winner_question";
import "../style/pages.css";
import "../style/practice.css";

const KINDS: Practice[] = ["legal", "last", "points"];

export default function PracticePage() {
  const here = page.value;
  const kind = here.page === "practice" ? here.kind : "legal";
  const [able, setAble] = useState<Practised | null>(null);
  const [known, setKnown] = useState<GameFacts[]>([]);
  const [chosen, setGame] = useState("");
  const [preset, setPreset] = useState("");
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    practised()
      .then(setAble)
      .catch(() => setFailed(true));
    games()
      .then(setKnown)
      .catch(() => {});
  }, []);
  const game = chosen || able?.[kind].usual;
  const title = say(`practice-web-${kind}`);
  useEffect(() => {
    document.title = `${title} – Last Trick`;
  });
  const facts = known.find(({ id }) => id === game);
  return (
    <div class="home practice">
      <nav class="page-head">
        <IconButton icon="home" label={say("web-to-home")} onClick={() => navigate("")} />
        <Language />
      </nav>
      <main>
        <h1>{title}</h1>
        <div class="practice-table">
          <Select
            label={say("web-game")}
            choices={(able?.[kind].games ?? []).map(({ id }) => ({
              value: id,
              label: gameName(id, id),
            }))}
            value={game ?? ""}
            onChange={(wanted: string) => {
              setGame(wanted);
              setPreset("");
            }}
          />
          {facts && (
            <Presets
              game={facts}
              none={say("web-preset-usual")}
              value={preset}
              onChange={setPreset}
            />
          )}
        </div>
        {game && (
          <Sitting key={`${kind} ${game} ${preset}`} kind={kind} game={game} preset={preset} />
        )}
        {failed && <p class="bad">{say("web-refused-line-none")}</p>}
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

function Sitting({ kind, game, preset }: { kind: Practice; game: string; preset: string }) {
  const session = useMemo(
    () => new Session({ kind, game, ...(preset ? { preset } : {}) }),
    [],
  );
  const next = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLElement>(null);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    void session.next().then(() => setBegun(true));
  }, []);
  const question = session.question.value;
  const judged = session.judged.value;
  const tally = session.tally.value;
  const busy = session.busy.value;
  useEffect(() => {
    if (judged && !busy) next.current?.focus();
  }, [judged, busy]);
  useEffect(() => {
    // The button that had the focus is gone; the first question takes it from nobody.
    if (session.number > 1) place.current?.focus();
  }, [question]);
  const given = { question: question as NonNullable<typeof question>, judged, busy };
  const onAnswer = (answer: string[] | number) => void session.answer(answer);
  return (
    <section
      class="panel question"
      ref={place}
      tabIndex={-1}
      aria-busy={busy}
      aria-label={say(`practice-web-${kind}`)}
    >
      {!begun && <p class="soft">{say("web-wait")}</p>}
      {begun && !question && !session.trouble.value && <p>{say("practice-web-nothing")}</p>}
      {question && session.again.value && <p class="soft">{say("practice-again")}</p>}
      {question?.asks === "winner" && (
        <WinnerQuestion key={session.number} {...given} latest={session.latest} onAnswer={onAnswer} />
      )}
      {question?.asks === "points" && (
        <PointsQuestion key={session.number} {...given} onAnswer={onAnswer} />
      )}
      {question && ["any", "shown", "card"].includes(question.asks) && (
        <CardsQuestion key={session.number} {...given} onAnswer={onAnswer} />
      )}
      <p class={judged?.right ? "verdict good" : "verdict bad"} role="status">
        {judged && say(judged.right ? "practice-right" : "practice-wrong")}
      </p>
      <p class="bad" role="alert">
        {session.trouble.value}
      </p>
      {(judged || session.trouble.value) && (
        <button
          type="button"
          class="primary large"
          ref={next}
          disabled={busy}
          onClick={() => void session.next()}
        >
          {say("practice-web-next")}
        </button>
      )}
      {tally.asked > 0 && (
        <p class="soft tally-line">
          {say("practice-score", {
            right: tally.day_right,
            asked: tally.day_asked,
            allright: tally.right,
            all: tally.asked,
          })}{" "}
          {tally.waiting.length > 0 && say("practice-waiting", { count: tally.waiting.length })}
        </p>
      )}
    </section>
  );
}
