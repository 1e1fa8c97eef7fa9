// Fetches code: the module, with a progress bar, and deferred parts when they are needed: the code of most games,
// lessons, and the engine.
import createSightlines from './sightlines.js';
import { element } from './dom.js';
import { fetched, named } from './site.js';

// Some servers send another content type.
/** @param {ReadableStream | null} [stream] */
const asWasm = (stream) => new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });

/**
 * Counts what has arrived, and compiles while the rest is under way.
 * @param {WebAssembly.Imports} imports
 */
async function compiled(imports) {
  const total = Number(document.documentElement.dataset.wasmBytes);
  const { body } = await fetched(named('sightlines.wasm'));
  let received = 0;
  /** @type {TransformStream<Uint8Array, Uint8Array>} */
  const counter = new TransformStream({
    transform(chunk, controller) {
      received += chunk.byteLength;
      element('loading-bar').value = received / total;
      controller.enqueue(chunk);
    },
  });
  // Calls into a game's code end here until it is loaded. The game checks first, so there should be none.
  /** @type {WebAssembly.ModuleImports} */
  const deferred = { code() { throw new WebAssembly.RuntimeError('This code is not here yet.'); } };
  return WebAssembly.instantiateStreaming(asWasm(body?.pipeThrough(counter)), { ...imports, deferred });
}

/** @type {WebAssembly.Exports} */
let exported;

/**
 * The module, which is to call `page`; its main program has not run.
 * @param {HTMLCanvasElement} canvas
 * @param {Partial<Page>} page
 * @returns {Promise<SightlinesModule>}
 */
export function loadModule(canvas, page) {
  return new Promise((resolve, reject) => {
    /** @type {InstantiateWasm} */
    const instantiateWasm = (imports, done) => {
      compiled(imports).then(({ instance, module }) => {
        exported = instance.exports;
        done(instance, module);
      }).catch((cause) => reject(Object.assign(cause, { file: cause.file ?? named('sightlines.wasm') })));
      return {}; // it comes later
    };
    createSightlines({ canvas, page, instantiateWasm }).then(resolve, reject);
  });
}

/** @type {<Result>(work: Promise<Result>, otherwise: Result) => Promise<Result>} */
const tried = (work, otherwise) => work.catch((cause) => {
  console.warn(cause);
  return otherwise;
});

// The code of a deferred part joins the module by what that exports. See web/packaging/split.mjs.
/** @type {(code: Response) => Promise<unknown>} */
const joined = ({ body }) => WebAssembly.instantiateStreaming(asWasm(body), { first: exported });
/** @type {Promise<unknown> | undefined} */
let common; // what several parts need

/** @param {string} part */
export async function join(part) {
  common ??= fetched(named('common.wasm')).then(joined);
  const [code] = await Promise.all([fetched(named(`${part}.wasm`)), common]).catch((cause) => {
    common = undefined; // once more with the next
    throw cause;
  });
  await joined(code);
  return true;
}

/** @typedef {ReturnType<typeof import('./engine.js').connectEngine>} Engine */

/**
 * What the module calls for what is deferred; and `arrived`, resolved when all that it has called for is here.
 * @param {GameCalls} game
 */
export function connectDeferred(game) {
  /** @type {Map<string, Promise<void>>} */
  const codes = new Map();
  /** @type {Promise<unknown> | null} */
  let books = null; // lessons and puzzles
  /** @type {Page['letters'] | null | undefined} Not asked for yet, or under way. */
  let draw;
  let pause = 1000; // ms; the half of it
  /** @type {Promise<Engine> | null} */
  let engine = null; // of the computer: comes when it is first asked
  /** @type {Promise<typeof import('./live.js')> | null} */
  let live = null;
  let pressed = false; // something on this page: before that there is no sound
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, () => { pressed = true; }, { capture: true, once: true });
  return {
    async arrived() {
      for (let known = 0; known < codes.size;) { // what has come may ask for more
        known = codes.size;
        await Promise.all(codes.values());
      }
      await books;
    },
    /** @param {string} id */
    fetchDeferred(id) { codes.set(id, tried(join(id), false).then((here) => game.takeCode(id, here))); },
    /** @param {string} path */
    fetchBook(path) {
      const file = fetched(`${path}.json`).then((response) => response.text());
      books = Promise.all([books, tried(file, '').then((text) => game.takeBook(path, text))]);
    },
    /** @param {Parameters<Engine['ask']>} question */
    async askEngine(...question) {
      engine ??= import('./engine.js').then(({ connectEngine }) => connectEngine(game.engineReplied));
      await engine.then(({ ask }) => ask(...question)).catch(() => {
        engine = null;
        game.engineReplied(question[0], '');
      });
    },
    /** @type {(call: number, connection: number, text: string) => void} */
    live(...what) {
      live ??= import('./live.js');
      live.then(({ call }) => call(game.act, ...what), () => {
        live = null;
        game.act(`talk:live:news 5 ${what[1]}`, ''); // closed
      });
    },
    /** @type {Page['letters']} */
    letters(...run) {
      if (draw === undefined) {
        draw = null;
        import('./letters.js').then(({ connectLetters }) => {
          draw = connectLetters(game.lettersCame);
          game.lettersCame();
        }).catch((cause) => {
          console.warn(cause);
          setTimeout(() => {
            draw = undefined;
            game.lettersCame(); // what is still in sight is asked for again
          }, pause *= 2);
        });
      }
      return draw?.(...run);
    },
    /** @type {(sound: number, volume: number) => void} */
    playSound(sound, volume) {
      if (pressed) import('./sound.js').then(({ play }) => play(sound, volume)).catch(() => {});
    },
    dropEngineQuestion() { engine?.then(({ stop }) => stop(), () => {}); }, // one that has not come was not asked
  };
}
