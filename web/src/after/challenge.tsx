// A challenge: the same cards in the same seat against the same bots. How the others did is shown
// only to those who know the cards.

import { useEffect, useState } from "preact/hooks";
import { gameName } from "../home/naming";
import { say } from "../language";
import { keepKeepsake, keepsakes } from "../keepsakes";
import { navigate } from "../navigation";
import { keepSeat } from "../seats";
import { choose, settings } from "../settings";
import { type Challenge, challengeOf, type Outcome, takeChallenge } from "../wire/after";
import { Refusing } from "../wire/api";
import type { Refusal, Seat } from "../wire/protocol";
import { addressOf } from "../wire/root";
import { CopyField } from "../widgets/copy_field";
import { YourName } from "../widgets/fields";
import { IconButton } from "../widgets/icon";
import { pack, writeFragment } from "./links";
import { Trouble } from "./opening";

export function ChallengePage({ id }: { id: string }) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const mine = keepsakes.value.filter((each) => each.id === id && each.kind !== "record");
  useEffect(() => {
    document.title = `${say("web-challenge")} · Last Trick`;
  });
  useEffect(() => {
    void (async () => {
      try {
        let told = await challengeOf(id, "");
        for (const { secret } of mine) {
          if (told.outcomes === null) told = await challengeOf(id, secret);
        }
        setChallenge(told);
      } catch (error) {
        setTrouble(error instanceof Refusing ? error.refusal : { code: "line/none" });
      }
    })();
  }, [id]);
  return (
    <div class="after">
      <header class="bar">
        <IconButton icon="home" label={say("web-to-home")} onClick={() => navigate("")} />
        <div class="bar-title">
          <h1>{say("web-challenge")}</h1>
        </div>
      </header>
      <main class="after-main after-narrow">
        <Trouble refusal={trouble} />
        {challenge === null && !trouble && <p class="soft">{say("web-wait")}</p>}
        {challenge && <About challenge={challenge} />}
        {challenge?.outcomes && <Outcomes outcomes={challenge.outcomes} seat={challenge.seat} />}
        {challenge && mine.some((each) => each.kind === "challenge") && (
          <section class="panel">
            <CopyField label={say("web-invite")} text={addressOf(`challenge/${id}`)} />
          </section>
        )}
      </main>
    </div>
  );
}

function About({ challenge }: { challenge: Challenge }) {
  const { id, game, sender, seats, taken, outcomes } = challenge;
  const attempt = keepsakes.value.find((each) => each.kind === "attempt" && each.id === id);
  return (
    <section class="panel">
      <h2>{gameName(game, challenge.name)}</h2>
      <p>{say("web-challenge-from", { name: sender, players: seats })}</p>
      <p class="soft">{say("web-challenge-taken", { count: taken })}</p>
      {outcomes === null && !attempt && <p>{say("web-challenge-hidden")}</p>}
      {outcomes === null &&
        (attempt?.table ? (
          <button
            type="button"
            class="primary large"
            onClick={() => navigate(`t/${attempt.table}`)}
          >
            {say("web-challenge-going")}
          </button>
        ) : (
          <Take challenge={challenge} />
        ))}
    </section>
  );
}

function Take({ challenge }: { challenge: Challenge }) {
  const [name, setName] = useState(settings.value.name);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  return (
    <form
      class="column"
      onSubmit={async (event) => {
        event.preventDefault();
        if (busy) return;
        setBusy(true);
        try {
          const called = name.trim() || say("web-a-guest");
          if (name.trim()) choose({ name: called });
          const made = await takeChallenge(challenge.id, called);
          const { game, id } = challenge;
          keepSeat({ ...made, game });
          keepKeepsake({ kind: "attempt", id, game, secret: made.secret, table: made.table });
          navigate(`t/${made.table}`);
        } catch (error) {
          setTrouble(error instanceof Refusing ? error.refusal : { code: "line/none" });
          setBusy(false);
        }
      }}
    >
      <YourName value={name} onChange={setName} />
      <button type="submit" class="primary large" disabled={busy}>
        {say("web-challenge-take")}
      </button>
      <Trouble refusal={trouble} />
    </form>
  );
}

function Outcomes({ outcomes, seat }: { outcomes: Outcome[]; seat: Seat }) {
  const points = outcomes.map(({ result }) => result.points[seat] ?? 0);
  const most = Math.max(...points);
  return (
    <section class="panel">
      <h2>{say("web-challenge-results")}</h2>
      <table class="outcomes">
        <thead>
          <tr>
            <th scope="col">{say("web-player")}</th>
            <th scope="col">{say("web-points")}</th>
            <th scope="col">
              <span class="only-read">{say("web-deals-look")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map((each, index) => (
            <tr key={index} data-best={points[index] === most}>
              <th scope="row">
                {each.name}
                {index === 0 && <span class="soft"> · {say("web-challenge-sender")}</span>}
              </th>
              <td>{signed(points[index] ?? 0)}</td>
              <td>
                <button type="button" class="small" onClick={() => void look(each)}>
                  {say("web-deals-look")}
                  <span class="only-read"> {each.name}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {outcomes.length < 2 && <p class="soft">{say("web-challenge-none-yet")}</p>}
    </section>
  );
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

async function look({ record }: Outcome): Promise<void> {
  const deal = await pack(record);
  navigate(`replay${writeFragment({ deal, event: 0, view: "all" })}`);
}
