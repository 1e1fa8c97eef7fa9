// The page's side of the engine worker: each game has its own program, engine-<game>.wasm. One question at a time: a
// new one, or `stop`, cancels it by terminating the worker; that is cheap, because the compiled module is kept. If a
// worker crashes or takes more than twice the time of its level, another one retries one level lower.
import { fetched, named } from './site.js';

const plainThink = '"op":"think"'; // anything else is for somebody who looks at the page
const timeLimits = [2_000, 2_000, 2_500, 6_500]; // by level, in ms; the last attempt uses the last value

// A sandboxed page has no origin, so its workers must be created from blobs.
/** @typedef {{ url: string, module: WebAssembly.Module }} Program */
/** @typedef {{ ticket: number, what: string, record: string, level: number, seed: number, last: boolean }} Question */

/** @type {(game: string) => Promise<Program>} */
async function loaded(game) {
  const [script, module] = await Promise.all([
    fetched(named('worker.js')).then((response) => response.text()),
    fetched(named(`engine-${game}.wasm`)).then((response) => response.arrayBuffer())
      .then((bytes) => WebAssembly.compile(bytes)),
  ]);
  return { url: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), module };
}

// Until somebody can see the page.
async function shown() {
  while (document.hidden)
    await new Promise((seen) => document.addEventListener('visibilitychange', seen, { once: true }));
}

// answered(ticket, reply): a line of `serve`, or "" if all attempts have failed.
/** @param {(ticket: number, reply: string) => void} answered */
export function connectEngine(answered) {
  /** @type {Map<string, Promise<Program>>} */
  const programs = new Map(); // by game
  /** @type {Worker | null} */
  let worker = null;
  /** @type {string | null} */
  let plays = null; // the game whose program the worker runs
  /** @type {(Question & { timer: number }) | null} */
  let busy = null;

  function end() {
    worker?.terminate();
    worker = null;
  }

  /** @param {Program} program */
  function start({ url, module }) {
    const mine = new Worker(url);
    worker = mine;
    mine.onmessage = ({ data: reply }) => {
      if (!busy || worker !== mine) return;
      clearTimeout(busy.timer);
      const { ticket } = busy;
      busy = null;
      answered(ticket, reply);
    };
    mine.onerror = (event) => {
      event.preventDefault();
      if (worker === mine) again();
    };
    mine.postMessage(module);
    return mine;
  }

  function again() {
    const asked = busy;
    stop();
    if (!asked) return;
    if (asked.last) answered(asked.ticket, '');
    else ask({ ...asked, level: Math.max(1, asked.level - 1), last: asked.level === 1 });
  }

  /** @param {Question} question */
  async function ask(question) {
    stop();
    const asked = busy = { ...question, timer: 0 };
    const { game } = JSON.parse(question.record);
    /** @type {Worker} */
    let running;
    try {
      const pending = programs.get(game) ?? loaded(game);
      programs.set(game, pending);
      const program = await pending;
      if (asked.what !== plainThink) await shown();
      if (busy !== asked) return; // cancelled in the meantime
      if (plays !== game) end();
      plays = game;
      running = worker ?? start(program);
    } catch (cause) {
      console.warn(cause);
      programs.delete(game); // so that the next question fetches it again
      if (busy !== asked) return;
      busy = null;
      answered(asked.ticket, '');
      return;
    }
    const { what, record, level, seed, last } = asked;
    const patience = what === plainThink ? 1 : 3;
    asked.timer = setTimeout(again, patience * timeLimits[last ? 3 : level - 1]);
    running.postMessage(`{${what},"record":${record},"level":${level},"seed":${seed}}`);
  }

  // Drops the question in progress.
  function stop() {
    if (!busy) return;
    clearTimeout(busy.timer);
    busy = null;
    end();
  }

  return {
    /** @type {(ticket: number, what: string, record: string, level: number, seed: number) => Promise<void>} */
    ask: (ticket, what, record, level, seed) => ask({ ticket, what, record, level, seed, last: false }),
    stop,
  };
}
