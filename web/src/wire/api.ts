// What is asked over plain HTTP: the games, tables to find or to make, rule sheets.

import type { Refusal, Seat, Stage, Table, TableSettings } from "./protocol";
import { noteBuild } from "./newer";
import { at } from "./root";

export type Value = string | number;

export interface OptionFacts {
  values?: Value[];
  range?: [number, number] | null;
  default: Value;
  about?: string;
}
export interface PresetFacts {
  name: string;
  about?: string;
  options?: Record<string, Value>;
}
/** A game of one's own: all that it says. */
export type Definition = Record<string, unknown>;
export interface GameFacts {
  id: string;
  name: string;
  place: string;
  summary: string;
  seats: number[];
  best: number[];
  options: Record<string, OptionFacts>;
  presets: Record<string, PresetFacts>;
  /** What a game that is not built in is asked for by. */
  definition: Definition | null;
}
export interface OpenTable {
  id: string;
  game: string;
  name: string;
  seats: number;
  open: number;
  stage: Stage;
  people: string[] | number;
}
/** Which table is meant: a game or a definition, and how it is played. */
export interface TableAsked {
  game?: string;
  definition?: Definition;
  options?: Record<string, Value>;
  preset?: string;
  seats?: number;
}
export interface NewTable extends TableAsked {
  public?: boolean;
  settings?: Partial<TableSettings>;
  name?: string;
  bots?: (string | null)[];
  start?: boolean;
}
export interface MySeat {
  table?: string;
  seat: Seat;
  secret: string;
}

/** The server refused; `code` says why. */
export class Refusing extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message ?? refusal.code);
  }
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(at(path), init);
  } catch {
    throw new Refusing({ code: "line/none" });
  }
  noteBuild(response);
  if (!response.ok) {
    const refusal = (await response.json().catch(() => null)) as Refusal | null;
    throw new Refusing(refusal?.code ? refusal : { code: "line/none" });
  }
  return (await response.json()) as T;
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, asPost(body));
}

function asPost(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** Answers come as a list, or as an object that holds one. */
function listed<T>(answer: T[] | Record<string, T[]>): T[] {
  return Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? []);
}

export const games = async (): Promise<GameFacts[]> => listed(await ask("api/games"));
/** What can be chosen in a game of one's own, given the text of its file. */
export const tellGame = (definition: string): Promise<GameFacts> =>
  post("api/games", { definition });
export const openTables = async (): Promise<OpenTable[]> => listed(await ask("api/tables"));
export const tableOf = (id: string): Promise<Table | { table: Table }> =>
  ask(`api/tables/${encodeURIComponent(id)}`);
export const makeTable = (table: NewTable): Promise<Required<MySeat>> => post("api/tables", table);
export const continueHere = (id: string, code: string): Promise<MySeat> =>
  post(`api/tables/${encodeURIComponent(id)}/continue`, { code });

/** The record of a deal that is over, as the server wrote it. */
export async function recordOf(
  id: string,
  deal: number,
  secret: string,
  match: number | null = null,
): Promise<string> {
  const query = match === null ? "" : `?match=${match}`;
  const response = await fetch(at(`api/tables/${encodeURIComponent(id)}/deals/${deal}${query}`), {
    headers: { Authorization: `Bearer ${secret}` },
  });
  if (!response.ok) throw new Refusing((await response.json()) as Refusal);
  return response.text();
}

/** The rule sheet of exactly this table, as nodes to put into a page. */
export const rulesOfTable = (id: string, language: string): Promise<DocumentFragment> =>
  ruleSheet(`rules/tables/${encodeURIComponent(id)}?lang=${language}`);

/** The rule sheet of a table at which nobody need sit. */
export const rulesOf = (table: TableAsked, language: string): Promise<DocumentFragment> =>
  table.definition
    ? ruleSheet("rules", asPost({ ...table, lang: language }))
    : ruleSheet(`rules/${table.game}?${queryOf(table)}&lang=${language}`);

/** A table of a built-in game as the query of an address. */
export function queryOf({ game, seats, preset, options = {} }: TableAsked): URLSearchParams {
  const query = new URLSearchParams(game ? { game } : {});
  if (seats) query.set("seats", String(seats));
  if (preset) query.set("preset", preset);
  for (const [name, value] of Object.entries(options)) query.set(`option.${name}`, String(value));
  return query;
}

async function ruleSheet(path: string, init?: RequestInit): Promise<DocumentFragment> {
  const response = await fetch(at(path), init);
  if (!response.ok) throw new Refusing({ code: "line/none" });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const node of page.querySelectorAll("script, style, link, meta, title")) node.remove();
  const sheet = document.createDocumentFragment();
  const from = page.querySelector("main") ?? page.body;
  sheet.append(...Array.from(from.childNodes, (node) => document.importNode(node, true)));
  return sheet;
}
