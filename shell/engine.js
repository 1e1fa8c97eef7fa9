// The computer's worker, on the page's side: each game has a program of its own, engine-<game>.wasm. One question at a
// time: a new one, or `stop`, drops the one under way by ending the worker, which costs nothing, because the compiled
// module is kept for the next. A worker that dies, or takes more than twice the time of its level, is replaced by another
// that thinks less hard.
const patience = [2_000, 2_000, 2_500, 6_500]; // by level, in milliseconds; the last resort gets the last of them

async function fetched(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

// A page in a sandbox has no origin, so that its workers can only come from blobs.
async function loaded(game) {
  const [script, module] = await Promise.all([
    fetched('worker.js').then((response) => response.text()),
    fetched(`engine-${game}.wasm`).then((response) => response.arrayBuffer()).then((bytes) => WebAssembly.compile(bytes)),
  ]);
  return { url: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), module };
}

// answered(ticket, reply): a line of `serve`, or "" when there is no way to get one.
export function connectEngine(answered) {
  const programs = new Map(); // by game
  let worker = null;
  let plays = null; // the game that the worker plays
  let busy = null; // { ticket, record, level, seed, last, timer }

  function end() {
    worker?.terminate();
    worker = null;
  }

  function start({ url, module }) {
    const mine = worker = new Worker(url);
    worker.onmessage = ({ data: reply }) => {
      if (!busy || worker !== mine) return;
      clearTimeout(busy.timer);
      const { ticket } = busy;
      busy = null;
      answered(ticket, reply);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === mine) again();
    };
    worker.postMessage(module);
  }

  function again() {
    const asked = busy;
    stop();
    if (!asked) return;
    if (asked.last) return answered(asked.ticket, '');
    ask({ ...asked, level: Math.max(1, asked.level - 1), last: asked.level === 1 });
  }

  async function ask(question) {
    stop();
    const asked = busy = { ...question, timer: 0 };
    const { game } = JSON.parse(question.record);
    try {
      if (!programs.has(game)) programs.set(game, loaded(game));
      const parts = await programs.get(game);
      if (busy !== asked) return; // stopped meanwhile
      if (plays !== game) end();
      plays = game;
      if (!worker) start(parts);
    } catch (cause) {
      console.warn(cause);
      programs.delete(game); // another try fetches it again
      if (busy !== asked) return;
      busy = null;
      return answered(asked.ticket, '');
    }
    const { record, level, seed, last } = asked;
    asked.timer = setTimeout(again, patience[last ? 3 : level - 1]);
    worker.postMessage(`{"op":"think","record":${record},"level":${level},"seed":${seed}}`);
  }

  // Nothing is answered any more.
  function stop() {
    if (!busy) return;
    clearTimeout(busy.timer);
    busy = null;
    end();
  }

  return { think: (ticket, record, level, seed) => ask({ ticket, record, level, seed, last: false }), stop };
}
