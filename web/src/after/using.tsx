// What can be done with a deal: save it, link to it, show it elsewhere, play its cards again.

import { useState } from "preact/hooks";
import { say } from "../language";
import { keepKeepsake } from "../keepsakes";
import { navigate } from "../navigation";
import { keepSeat } from "../seats";
import { settings } from "../settings";
import { playGiven, sendChallenge, share } from "../wire/after";
import { Refusing } from "../wire/api";
import type { Refusal } from "../wire/protocol";
import { addressOf } from "../wire/root";
import { CopyField } from "../widgets/copy_field";
import { Select } from "../widgets/fields";
import { saveText } from "../widgets/saving";
import { Sheet } from "../widgets/sheet";
import { pack, writeFragment } from "./links";
import { Trouble } from "./opening";
import type { ReplayState } from "./state";

/** Where the deal is kept on the server, if it is. */
export interface Home {
  id: string | null;
}

export function Using({ state, home }: { state: ReplayState; home: Home }) {
  const [showing, setShowing] = useState<"link" | "embed" | "challenge" | null>(null);
  const told = state.replay.value;
  if (!told) return null;
  const game = told.deals[told.chosen]?.game ?? "deal";
  const number = told.deals[told.chosen]?.match?.number ?? 1;
  return (
    <>
      <PlayAgain state={state} onChallenge={() => setShowing("challenge")} />
      <section class="panel">
        <h2>{say("web-replay-use")}</h2>
        <div class="row">
          <button type="button" onClick={() => setShowing("link")}>
            {say("web-replay-link")}
          </button>
          <button type="button" onClick={() => setShowing("embed")}>
            {say("web-replay-embed")}
          </button>
          <button
            type="button"
            onClick={() => saveText(`${told.record}\n`, `${game}-${number}.jsonl`)}
          >
            {say("web-replay-save")}
          </button>
          <button type="button" onClick={() => saveText(told.text, `${game}-${number}.txt`)}>
            {say("web-replay-save-text")}
          </button>
        </div>
      </section>
      {(showing === "link" || showing === "embed") && (
        <Linking
          state={state}
          home={home}
          embed={showing === "embed"}
          game={game}
          onClose={() => setShowing(null)}
        />
      )}
      {showing === "challenge" && (
        <Challenging state={state} game={game} onClose={() => setShowing(null)} />
      )}
    </>
  );
}

/** The seat that one plays: chosen, or that whose view is shown, or the first person's. */
export function ownSeat(state: ReplayState): number {
  const view = state.view.value;
  if (view !== "all") return view;
  const person = (state.replay.value?.seats ?? []).findIndex((seat) => seat.kind === "human");
  return Math.max(0, person);
}

function PlayAgain({ state, onChallenge }: { state: ReplayState; onChallenge(): void }) {
  const [seat, setSeat] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const told = state.replay.value;
  const step = state.step.value;
  if (!told || !step) return null;
  const mine = seat !== null && seat < told.seats.length ? seat : ownSeat(state);
  const play = async (event: number) => {
    if (busy) return;
    setBusy(true);
    try {
      const name = settings.value.name || say("web-a-guest");
      const made = await playGiven(name, { record: told.record, event, seat: mine });
      keepSeat({ ...made, game: told.deals[told.chosen]?.game ?? "custom" });
      navigate(`t/${made.table}`);
    } catch (error) {
      setTrouble(error instanceof Refusing ? error.refusal : { code: "line/none" });
      setBusy(false);
    }
  };
  return (
    <section class="panel">
      <h2>{say("web-again-title")}</h2>
      <Select
        label={say("web-again-seat")}
        help={say("web-again-text")}
        choices={state.names.value.map((label, value) => ({ value, label }))}
        value={mine}
        onChange={(chosen: number) => setSeat(chosen)}
      />
      <div class="row">
        <button type="button" class="primary" disabled={busy} onClick={() => void play(0)}>
          {say("web-again-deal")}
        </button>
        {!step.deal.result && (
          <button type="button" disabled={busy} onClick={() => void play(step.event)}>
            {say("web-play-on")}
          </button>
        )}
        {told.steps.steps.at(-1)?.deal.result && (
          <button type="button" onClick={onChallenge}>
            {say("web-challenge-send")}
          </button>
        )}
      </div>
      <Trouble refusal={trouble} />
    </section>
  );
}

function Linking({
  state,
  home,
  embed,
  game,
  onClose,
}: {
  state: ReplayState;
  home: Home;
  embed: boolean;
  game: string;
  onClose(): void;
}) {
  const [id, setId] = useState(home.id);
  const [packed, setPacked] = useState("");
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const told = state.replay.value;
  const step = state.step.value;
  if (!told || !step) return null;
  if (!packed) void pack(told.record).then(setPacked);
  const page = embed ? "embed" : "replay";
  const fragment = writeFragment({
    deal: id ? null : packed,
    event: step.event,
    view: state.view.value,
  });
  const link = addressOf(`${page}${id ? `?id=${id}` : ""}`) + fragment;
  const snippet = `<iframe src="${link.replaceAll("&", "&amp;")}" title="Last Trick" width="100%" height="620" loading="lazy"></iframe>`;
  return (
    <Sheet title={say(embed ? "web-replay-embed" : "web-replay-link")} onClose={onClose}>
      <CopyField
        label={say(embed ? "web-replay-embed-text" : "web-replay-link-text")}
        text={id || packed ? (embed ? snippet : link) : ""}
      />
      {!id && (
        <>
          <p class="soft">{say("web-replay-keep-text")}</p>
          <div class="row row-end">
            <button
              type="button"
              onClick={async () => {
                try {
                  const kept = await share(told.record);
                  keepKeepsake({ ...kept, kind: "record", game });
                  setId(kept.id);
                } catch (error) {
                  setTrouble(error instanceof Refusing ? error.refusal : { code: "line/none" });
                }
              }}
            >
              {say("web-replay-keep")}
            </button>
          </div>
        </>
      )}
      <Trouble refusal={trouble} />
    </Sheet>
  );
}

function Challenging({
  state,
  game,
  onClose,
}: {
  state: ReplayState;
  game: string;
  onClose(): void;
}) {
  const [seat, setSeat] = useState(ownSeat(state));
  const [id, setId] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const told = state.replay.value;
  if (!told) return null;
  const send = async () => {
    try {
      const kept = await sendChallenge(told.record, seat);
      keepKeepsake({ ...kept, kind: "challenge", game });
      setId(kept.id);
    } catch (error) {
      setTrouble(error instanceof Refusing ? error.refusal : { code: "line/none" });
    }
  };
  return (
    <Sheet title={say("web-challenge-send")} onClose={onClose}>
      <p>{say("web-challenge-text")}</p>
      {id === null ? (
        <>
          <Select
            label={say("web-challenge-seat")}
            choices={state.names.value.map((label, value) => ({ value, label }))}
            value={seat}
            onChange={(chosen: number) => setSeat(chosen)}
          />
          <div class="row row-end">
            <button type="button" class="primary" onClick={() => void send()}>
              {say("web-challenge-make")}
            </button>
          </div>
        </>
      ) : (
        <>
          <CopyField label={say("web-invite")} text={addressOf(`challenge/${id}`)} />
          <div class="row row-end">
            <button type="button" onClick={() => navigate(`challenge/${id}`)}>
              {say("web-challenge-compare")}
            </button>
          </div>
        </>
      )}
      <Trouble refusal={trouble} />
    </Sheet>
  );
}
