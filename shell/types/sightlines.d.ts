// The glue that Emscripten writes around the module, sightlines.js: web/CMakeLists.txt says what it exports.
export {};

declare global {
  type InstantiateWasm = (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;

  /** Numbers as C takes them: a boolean arrives as 0 or 1. */
  type Flag = number | boolean;

  /** web/platform/browser/exports.cpp */
  interface SightlinesModule {
    readonly HEAPU8: Uint8Array;
    callMain(): number;
    ccall(name: string, result: 'string', types?: ('number' | 'string')[], values?: (number | string)[]): string;
    ccall(name: string, result: 'number', types?: ('number' | 'string')[], values?: (number | string)[]): number;
    ccall(name: string, result: null, types?: ('number' | 'string')[], values?: (number | string)[]): void;
    _malloc(size: number): number;
    _free(at: number): void;
    _game_go_to(move: number): void;
    _game_picture(at: number, size: number, width: number, height: number, scale: number): number;
    _page_back(): Flag;
    _page_blur(): void;
    _page_context_lost(): void;
    _page_context_restored(): void;
    _page_copied(how: number): void;
    _page_engine_replied(ticket: number, at: number, size: number): void;
    _page_finger(id: number, phase: number, x: number, y: number, held: number): void;
    _page_letters(): void;
    _page_font(which: number, at: number, size: number): void;
    _page_gesture(dx: number, dy: number, scale: number, x: number, y: number, active: number): void;
    _page_games_changed(): void;
    _page_library(answer: number, at: number, size: number): void;
    _page_named(at: number, size: number): void;
    _page_pointer_button(kind: number, button: number, down: number, x: number, y: number, held: number): void;
    _page_pointer_gone(): void;
    _page_pointer_move(kind: number, x: number, y: number, held: number): void;
    _page_redraw(): void;
    _page_resize(width: number, height: number, scale: number, text: number): void;
    _page_scheme(scheme: number): void;
    _page_surroundings(dark: Flag, contrast: Flag, reducedMotion: Flag, coarse: Flag, embedded: Flag, bar: number,
                       top: number, right: number, bottom: number, left: number): void;
    _page_visible(visible: number): void;
    _page_wheel(dx: number, dy: number, held: number): void;
  }
}

declare function createSightlines(options: {
  canvas: HTMLCanvasElement;
  page: Partial<Page>;
  instantiateWasm: InstantiateWasm;
}): Promise<SightlinesModule>;
export default createSightlines;
