// The messages of a table, as docs/protocol.md states them.

/** `TC` for the ten of clubs, `?` for a card that this seat may not know. */
export type Card = string;
export type Seat = number;

/** What every game is called that is not built in. */
export const CUSTOM = "custom";

export type Acted = "self" | "bot" | "clock" | "cover";
export type Declaration =
  | "pass"
  | "redeal"
  | "instant-win"
  | "dry"
  | "show-dry"
  | "peek"
  | "flag";

export interface CutEvent {
  event: "cut";
  seat: Seat;
  at?: number | null;
  tap?: boolean;
}
export interface PlayEvent {
  event: "play";
  seat: Seat;
  card: Card;
  down?: boolean;
}
export interface DeclareEvent {
  event: "declare";
  seat: Seat;
  what: Declaration;
  card?: Card | null;
  down?: boolean;
  against?: Seat | null;
  cards?: Card[];
}
export interface DropEvent {
  event: "drop";
  seat: Seat;
  by?: string | null;
}
export interface RevealEvent {
  event: "reveal";
  card: Card;
  seat?: Seat | null;
}
export type DealEvent = CutEvent | PlayEvent | DeclareEvent | DropEvent | RevealEvent;

export interface Laid {
  seat: Seat;
  card: Card;
  down?: boolean;
}
export interface Trick {
  plays: Laid[];
  winner: Seat;
  card: Card;
}

export interface Gain {
  seat: Seat;
  reason: string;
  points: number;
  cards?: Card[];
}
export interface Result {
  by: "deciding-trick" | "sweep" | "instant-win" | "walkover" | "revoke";
  winner: Seat | null;
  points: number[];
  next_dealer: Seat;
  gains?: Gain[] | null;
}

export type Move =
  | { type: "play"; card: Card; down?: boolean }
  | { type: "declare"; what: Declaration; card?: Card | null; against?: Seat | null };

export interface Refusal {
  code: string;
  message?: string;
  facts?: Record<string, unknown>;
}

export type DealPhase = "cut" | "redeal" | "claim" | "dry" | "play" | "flag" | "over";

export interface DryTimes {
  hidden: number;
  shown: number;
}

/** The deal as this seat may know it. Seats are places in `playing`. */
export interface Deal {
  number: number;
  playing: Seat[];
  seat: Seat | null;
  dealer: Seat;
  leader: Seat | null;
  phase: DealPhase;
  turn: Seat | null;
  cutter: Seat | null;
  /** Whether the pack may be tapped instead of being cut. */
  may_tap: boolean;
  /** Whether revokes are for the others to see, and to flag. */
  may_flag: boolean;
  /** How often a card set aside pays; null where none can be. */
  dry_times: DryTimes | null;
  tricks_in_all: number;
  deciding: number;
  step: number;
  hand: Card[];
  aside: Card | null;
  sizes: number[];
  out: Seat[];
  trick: Laid[];
  suit: string | null;
  best: Card | null;
  holder: Seat | null;
  tricks: Trick[];
  look_back: number;
  won: number[];
  legal: Move[];
  why: Record<Card, Refusal>;
  revokes: Card[];
  talon_size: number;
  pool: number | null;
  commitment: string | null;
  secret: string | null;
  log: DealEvent[];
  result: Result | null;
  opened: { hands: Card[][]; talon: Card[]; tricks: Trick[] } | null;
}

export interface Chair {
  kind: "person" | "bot" | "open";
  name?: string;
  host?: boolean;
  bot?: string | null;
  covering?: string | null;
}

export interface TableSettings {
  spectators: "closed" | "delayed" | "after";
  chat: "all" | "seats" | "off";
  clock: number | null;
  bot_pace: number;
  go_on: number | null;
  cover: number | null;
  seats_by_draw?: boolean;
  hints?: boolean;
}

export type Stage = "gathering" | "cutting" | "playing" | "counted" | "over" | "closed";

export interface Table {
  id: string;
  public: boolean;
  game: string;
  /** The game's name, as its file says it. */
  name: string;
  options: Record<string, string | number>;
  definition: Record<string, unknown> | null;
  stage: Stage;
  seats: Chair[];
  settings: TableSettings;
  ready: Seat[];
  matches: number;
}

