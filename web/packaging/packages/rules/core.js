// What all games of the package share: a module is unpacked and asked, here or in a thread of its own.
import { startThread } from '#thread';
import { engineOf } from './engine.js';
import threadCode from './thread_code.js';

export class RulesError extends Error {
  /** @param {any} reply */
  constructor({ error, ...where }) {
    super(error.message);
    this.name = 'RulesError';
    this.code = error.code;
    this.rule = error.rule;
    for (const key of ['at', 'move', 'line']) if (key in where) this[key] = where[key];
  }
}

/** @param {string} text */
function valueOf(text) {
  const reply = JSON.parse(text);
  if (reply.error) throw new RulesError(reply);
  return reply;
}

/** @param {string} packed */
async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

const isRecord = (what) => typeof what === 'object' && what !== null;

/** The questions that take long, in a thread that is started with the first and stopped by a signal. */
class Thinker {
  #module;
  #thread = null;
  #last = 0;
  #asked = new Map();

  constructor(module) { this.#module = module; }

  ask(request, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const id = ++this.#last;
      const stopped = () => { this.#settle(id)?.reject(signal.reason); this.#again(); };
      signal?.addEventListener('abort', stopped, { once: true });
      this.#asked.set(id, { line: JSON.stringify(request), resolve, reject, signal, stopped });
      this.#post(id);
    });
  }

  close() {
    this.#thread?.stop();
    this.#thread = null;
    for (const id of [...this.#asked.keys()]) this.#settle(id).reject(new Error('The rules were closed.'));
  }

  #post(id) {
    if (!this.#thread) {
      this.#thread = startThread(threadCode, (data) => this.#heard(data), (why) => this.#failed(why));
      this.#thread.post({ module: this.#module });
    }
    this.#thread.hold(true);
    this.#thread.post({ id, line: this.#asked.get(id).line });
  }

  // A thread that is busy cannot be called off, so it is stopped, and what else it was asked is asked again.
  #again() {
    this.#thread?.stop();
    this.#thread = null;
    for (const id of this.#asked.keys()) this.#post(id);
  }

  #heard({ id, reply }) {
    const asked = this.#settle(id);
    if (this.#asked.size === 0) this.#thread?.hold(false);
    try {
      asked?.resolve(valueOf(reply));
    } catch (refused) {
      asked.reject(refused);
    }
  }

  #failed(why) {
    this.#thread = null;
    for (const id of [...this.#asked.keys()]) this.#settle(id).reject(new Error(why));
  }

  #settle(id) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    asked?.signal?.removeEventListener('abort', asked.stopped);
    return asked;
  }
}

export class Rules {
  #answer;
  #thinker;

  constructor(game, answer, module) {
    this.game = game;
    this.#answer = answer;
    this.#thinker = new Thinker(module);
  }

  serve(request) { return valueOf(this.#answer(JSON.stringify(request))); }

  info() { return this.serve({ op: 'games' }).games[0]; }
  create(options = {}) { return this.serve({ op: 'new', game: this.game, options }).record; }
  scenario(name) { return this.serve({ op: 'new', game: this.game, scenario: name }).record; }
  open(what) {
    const record = isRecord(what) ? what : this.serve({ op: 'unlink', link: String(what) }).record;
    return this.apply(record, []).record;
  }
  link(record) { return this.serve({ op: 'link', record }).link; }
  status(record) { return this.serve({ op: 'status', record }); }
  legal(record) { return this.serve({ op: 'legal', record }); }
  apply(record, actions) { return this.serve({ op: 'apply', record, actions: [actions].flat() }); }
  ask(record) { return this.serve({ op: 'ask', record }).question; }
  think(record, { level = 2, seed = 0, lines, signal } = {}) {
    return this.#thinker.ask({ op: 'think', record, level, seed, ...(lines ? { lines } : {}) }, signal);
  }
  review(record, move, { level = 2, seed = 0, signal } = {}) {
    return this.#thinker.ask({ op: 'review', record, move, level, seed }, signal);
  }
  close() { this.#thinker.close(); }
}

/** @type {(game: string, packed: string) => Promise<Rules>} */
export async function rulesOf(game, packed) {
  const module = await unpacked(packed);
  return new Rules(game, await engineOf(module), module);
}
