// The calls into the module that take or give text, JSON or bytes: the counterpart of web/platform/browser/exports.cpp.

import { From, LibraryAnswer } from './seam.js';

/** @param {SightlinesModule} module */
export function connectGame(module) {
  const longest = 1 << 22; // a file of a library; protects its memory from a giant paste

  /** @type {<Result>(bytes: Uint8Array, use: (at: number, size: number) => Result) => Result} */
  function giveBytes(bytes, use) {
    const at = module._malloc(bytes.length);
    module.HEAPU8.set(bytes, at); // not kept in a variable: the memory is replaced when it grows
    return use(at, bytes.length);
  }

  /** @type {<Result>(text: string, use: (at: number, size: number) => Result) => Result} */
  const lendText = (text, use) => giveBytes(new TextEncoder().encode(text), (at, size) => {
    const result = use(at, size);
    module._free(at);
    return result;
  });

  /**
   * The text is not looked at here: it goes to the game as bytes.
   * @param {string} name
   * @param {unknown} content
   * @param {number[]} more
   * @returns {Fault | null}
   */
  function give(name, content, ...more) {
    const answer = lendText(String(content).slice(0, longest), (at, size) =>
      module.ccall(name, 'string', ['number', 'number', 'number'], [at, size, ...more]));
    return answer ? JSON.parse(answer) : null;
  }

  /** @param {string} name */
  const parsed = (name) => JSON.parse(module.ccall(name, 'string'));

  return {
    /** @type {(content: unknown, source: Source) => Fault | null} */
    open: (content, source) => give('game_open', content, From[source]),
    /** @type {(moves: unknown, source?: Source) => Fault | null} */
    playMoves: (moves, source = 'sheet') => give('game_play', moves, From[source]),
    /** @type {() => GameRecord | null} */
    record: () => parsed('game_record'),
    /** @type {() => { address: string, tried: number } | null} */
    exercise: () => parsed('game_exercise'),
    /** @type {() => Shared | null} */
    share: () => parsed('game_share'),
    /** @type {() => PageText} */
    text: () => parsed('game_text'),
    /** @type {() => object} For tests; web/state/page.cpp. */
    state: () => parsed('page_state'),
    /** @type {(move: number) => void} */
    goTo: (move) => module._game_go_to(move),
    /** @param {string} name */
    named: (name) => lendText(name, (at, size) => module._page_named(at, size)),
    /** @type {(answer: keyof typeof LibraryAnswer, text: string) => void} To platform::library. */
    libraryAnswered: (answer, text) =>
      lendText(text, (at, size) => module._page_library(LibraryAnswer[answer], at, size)),
    lettersCame: () => module._page_letters(),
    gamesChanged: () => module._page_games_changed(),
    /** @type {(command: string, what: string) => void} */
    act: (command, what) => module.ccall('game_act', null, ['string', 'string'], [command, what]),

    // Lowest row first, four bytes per pixel, valid until the next call; null if it cannot be drawn.
    /** @type {(width: number, height: number, scale: number, record: string) => Uint8Array | null} */
    pixels(width, height, scale, record) {
      const at = lendText(record, (bytes, size) => module._game_picture(bytes, size, width, height, scale));
      return at ? module.HEAPU8.subarray(at) : null;
    },

    // --- fetched files, and replies of the engine
    /** @type {(which: number, bytes: Uint8Array) => void} */
    takeFont: (which, bytes) => giveBytes(bytes, (at, size) => module._page_font(which, at, size)), // it keeps them
    /** @type {(id: string, here: boolean) => void} */
    takeCode: (id, here) => module.ccall('page_deferred', null, ['string', 'number'], [id, here ? 1 : 0]),
    /** @type {(path: string, file: string) => void} */
    takeBook(path, file) { give('page_book', `${path}\n${file}`); },
    /** @type {(ticket: number, reply: string) => void} */
    engineReplied: (ticket, reply) => lendText(reply, (at, size) => module._page_engine_replied(ticket, at, size)),
  };
}
