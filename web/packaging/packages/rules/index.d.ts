/** The ids of the games. */
export type GameId = 'crosshairs' | 'crossfire-hex' | 'crossfire-squads' | 'dogfight' | 'aerial-war';
export declare const gameIds: readonly GameId[];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One decision that cannot be divided; `do` names it. Dice that are due come in as a roll. */
export type Action = Roll | { do: string; [key: string]: Json };
export interface Roll { do: 'roll'; dice: number[] }

/** A comment on the position after `at` moves. */
export interface Note { at: number; text?: string; marks?: string[] }
/** A variation: it leaves line `from` (0 is the game itself) after `at` moves. */
export interface Line { from: number; at: number; moves: Action[]; notes?: Note[] }

/** A game: its set-up and everything that was done since. It is what links, files and the board carry. */
export interface GameRecord {
  game: GameId;
  version: number;
  options?: { [key: string]: Json };
  start?: Position;
  moves?: Action[];
  players?: string[];
  match?: string;
  notes?: Note[];
  lines?: Line[];
}

/** The whole state of a game, hidden things included. Its other keys are the game's own. */
export interface Position { phase: string; [key: string]: Json }

export interface Status {
  /** A player, counted from 0; "chance" when dice are due; null when the game is over. */
  toAct: number | 'chance' | null;
  phase: string;
  roll?: { dice: number[]; for: string };
  result: null | { winners: number[]; reason: string };
}

export interface Legal {
  actions: Action[];
  /** Kinds of action that are open as well and too many to list. */
  parametric?: string[];
}

export interface Answer {
  group: string;
  name: string;
  note: string;
  why: string;
  /** Its move text. */
  id: string;
  role: 'suggested' | 'usual' | 'other' | 'declining';
  actions: Action[];
  refused: null | { code: string; rule: string; message: string };
}
export interface Question { asks: string; because: string; answers: Answer[]; parametric?: string[] }

export interface Thought {
  action: Action;
  text: string;
  why: string;
  /** The chance of the player to act to win, per mille; a draw counts half. */
  chance: number;
  chances: number[];
  nodes: number;
  lines?: { actions: Action[]; texts: string[]; chances: number[] }[];
}
export interface Reviewed {
  kind: 'choice' | 'dice' | 'forced';
  before: number[];
  after: number[];
  cost?: number;
  action?: Action;
  text?: string;
  why?: string;
  nodes: number;
}

export interface GameInfo { id: GameId; name: string; author: string; players: [number, number]; levels: number }

/** What was refused: `rule` is its number in the rulebook, or "FORMAT"; `message` is a sentence for a player. */
export declare class RulesError extends Error {
  readonly code: string;
  readonly rule: string;
  /** The place of the refused action among those that were to be applied. */
  readonly at?: number;
  /** The place of the refused action in the record, and the variation that it is in, counted from 1. */
  readonly move?: number;
  readonly line?: number;
}

export interface ThinkOptions {
  /** 1 to 4, of which 2 is what is taken. */
  level?: 1 | 2 | 3 | 4;
  /** The same seed gets the same answer, everywhere. */
  seed?: number;
  signal?: AbortSignal;
}

/** The rules of one game. All methods that can be refused throw a RulesError, or reject with one. */
export declare class Rules {
  private constructor();
  readonly game: GameId;
  info(): GameInfo;
  /** A game that begins. */
  create(options?: { [key: string]: Json }): GameRecord;
  /** A game that begins as a scenario does; "guided" is the small first game. */
  scenario(name: string): GameRecord;
  /** Any text that holds a link, JSON or a record, judged and tidied. */
  open(what: string | GameRecord): GameRecord;
  link(record: GameRecord): string;
  status(record: GameRecord): { position: Position; status: Status };
  legal(record: GameRecord): Legal;
  /** Plays all of them, or none. */
  apply(record: GameRecord, actions: Action | Action[]): { record: GameRecord; position: Position; status: Status };
  /** What the player to act is asked, and the answers in words. */
  ask(record: GameRecord): Question;
  /** What the computer would do; in a thread of its own. */
  think(record: GameRecord, how?: ThinkOptions & { lines?: 1 | 2 | 3 }): Promise<Thought>;
  /** What the action after `move` others was worth; in the same thread. */
  review(record: GameRecord, move: number, how?: ThinkOptions): Promise<Reviewed>;
  /** Any request of the contract, as core/api/README.md in the project has them. */
  serve(request: { op: string; [key: string]: unknown }): any;
  /** Stops the thread. What is not answered yet is rejected. */
  close(): void;
}

export declare function load(game: GameId): Promise<Rules>;
