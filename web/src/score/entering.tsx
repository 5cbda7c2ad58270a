// The questions about one deal: only those that its rules pose, each as large buttons.

import { useState } from "preact/hooks";
import { say, texts } from "../language";
import { Pieces } from "../widgets/fields";
import { aceHolders, type Answers, entryOf, NOTHING, wayOf } from "./answers";
import { ACES, type Entry } from "./entries";
import { type Match, nextDeal, playing } from "./match";
import { Several } from "./several";
import { WayList } from "./way_list";
import { asksAcePayer, asksOut, asksStuckAces, outLimits } from "./ways";
import type { Wording } from "./wording";

interface Props {
  match: Match;
  names: readonly string[];
  wording: Wording;
  before?: Answers | undefined;
  button: string;
  onEntry(entry: Entry): void;
}

export function Entering({ match, names, wording, before, button, onEntry }: Props) {
  const [answers, setAnswers] = useState<Answers>(before ?? NOTHING);
  const answer = (change: Partial<Answers>) => setAnswers({ ...answers, ...change });
  const deal = nextDeal(match);
  const players = playing(match);
  const { rules } = deal;
  const choice = (player: number) => ({ value: player, label: names[player] ?? "" });
  const won = answers.winner !== null && answers.winner !== "nobody" ? answers.winner : null;
  const way = won === null ? null : wayOf(deal, answers);
  const others = players.filter((player) => player !== won);
  const entry = entryOf(deal, players, answers);
  const [least, most] = outLimits(deal);
  return (
    <form
      class="entering"
      onSubmit={(event) => {
        event.preventDefault();
        if (entry) onEntry(entry);
      }}
    >
      <Pieces<number | string>
        label={say("score-ask-winner")}
        choices={[
          ...players.map(choice),
          ...(rules.flag_penalty === null ? [] : [{ value: "nobody", label: say("score-nobody") }]),
        ]}
        value={answers.winner ?? ""}
        onChange={(winner) => answer({ winner: winner as Answers["winner"] })}
      />
      {answers.winner === "nobody" && (
        <Pieces
          label={say("score-ask-revoke")}
          choices={players.map(choice)}
          value={answers.against ?? -1}
          onChange={(against) => answer({ against })}
        />
      )}
      {won !== null && (
        <WayList
          match={match}
          winner={won}
          wording={wording}
          way={way}
          onWay={(chosen) => answer({ way: chosen })}
        />
      )}
      {way && asksOut(deal, way) && (
        <Several
          label={say("score-web-out")}
          help={least ? say("score-expected-several", { least, most }) : ""}
          choices={others.map(choice)}
          values={answers.out}
          onChange={(out) => answer({ out })}
        />
      )}
      {way && asksAcePayer(deal, way) && (
        <Pieces
          label={say("score-web-ace")}
          choices={[{ value: -1, label: say("score-web-nobody") }, ...others.map(choice)]}
          value={others.find((player) => answers.aces[player]) ?? -1}
          onChange={(player) => answer({ aces: player < 0 ? {} : { [player]: 1 } })}
        />
      )}
      {way &&
        asksStuckAces(deal, way) &&
        aceHolders(players, way, answers).map((player) => (
          <Numbers
            key={player}
            label={say("score-web-stuck", { name: names[player] ?? "" })}
            most={ACES}
            value={answers.aces[player] ?? 0}
            onChange={(count) => answer({ aces: { ...answers.aces, [player]: count } })}
          />
        ))}
      {way && rules.bonus_hands.length > 0 && (
        <Several
          label={say("score-web-bonus")}
          help={say("score-bonus-hands", {
            hands:
              texts.value?.either(
                rules.bonus_hands.map((hand) => wording.dealtHand(hand, deal.tricks)),
              ) ?? "",
          })}
          choices={players.map(choice)}
          values={answers.bonus}
          onChange={(bonus) => answer({ bonus })}
        />
      )}
      {answers.winner !== null && rules.flag_penalty !== null && (
        <details open={Object.values(answers.flags).some(Boolean)}>
          <summary>{say("score-web-flags")}</summary>
          {players.map((player) => (
            <Numbers
              key={player}
              label={names[player] ?? ""}
              most={deal.seats - 1}
              value={answers.flags[player] ?? 0}
              onChange={(count) => answer({ flags: { ...answers.flags, [player]: count } })}
            />
          ))}
        </details>
      )}
      {answers.winner !== null && (
        <button type="submit" class="primary large" disabled={!entry}>
          {button}
        </button>
      )}
    </form>
  );
}

function Numbers({
  label,
  most,
  value,
  onChange,
}: {
  label: string;
  most: number;
  value: number;
  onChange(value: number): void;
}) {
  const choices = Array.from({ length: most + 1 }, (_, count) => ({
    value: count,
    label: String(count),
  }));
  return <Pieces label={label} choices={choices} value={value} onChange={onChange} />;
}
