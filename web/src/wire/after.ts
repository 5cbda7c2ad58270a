// What is asked about deals that are over: positions, records kept, challenges, one's own deals.

import { ask, post } from "./api";
import type { Card, Deal, Result, Seat } from "./protocol";

export interface Step {
  /** How many events of the record have led here. */
  event: number;
  deal: Deal;
  hands: Card[][];
  asides: (Card | null)[];
}
export interface Fault {
  code: string;
  event: number | null;
  line: number;
  expected: string;
  found: string;
}
export interface ListedDeal {
  line: number;
  game: string | null;
  name: string | null;
  names: string[];
  match: { number: number } | null;
  result: Result | null;
  fault: Fault | null;
}
export interface Player {
  name: string;
  kind: "human" | "bot";
  bot?: string | null;
}
export interface Replay {
  deals: ListedDeal[];
  chosen: number;
  seats: Player[];
  steps: { steps: Step[]; chips: boolean };
  faults: Fault[];
  record: string;
  text: string;
}
export type Looking = Seat | "all";

export interface Kept {
  id: string;
  secret: string;
}
export interface Outcome {
  name: string;
  time: number;
  result: Result;
  record: string;
}
export interface Challenge {
  id: string;
  game: string;
  name: string;
  seats: number;
  seat: Seat;
  sender: string;
  time: number;
  taken: number;
  /** Null for whoever has not played it. */
  outcomes: Outcome[] | null;
}
export interface OwnDeal {
  table: string;
  match: number;
  number: number;
  time: number;
  game: string;
  name: string;
  names: string[];
  seat: Seat;
  result: Result;
}
interface NewSeat {
  table: string;
  seat: Seat;
  secret: string;
}

const bearer = (secret: string): RequestInit => ({ headers: { Authorization: `Bearer ${secret}` } });
const part = encodeURIComponent;

export const replay = (text: string, deal: number | null, view: Looking): Promise<Replay> =>
  post("api/replay", { text, deal, view });

export const share = (record: string): Promise<Kept> => post("api/replays", { record });
export const shared = async (id: string): Promise<string> =>
  (await ask<{ record: string }>(`api/replays/${part(id)}`)).record;
export const unshare = ({ id, secret }: Kept): Promise<unknown> =>
  ask(`api/replays/${part(id)}`, { ...bearer(secret), method: "DELETE" });

export const sendChallenge = (record: string, seat: Seat): Promise<Kept> =>
  post("api/challenges", { record, seat });
export const challengeOf = (id: string, secret: string): Promise<Challenge> =>
  ask(`api/challenges/${part(id)}`, bearer(secret));
export const takeChallenge = (id: string, name: string): Promise<NewSeat> =>
  post(`api/challenges/${part(id)}/take`, { name });
export const withdraw = ({ id, secret }: Kept): Promise<unknown> =>
  ask(`api/challenges/${part(id)}`, { ...bearer(secret), method: "DELETE" });

/** Make a table that begins with a deal, after so many of its events. */
export const playGiven = (
  name: string,
  given: { record: string; event: number; seat: Seat },
): Promise<NewSeat> => post("api/tables", { name, given });

export const dealsOf = (seats: { table: string; secret: string }[]): Promise<OwnDeal[]> =>
  post("api/deals", { seats });
export const forgetMe = (table: string, secret: string): Promise<unknown> =>
  ask(`api/tables/${part(table)}/forget`, { ...bearer(secret), method: "POST" });
