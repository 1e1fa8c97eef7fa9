// What passes between the scripts of the page and its module: JSON, from what is named below, and calls (seam.d.ts).

/** The elements of index.html that scripts look for. */
interface Ids {
  'announcer': HTMLElement;
  'canvas': HTMLCanvasElement;
  'copy-sheet': HTMLDialogElement;
  'copy-text': HTMLTextAreaElement;
  'loading-bar': HTMLProgressElement;
  'move-go': HTMLButtonElement;
  'move-sheet': HTMLDialogElement;
  'move-text': HTMLTextAreaElement;
  'notice': HTMLElement;
  'open-choose': HTMLButtonElement;
  'open-file': HTMLInputElement;
  'open-go': HTMLButtonElement;
  'open-sheet': HTMLDialogElement;
  'open-text': HTMLTextAreaElement;
  'rule-sheet': HTMLDialogElement;
  'rule-title': HTMLElement;
  'stage': HTMLElement;
}

/** Properties of an element, and attributes that are no properties everywhere. */
type Properties<Tag extends keyof HTMLElementTagNameMap> =
  Partial<HTMLElementTagNameMap[Tag]> & { [attribute: `aria-${string}` | `data-${string}`]: string };

type Scheme = 'system' | 'light' | 'dark';
type Source = 'address' | 'paste' | 'file' | 'sheet' | 'script' | 'kept';
type GameRecord = { [key: string]: unknown };

/** Why something was not done: core/base/result.h. */
interface Fault { code: string; rule: string; message: string; details?: string }
interface Notice { rule: string; message: string }

/** window.sightlines, which boot.js documents. */
interface Api {
  version: string;
  ready: Promise<void>;
  record(): GameRecord | null;
  load(text: unknown): { ok: true } | { error: Fault };
  play(moves: unknown): { ok: true } | { error: Fault };
  goTo(n: number): void;
  state?(): object;
}
interface LaunchQueue {
  setConsumer(consumer: (launch: { targetURL?: string, files?: FileSystemFileHandle[] }) => void): void;
}
interface Window { launchQueue?: LaunchQueue }
/** What some browsers read codes with. */
interface BarcodeReader { detect(from: HTMLVideoElement): Promise<{ rawValue: string }[]> }
interface Window { BarcodeDetector?: new(options: { formats: string[] }) => BarcodeReader }
interface Window { sightlines: Pick<Api, 'version' | 'ready'> & Partial<Api> }

/** The event "change" for the page around this one: web/app/host.h. `comment`: what a study says of the position. */
interface HostChange {
  game: string | null;
  ply: number;
  size: number;
  move: string;
  comment: string;
  status: { toAct: number, phase: string, result: object | null } | null;
}

/** What the module calls: what takes and returns texts and numbers, and what draws letters. */
interface Page extends PageCalls {
  letters(which: number, size: number, run: string, ink: string): Drawn | undefined;
}

/** Letters as platform::backend::Letters in web/platform/backend.h: from `advance` on in its order, then RGBA. */
interface Drawn { metrics: number[]; pixels: Uint8ClampedArray }

/** What boot.js puts together to be called. Where nobody answers a call, or not in its form, this is an error. */
type Given<All extends Page> = All;
type PageGiven = Given<
  { drawn(): void }
  & ReturnType<typeof import('../address.js').connectAddress>
  & { tellHost: Page['tellHost'] }
  & ReturnType<typeof import('../module.js').connectDeferred>
  & ReturnType<typeof import('../screen.js').connectScreen>
  & ReturnType<typeof import('../sheets.js').connectSheets>
  & ReturnType<typeof import('../text.js').connectText>
>;

/** The calls into the module; with them, a promise that all code which they have asked for is here. */
type GameCalls = ReturnType<typeof import('../game_api.js').connectGame>;
type Game = GameCalls & { arrived(): Promise<void> };

/** game_share: Sharing::json in web/session/sharing.h. What cannot be shared has no link and no record. */
interface Shared { game: string; title: string; moves: string; choices: Choice[] }
interface Choice { name: string; note: string; link?: string; record?: string; private?: boolean; study?: boolean }

/** game_text: web/app/text_view.h, and the state of screens that have no words there. */
type PageText = HomeText | LibraryText | LearnText | PuzzlesText | TableText | OtherText;

