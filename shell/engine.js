// The computer's worker, on the page's side: each game has a program of its own, engine-<game>.wasm. One question at a
// time: a new one, or `stop`, drops the one under way by ending the worker, which costs nothing, because the compiled
// module is kept for the next. A worker that dies, or takes more than twice the time of its level, is replaced by
// another with a level less.
const patience = [2_000, 2_000, 2_500, 6_500]; // by level, in milliseconds; the last resort gets the last of them

/** @param {string} path */
async function fetched(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

// A page in a sandbox has no origin, so that its workers can only come from blobs.
/** @typedef {{ url: string, module: WebAssembly.Module }} Program */
/** @typedef {{ ticket: number, record: string, level: number, seed: number, last: boolean }} Question */

/** @type {(game: string) => Promise<Program>} */
async function loaded(game) {
  const [script, module] = await Promise.all([
    fetched('worker.js').then((response) => response.text()),
    fetched(`engine-${game}.wasm`).then((response) => response.arrayBuffer())
      .then((bytes) => WebAssembly.compile(bytes)),
  ]);
  return { url: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), module };
}

// answered(ticket, reply): a line of `serve`, or "" when there is no way to get one.
/** @param {(ticket: number, reply: string) => void} answered */
export function connectEngine(answered) {
  /** @type {Map<string, Promise<Program>>} */
  const programs = new Map(); // by game
  /** @type {Worker | null} */
  let worker = null;
  /** @type {string | null} */
  let plays = null; // the game that the worker plays
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
      if (busy !== asked) return; // stopped meanwhile
      if (plays !== game) end();
      plays = game;
      running = worker ?? start(program);
    } catch (cause) {
      console.warn(cause);
      programs.delete(game); // another try fetches it again
      if (busy !== asked) return;
      busy = null;
      answered(asked.ticket, '');
      return;
    }
    const { record, level, seed, last } = asked;
    asked.timer = setTimeout(again, patience[last ? 3 : level - 1]);
    running.postMessage(`{"op":"think","record":${record},"level":${level},"seed":${seed}}`);
  }

  // Nothing is answered any more.
  function stop() {
    if (!busy) return;
    clearTimeout(busy.timer);
    busy = null;
    end();
  }

  return {
    /** @type {(ticket: number, record: string, level: number, seed: number) => Promise<void>} */
    ask: (ticket, record, level, seed) => ask({ ticket, record, level, seed, last: false }),
    stop,
  };
}
