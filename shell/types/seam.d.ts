// Written by web/packaging/seam.mjs from the C++ that declares it.

/** Numbers as C takes them: a boolean arrives as 0 or 1. */
type Flag = number | boolean;

/** What the module exports, without what is called by name: web/platform/browser/exports.cpp. */
interface ModuleExports {
  _game_go_to(move: number): void;
  _game_picture(text: number, size: number, width: number, height: number, scale: number): number;
  _page_back(): Flag;
  _page_blur(): void;
  _page_colours(accent: number, page: number): void;
  _page_context_lost(): void;
  _page_context_restored(): void;
  _page_copied(outcome: number): void;
  _page_engine_replied(ticket: number, reply: number, size: number): void;
  _page_finger(id: number, phase: number, x: number, y: number, held: number): void;
  _page_font(which: number, bytes: number, size: number): void;
  _page_games_changed(): void;
  _page_gesture(dx: number, dy: number, scale: number, x: number, y: number, active: Flag): void;
  _page_letters(): void;
  _page_library(answer: number, text: number, size: number): void;
  _page_named(name: number, size: number): void;
  _page_pointer_button(kind: number, button: number, down: Flag, x: number, y: number, held: number): void;
  _page_pointer_gone(): void;
  _page_pointer_move(kind: number, x: number, y: number, held: number): void;
  _page_redraw(): void;
  _page_resize(width: number, height: number, scale: number, text: number): void;
  _page_scheme(scheme: number): void;
  _page_surroundings(
    dark: Flag,
    contrast: Flag,
    reducedMotion: Flag,
    coarse: Flag,
    embedded: Flag,
    bar: number,
    top: number,
    right: number,
    bottom: number,
    left: number,
  ): void;
  _page_visible(visible: Flag): void;
  _page_wheel(dx: number, dy: number, held: number): void;
}

/** What the module calls: web/platform/browser/shell.cpp and screen.cpp. */
interface PageCalls {
  address(fragment: string): string;
  announce(text: string): void;
  askComment(before: string, titles: boolean): void;
  askEngine(ticket: number, what: string, record: string, level: number, seed: number): void;
  askName(before: string): void;
  canShare(): boolean;
  chooseScheme(scheme: number): void;
  copy(text: string): void;
  cover(open: boolean): void;
  cursor(hand: boolean): void;
  download(name: string, text: string): void;
  drawn(): void;
  dropEngineQuestion(): void;
  enlarge(percent: number): void;
  fetchBook(path: string): void;
  fetchDeferred(game: string): void;
  forget(key: string): void;
  library(call: number, text: string): void;
  live(call: number, connection: number, text: string): void;
  openPage(fragment: string): void;
  pasteLink(): void;
  playSound(sound: number, volume: number): void;
  setFragment(text: string, push: boolean): void;
  setTitle(words: string): void;
  share(title: string, url: string): void;
  showCode(link: string, heading: string): void;
  showMoveSheet(): void;
  showOpenSheet(): void;
  showRule(game: string, rule: string): void;
  showShareSheet(): void;
  showTextView(): void;
  store(key: string, text: string): boolean;
  stored(key: string): string;
  tellHost(event: string, detail: string): void;
  textChanged(): void;
}
