// Which cards may be played, or must be: the moment, one's own hand to choose from, and why.

import { useState } from "preact/hooks";
import { say } from "../language";
import type { Card } from "../wire/protocol";
import { isHidden } from "../texts/faces";
import { LaidRow, Pick, Row } from "./cards";
import { namesOf, orderFrom } from "./names";
import type { Judged, Question } from "./questions";
import { Told, type Voice } from "./told";

export function CardsQuestion({
  question,
  judged,
  busy,
  onAnswer,
}: {
  question: Question;
  judged: Judged | null;
  busy: boolean;
  onAnswer(cards: Card[]): void;
}) {
  const [chosen, setChosen] = useState<Card[]>([]);
  const names = namesOf(question);
  const { asks, seat, trick, tricks } = question;
  const me = seat ?? 0;
  const hand = question.hands[me] ?? [];
  const single = asks === "card";
  const toggle = (card: Card) => {
    if (single) setChosen([card]);
    else {
      setChosen(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
    }
  };
  const title = {
    any: () => say("practice-ask-legal", { trick, tricks }),
    shown: () => say("practice-web-shown", { trick, tricks }),
    card: () => say("practice-ask-must"),
  }[asks as "any" | "shown" | "card"]();
  const none = asks === "shown";
  return (
    <>
      <Moment question={question} />
      <h2>{title}</h2>
      <Pick
        cards={hand}
        chosen={chosen}
        right={judged ? (judged.answer as Card[]) : null}
        onToggle={toggle}
      />
      {!judged && (
        <div class="row row-middle">
          <button
            type="button"
            class="primary large"
            disabled={busy || (!chosen.length && !none)}
            onClick={() => onAnswer(chosen)}
          >
            {say(none && !chosen.length ? "practice-web-none" : "practice-web-check")}
          </button>
        </div>
      )}
      {judged && (
        <div class="why-told">
          <Told
            names={names}
            me={me}
            lines={(voice) => explained(voice, hand, chosen, judged, single)}
          />
        </div>
      )}
    </>
  );
}

/** What lies on the table, and the hands that one may see. */
export function Moment({ question }: { question: Question }) {
  const names = namesOf(question);
  const { seat, trick, tricks, laid, leader, hands } = question;
  const seen = (one: number) => hands[one]?.length && !hands[one].some(isHidden);
  return (
    <>
      {orderFrom(leader, question)
        .filter((one) => one !== seat && seen(one))
        .map((one) => (
          <Row key={one} title={names[one] ?? ""} cards={hands[one] ?? []} />
        ))}
      {laid.length > 0 && (
        <LaidRow title={say("practice-web-table")} plays={laid} names={names} />
      )}
      {trick < tricks && <Aside question={question} names={names} />}
    </>
  );
}

/** The cards that somebody has set aside for the last trick. */
export function Aside({ question, names }: { question: Question; names: string[] }) {
  const lying = question.aside.flatMap((card, seat) => (card === null ? [] : [{ card, seat }]));
  if (!lying.length) return null;
  return <LaidRow title={say("practice-web-aside")} plays={lying} names={names} />;
}

function explained(
  { texts, faces, telling }: Voice,
  hand: Card[],
  chosen: Card[],
  judged: Judged,
  single: boolean,
): string[] {
  const answer = judged.answer as Card[];
  const laid = (down: boolean) =>
    hand.filter((card) =>
      judged.legal.some(
        (move) => move.type === "play" && move.card === card && (move.down ?? false) === down,
      ),
    );
  const lines = (message: string, cards: Card[]) =>
    cards.length ? [texts.say(message, { cards: faces.cards(cards) })] : [];
  return [
    ...(single
      ? []
      : [
          ...lines("practice-left-out", hand.filter((c) => answer.includes(c) && !chosen.includes(c))),
          ...lines("practice-too-many", hand.filter((c) => chosen.includes(c) && !answer.includes(c))),
        ]),
    ...lines("legal-face-up", laid(false)),
    ...lines("legal-face-down", laid(true)),
    ...hand.flatMap((card) => {
      const reason = judged.why[card];
      if (reason) {
        return [
          texts.say("legal-not", { card: faces.card(card), reason: telling.refusal(reason) }),
        ];
      }
      return judged.revokes.includes(card)
        ? [texts.say("legal-revoke", { card: faces.card(card) })]
        : [];
    }),
  ];
}
