/** A game as links and files carry it; the package sightlines-rules has its whole type. */
export interface GameRecord { game: string; version: number; [key: string]: unknown }

export interface Fault { code: string; rule: string; message: string }

export interface BoardStatus {
  toAct: number | 'chance' | null;
  phase: string;
  result: null | { winners: number[]; reason: string };
}

/** The `detail` of each event. */
export interface BoardEvents {
  ready: { version: string };
  change: {
    game: string | null; ply: number; size: number; move: string; comment: string; status: BoardStatus | null;
  };
  refused: { rule: string; message: string };
  over: { game: string; result: { winners: number[]; reason: string } };
  solved: { game: string; lesson?: string; puzzle?: string };
}

/** What is written on the tag. */
export interface BoardAttributes {
  /** A link, or its fragment: what is on the board. */
  link?: string;
  /** "game/name" instead of a link. */
  lesson?: string;
  /** "game/name", or "game/today". */
  puzzle?: string;
  /** Any of undo, rules, reset; "none": no bar. */
  controls?: string;
  /** The page that is shown, where `place` has not said it for all boards. */
  src?: string;
  theme?: 'light' | 'dark' | 'auto';
  lang?: string;
  credentialless?: boolean | '';
}

export interface SightlinesBoard extends HTMLElement {
  link: string;
  lesson: string;
  puzzle: string;
  controls: string | null;
  src: string;
  theme: string;
  load(what: string | GameRecord): Promise<null>;
  record(): Promise<GameRecord | null>;
  play(moves: string | string[]): Promise<null>;
  goTo(n: number): Promise<null>;
  next(): Promise<null>;
  previous(): Promise<null>;
  addEventListener<Name extends keyof BoardEvents>(name: Name,
    listener: (event: CustomEvent<BoardEvents[Name]>) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(name: string, listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions): void;
}

/** Says where Sightlines is served, for all boards without `src`: the folder of a copy, or its sightlines.html. */
export declare function place(address: string | URL): void;

/** The element's class; null where there is no document, as on a server. */
export declare const SightlinesBoard: (CustomElementConstructor & { home: string; new (): SightlinesBoard }) | null;

declare global {
  interface HTMLElementTagNameMap { 'sightlines-board': SightlinesBoard }
}