interface HomeText {
  screen: 'home';
  game?: undefined;
  notice: Notice | null;
  games: { id: string; name: string; line: string; quick: string }[];
  kept: { group: string; name: string; opponent: string; turn: string; date: string; last: string }[];
  talk?: TalkText | null;
  daily?: string;
  settings: TextChoice[];
}

/** `notice` says what was done, which may be undone; `found`: how many games, of which not all need be in `games`. */
interface LibraryText {
  screen: 'library';
  game?: undefined;
  notice: string;
  undo: boolean;
  busy: boolean;
  sorts: string[];
  sort: number;
  status: string;
  found: number;
  games: { id: string; name: string; line: string; sample: boolean }[];
}

interface LearnText {
  screen: 'learn';
  game: string;
  name: string;
  progress: string;
  lessons: { id: string; title: string; level: string; done: boolean; next: boolean }[];
}

/** `levels` only of one game; `id` is that of the puzzle of the day, or empty. */
interface PuzzlesText {
  screen: 'puzzles';
  game?: string;
  name?: string;
  notice: string;
  streak: string;
  daily: {
    game: string; name: string; id: string; title: string; level: string; solved: boolean; progress: string;
    fault: string;
  }[];
  mistakes: { game: string; id: string; label: string; solved: boolean }[];
  levels: { name: string; puzzles: { id: string; label: string; solved: boolean }[] }[];
}

interface TableText {
  screen: 'table';
  game: string;
  name: string;
  who: string;
  question: string;
  stage: string;
  standing: string;
  told: string[];
  use: string;
  covered: boolean;
  past: { said: string; on: boolean } | null;
  over: boolean;
  campaign?: string; // how it stands, when a battle of one is over
  nextBattle?: boolean;
  computer: boolean;
  hint: string;
  notice: Notice | null;
  cursor: number;
  size: number;
  undoes: boolean;
  undoing: string;
  tables: TextTable[];
  facts: string[];
  actions: [group: string, words: string, text: string][];
  kinds: [kind: string, form: string][];
  choices: ChoicesText | null;
  dice: { count: number; what: string; odds: string } | null;
  log: { label: string; who: string; moves: string[]; said: string[] }[];
  tree: TreeText | null;
  lesson: LessonText | null;
  puzzle?: PuzzleText;
  talk?: TalkText | null;
  settings: TextChoice[];
}

/** What is chosen list by list; `does` names the button that does what is previewed, or is null. */
interface ChoicesText {
  lists: { id: string; label: string; options: string[]; chosen: number }[];
  preview: string;
  does: string | null;
}

/** A game as a tree, in the order in which it is shown: a variation begins at what it replaces. */
interface TreeText {
  comment: string;
  erased: string;
  erases: boolean;
  promotes: boolean;
  chapters: string[];
  chapter: number;
  writes: boolean;
  rows: { depth: number; comment: boolean; at: string; text: string; here: boolean; begins: boolean }[];
  analysis: AnalysisText | null;
}

/** What the computer says in analysis: best lines, what cost most, and what can be asked, each with its command. */
interface AnalysisText {
  lines: [command: string, label: string][];
  said: string;
  buttons: [command: string, label: string][];
  decisions: [command: string, label: string][];
}

/** What is between the visitor and a friend by link. */
interface TalkText { heading: string; text: string; buttons: [command: string, label: string][] }

interface TextChoice {
  name: string;
  label: string;
  words: string[];
  chosen: number;
}

interface TextTable {
  kind: 'board' | 'list';
  name: string;
  rows: [name: string, cells: [name: string, text: string][]][];
}

interface LessonText {
  title: string;
  text: string[];
  goal: string;
  hints: string[];
  done: boolean;
  said: string;
  last: boolean;
}

interface PuzzleText {
  id: string;
  title: string;
  heading: string;
  level: string;
  goal: string;
  hint: string;
  answers: boolean;
  said: string;
  over: boolean;
  next: boolean;
}

interface OtherText {
  screen: 'loading' | 'set-up' | 'edit' | 'refused';
  game?: string;
  failed?: boolean;
  notice?: Notice;
}

// What browsers have and TypeScript does not list.
interface FocusOptions { focusVisible?: boolean }
