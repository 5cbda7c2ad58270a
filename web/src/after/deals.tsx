// The deals that this device can prove to have played, and how to have oneself forgotten.

import { useEffect, useState } from "preact/hooks";
import { gameName } from "../home/naming";
import { say } from "../language";
import { dropKeepsake, type Keepsake, keepsakes } from "../keepsakes";
import { navigate } from "../navigation";
import { dropLeft, forgetSeat, keptSeats, leftSeats } from "../seats";
import { choose, settings } from "../settings";
import { dealsOf, forgetMe, type OwnDeal, unshare, withdraw } from "../wire/after";
import { Refusing } from "../wire/api";
import type { Refusal } from "../wire/protocol";
import { IconButton } from "../widgets/icon";
import { Confirm } from "../widgets/sheet";
import { signed } from "./challenge";
import { Trouble } from "./opening";

/** How many seats the server looks up at once. */
const AT_ONCE = 24;

async function found(): Promise<OwnDeal[]> {
  const seats = keptSeats.value.map(({ table, secret }) => ({ table, secret }));
  const deals: OwnDeal[] = [];
  for (let from = 0; from < seats.length; from += AT_ONCE) {
    deals.push(...(await dealsOf(seats.slice(from, from + AT_ONCE))));
  }
  return deals.sort((one, other) => other.time - one.time);
}

export function DealsPage() {
  const [deals, setDeals] = useState<OwnDeal[] | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const seats = keptSeats.value;
  useEffect(() => {
    document.title = `${say("web-deals")} · Last Trick`;
  });
  useEffect(() => {
    found().then(setDeals, (error: unknown) =>
      setTrouble(error instanceof Refusing ? error.refusal : { code: "line/none" }),
    );
  }, [seats]);
  return (
    <div class="after">
      <header class="bar">
        <IconButton icon="home" label={say("web-to-home")} onClick={() => navigate("")} />
        <div class="bar-title">
          <h1>{say("web-deals")}</h1>
        </div>
      </header>
      <main class="after-main after-narrow">
        <Trouble refusal={trouble} />
        <section class="panel" aria-label={say("web-deals")}>
          <p class="soft">{say("web-deals-text")}</p>
          {deals === null && !trouble && <p>{say("web-wait")}</p>}
          {deals?.length === 0 && <p>{say("web-deals-none")}</p>}
          <ul class="table-list">
            {deals?.map((deal) => (
              <Played key={`${deal.table}-${deal.match}-${deal.number}`} deal={deal} />
            ))}
          </ul>
        </section>
        <Keepsakes />
        <ForgetMe />
      </main>
    </div>
  );
}

function Played({ deal }: { deal: OwnDeal }) {
  const query = new URLSearchParams({
    table: deal.table,
    match: String(deal.match),
    deal: String(deal.number),
  });
  const others = deal.names.filter((_, seat) => seat !== deal.seat).join(", ");
  const when = new Date(deal.time * 1000).toLocaleString(settings.value.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <li>
      <span>
        <b>{gameName(deal.game, deal.name)}</b> <span class="points">{signed(deal.result.points[deal.seat] ?? 0)}</span>{" "}
        <span class="soft">
          {say("deal-number", { number: deal.number })} · {others} · {when}
        </span>
      </span>
      <button type="button" onClick={() => navigate(`replay?${query}`)}>
        {say("web-deals-look")}
        <span class="only-read"> {`${gameName(deal.game, deal.name)}, ${when}`}</span>
      </button>
    </li>
  );
}

/** Challenges sent and taken up, and records kept on the server. */
function Keepsakes() {
  const all = keepsakes.value;
  if (!all.length) return null;
  const drop = async (keepsake: Keepsake) => {
    if (keepsake.kind === "record") await unshare(keepsake).catch(() => {});
    if (keepsake.kind === "challenge") await withdraw(keepsake).catch(() => {});
    dropKeepsake(keepsake);
  };
  return (
    <section class="panel" aria-labelledby="keepsakes-title">
      <h2 id="keepsakes-title">{say("web-keepsakes")}</h2>
      <ul class="table-list">
        {all.map((each) => (
          <li key={`${each.kind}-${each.id}-${each.at}`}>
            <span>
              <b>{gameName(each.game)}</b>{" "}
              <span class="soft">{say(`web-keepsake-${each.kind}`)}</span>
            </span>
            <span class="row">
              <button
                type="button"
                onClick={() =>
                  navigate(
                    each.kind === "record" ? `replay?id=${each.id}` : `challenge/${each.id}`,
                  )
                }
              >
                {say("web-deals-look")}
              </button>
              <button type="button" class="quiet small" onClick={() => void drop(each)}>
                {say(each.kind === "attempt" ? "web-forget" : "web-keepsake-delete")}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Name, words and secrets are taken out of all tables; it says what stays. */
function ForgetMe() {
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState("");
  const forget = async () => {
    let left = 0;
    for (const keepsake of keepsakes.value) {
      const { kind } = keepsake;
      const done =
        kind === "record" ? unshare(keepsake) : kind === "challenge" ? withdraw(keepsake) : null;
      if (await gone(done)) dropKeepsake(keepsake);
      else left += 1;
    }
    for (const { table, secret } of keptSeats.value) {
      if (await gone(forgetMe(table, secret))) forgetSeat(table);
      else left += 1;
    }
    for (const seat of leftSeats.value) {
      if (await gone(forgetMe(seat.table, seat.secret))) dropLeft(seat);
      else left += 1;
    }
    if (!left) choose({ name: "" });
    setSaid(left ? say("web-forget-me-left", { count: left }) : say("web-forget-me-done"));
  };
  return (
    <section class="panel" aria-labelledby="forget-me-title">
      <h2 id="forget-me-title">{say("web-forget-me")}</h2>
      <p>{say("web-forget-me-what")}</p>
      <p class="soft">{say("web-forget-me-stays")}</p>
      <div class="row row-end">
        <button type="button" onClick={() => setAsking(true)}>
          {say("web-forget-me")}
        </button>
      </div>
      <p role="status">{said}</p>
      {asking && (
        <Confirm
          title={say("web-forget-me-title")}
          text={say("web-forget-me-text")}
          yes={say("web-forget-me-yes")}
          onYes={() => void forget()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Whether it is gone now; what was not there is gone too. */
async function gone(done: Promise<unknown> | null): Promise<boolean> {
  try {
    await done;
    return true;
  } catch (error) {
    const there = ["table/not-found", "seat/not-yours", "record/not-found"];
    return error instanceof Refusing && there.includes(error.refusal.code);
  }
}