/** Where the match stands, by seats of the table. */
export interface Match {
  number: number;
  totals: number[];
  stacks: number[] | null;
  won: number[];
  target: number | null;
  deals: number | null;
  pool: number | null;
  stones: number | null;
  batches: number;
  tied: Seat[] | null;
  winners: Seat[] | null;
  dealer: Seat;
}

export interface Said {
  name: string;
  seat: Seat | null;
  text: string;
}

export type What =
  | { type: "sat"; seat: Seat; name: string }
  | { type: "left"; seat: Seat; name: string }
  | { type: "bot-sat"; seat: Seat; bot: string; covering: string | null }
  | { type: "back"; seat: Seat }
  | { type: "cleared"; seat: Seat }
  | { type: "host"; seat: Seat | null }
  | { type: "arranged" }
  | { type: "match-began"; rounds: Record<string, Card>[]; seats?: Seat[] | null }
  | { type: "shuffled"; number: number; commitment: string }
  | { type: "dealt"; number: number; event: CutEvent | null }
  | { type: "event"; event: DealEvent; by: Acted }
  | { type: "trick"; number: number; plays: Laid[]; winner: Seat; card: Card }
  | { type: "counted"; result: Result; secret: string | null; pool: number | null }
  | { type: "match-won"; winners: Seat[] }
  | { type: "ready"; seat: Seat }
  | ({ type: "said" } & Said)
  | { type: "phrase"; seat: Seat; phrase: Phrase }
  | { type: "closed"; why: string };

export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "oops",
  "one-moment",
  "bye",
] as const;
export type Phrase = (typeof PHRASES)[number];

/** One line of the chat; `at` is in seconds since 1970. */
export interface ChatLine {
  version: number;
  at: number;
  what: Extract<What, { type: "said" | "phrase" }>;
}

export interface You {
  seat: Seat | null;
  host: boolean;
}

interface Sections {
  table: Table;
  match: Match | null;
  deal: Deal | null;
}
interface Around {
  you: You;
  chat: ChatLine[];
  present: Seat[];
  watching: number;
}
export type Welcome = { type: "welcome"; protocol: number; version: number } & Sections & Around;
export type Happened = {
  type: "happened";
  version: number;
  /** Told to a watcher before what came before it, which is still to come. */
  early?: boolean;
  what: What;
  /** What followed from it at once. */
  then?: What[];
} & Partial<Sections>;
export type Resumed = {
  type: "resumed";
  version: number;
  happened: Omit<Happened, "type">[];
} & Sections &
  Around;
/** One reason for a card; what its kind does not need is not there. Seats are places in the deal. */
export interface HintReason {
  kind: string;
  cards?: Card[];
  seats?: Seat[];
  suit?: string;
  trick?: number;
}
export interface CardPromise {
  card: Card;
  down?: boolean;
  /** The chance to win the deal, from 0 to 1. */
  win: number;
  /** Where winning can be worth more or less than one. */
  points?: number;
}
/** Which card to play, why, and what each legal card promises. */
export interface Hint {
  card: Card;
  down?: boolean;
  reasons: HintReason[];
  promises: CardPromise[];
}
export interface Done {
  type: "done";
  id: string;
  version?: number;
  secret?: string;
  seat?: Seat;
  code?: string;
  hint?: Hint;
}
export type Refused = { type: "refused"; id: string | null } & Refusal;

export type Frame =
  | Welcome
  | Happened
  | Resumed
  | Done
  | Refused
  | { type: "present"; present: Seat[]; watching: number }
  | { type: "clock"; seat: Seat; left: number }
  | { type: "bye"; code: string; message: string };

export type Command =
  | { type: "sit"; seat?: Seat; name: string; secret: string }
  | { type: "leave" | "start" | "hint" | "resign" | "ready" | "device-code" | "ping" }
  | { type: "new-secret"; secret: string }
  | { type: "cut"; at?: number; tap?: boolean }
  | { type: "play"; card: Card; down?: boolean }
  | { type: "declare"; what: Declaration; card?: Card; against?: Seat }
  | {
      type: "arrange";
      game?: string;
      definition?: Record<string, unknown>;
      options?: Record<string, string | number>;
      preset?: string | null;
      seats?: number;
      settings?: Partial<TableSettings>;
    }
  | { type: "seat-bot"; seat: Seat; bot: string }
  | { type: "clear-seat"; seat: Seat }
  | { type: "hand-over"; seat: Seat }
  | { type: "say"; text: string; name?: string }
  | { type: "phrase"; phrase: Phrase };
