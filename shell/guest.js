// For a page that is embedded in another page (its host): requests from the host, and events for it, as messages.
//
// Only a page in a frame listens, and only to its parent window, or to one of the same origin, where that is known: an
// element that is put into another window still speaks from the one that has made it. Requests:
//   {sightlines: 1, id, do: "hello"}          -> {version}
//   {sightlines: 1, id, do: "load", text}     a link, a fragment, or a record as JSON
//   {sightlines: 1, id, do: "record"}         -> the record, or null if there is no game
//   {sightlines: 1, id, do: "play", moves}    moves as written in the log; all or none
//   {sightlines: 1, id, do: "goTo", n}        the position after n actions
//   {sightlines: 1, id, do: "next"}           one step on; where a study branches, along its main line
//   {sightlines: 1, id, do: "previous"}       one step back
//   {sightlines: 1, id, do: "resume", text}   what "kept" has told before; "reset" still leads to the author's game
//   {sightlines: 1, id, do: "start"}          a page with "waits" in its address, once it "starts"
//   {sightlines: 1, id, do: "rest"}           gives the graphics context back until somebody looks closer: "wakes"
// A message with an extra or missing key, or a value of another type, is ignored. An answer is
//   {sightlines: 1, id, value} or {sightlines: 1, id, error: {code, rule, message}}
// in the order of the requests, from the first frame on. Events are
//   {sightlines: 1, event: "ready" | "change" | "refused" | "over" | "solved", detail}, see web/app/host.h
// Both are sent to the parent only, with the origin of its first valid message as target; before that nothing is sent.
// A host without an origin (a local file or a sandbox: "null") cannot be a target origin, so there "*" is used.
// "loading" comes first of all: from then on there is something to see; "failed" when the page cannot start.
// "kept" has in a text what the reader has done, for a frame that is loaded anew.
// "ready" is always followed by a "change". "wakes" says that the board has a graphics context again.
import { element, make } from './dom.js';
import { barBits, drawn, namesIn } from './screen.js';

const longestText = 262_144; // as the game's own limit for a record
const mostActions = 20_000;
const mostEarly = 8; // events kept until the host is known
const patience = 500; // ms, with graphics that come back, before screen.js says that they do

/** @param {unknown} value */
const isText = (value) => typeof value === 'string' && value.length <= longestText;
/** @param {number} most */
const isCount = (most) => (/** @type {unknown} */ value) =>
  Number.isInteger(value) && /** @type {number} */ (value) >= 0 && /** @type {number} */ (value) <= most;
const isId = isCount(Number.MAX_SAFE_INTEGER);
/** @type {Map<unknown, [key: string, is: (value: unknown) => boolean][]>} */
const questions = new Map([
  ['hello', []],
  ['load', [['text', isText]]],
  ['record', []],
  ['play', [['moves', isText]]],
  ['goTo', [['n', isCount(mostActions)]]],
  ['next', []],
  ['previous', []],
  ['resume', [['text', isText]]],
  ['start', []],
  ['rest', []],
]);

/** @typedef {Map<string, unknown>} Asked A message by its keys. */
/** @typedef {{ value: unknown } | { error: { code: string, rule: string, message: string } }} Answer */

// The message as a map of its own keys, or null if it is not a valid request.
/** @type {(data: unknown) => Asked | null} */
function read(data) {
  if (typeof data !== 'object' || data === null) return null;
  const own = new Map(Object.entries(data));
  const more = questions.get(own.get('do'));
  const good = more && own.get('sightlines') === 1 && isId(own.get('id')) && own.size === 3 + more.length
    && more.every(([key, is]) => own.has(key) && is(own.get(key)));
  return good ? own : null;
}

// For "change": there is no game, because its link could not be opened.
/** @type {HostChange} */
const noGame = { game: null, ply: 0, size: 0, move: '', comment: '', status: null };
const notLoaded = {
  code: 'not-loaded', rule: 'FORMAT',
  message: 'The game could not be loaded. Please check the connection and try again.',
};
const broken = { code: 'broken', rule: 'FORMAT', message: 'The page had to stop.' };
/** @type {(error: Fault | null) => Answer} */
const outcome = (error) => (error ? { error } : { value: null });

/** @typedef {(game: Game, module: SightlinesModule, canvas: HTMLCanvasElement) => void} Serve */
/** @typedef {{ tellHost: Page['tellHost'], receive: (event: MessageEvent) => void, start: () => Promise<void>,
 *   serve: Serve }} Guest */

/**
 * Browsers allow about sixteen graphics contexts at a time. A board out of sight, or one of very many, gives its own
 * back and leaves a picture over its canvas; in sight it takes one again.
 * @type {(game: Game, module: SightlinesModule, canvas: HTMLCanvasElement) => (seen: boolean) => void}
 */
function connectSight(game, module, canvas) {
  const gl = canvas.getContext('webgl2');
  const context = gl?.getExtension('WEBGL_lose_context');
  const picture = make('canvas', { 'aria-hidden': 'true' });
  Object.assign(picture.style,
    { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' });
  let seen = true, given = false; // given back
  let changing = false; // the context is going, or coming back
  let late = 0;

  const draw = () => module._page_resize(canvas.width, canvas.height, drawn.scale, drawn.text); // at once
  function leavePicture() {
    draw();
    picture.width = canvas.width;
    picture.height = canvas.height;
    picture.getContext('2d')?.drawImage(canvas, 0, 0);
    canvas.after(picture);
  }

  function follow() {
    if (!gl || !context || changing || seen !== given) return;
    if (!seen && gl.isContextLost()) return; // not by us: it comes back by itself, or not at all
    changing = true;
    if (seen) {
      late = setTimeout(() => canvas.dispatchEvent(new Event('webglcontextlost')), patience);
      return context.restoreContext();
    }
    leavePicture();
    given = true;
    context.loseContext();
  }

  // Before screen.js, which would say that the graphics are gone.
  canvas.parentElement?.addEventListener('webglcontextlost', (event) => {
    if (!given || !event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault(); // allows it to be restored, after this event
    module._page_context_lost();
    setTimeout(() => { changing = false; follow(); });
  }, { capture: true });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(late);
    changing = given = false;
    draw();
    picture.remove();
    follow();
  });

  return (now) => {
    seen = now;
    module._page_visible(seen);
    follow();
  };
}

// Colours that the host has chosen, "accent" and "page" in the address: rrggbb.
/** @type {(query: URLSearchParams, module: SightlinesModule) => void} */
function dress(query, module) {
  const colour = (/** @type {string} */ name) => {
    const text = query.get(name) ?? '';
    if (!/^[0-9a-f]{6}$/.test(text)) return -1;
    document.documentElement.style.setProperty(`--${name}`, `#${text}`);
    return parseInt(text, 16);
  };
  module._page_colours(colour('accent'), colour('page'));
}

/** @type {(version: string, before: MessageEvent[]) => Guest} `before` has the messages that are here already. */
export function connectGuest(version, before) {
  /** @type {string | null} */
  let host = null;
  /** @type {object[]} */
  let early = [];
  /** @type {Fault | null} */
  let refusal = null;
  let served = false, changed = false;
  /** @type {{ event: string }[]} What "ready" is followed by. */
  let opening = [];
  let seen = true, rests = false;
  let ply = 0;
  let keep = () => {}; // once there is something
  let tellKept = () => {}; // the same at once: what a host has asked for is in its hands before the answer
  /** @type {ReturnType<typeof connectSight> | null} */
  let sight = null;
  /** @type {(value?: unknown) => void} */
  let begin;
  /** @type {Promise<unknown>} */
  let line = new Promise((resolve) => { begin = resolve; }); // answers one request at a time
  /** @type {(value?: unknown) => void} */
  let mayStart = () => {};
  /** @type {Record<string, (asked: Asked) => Answer | Promise<Answer>>} By what is asked. */
  let answers;

  /** @param {object} message */
  function post(message) {
    if (host === null) return early.length < mostEarly && early.push(message);
    parent.postMessage({ sightlines: 1, ...message }, host === 'null' ? '*' : host);
  }

  /** @type {Page['tellHost']} */
  function tellHost(event, detail) {
    if (event === 'failed' && served) return; // the page says what to do
    const message = { event, detail: JSON.parse(detail) };
    if (event === 'refused') refusal = message.detail;
    if (event === 'change') {
      changed = true;
      ({ ply } = message.detail);
      keep();
    }
    if (event === 'change' && rests && seen) wake();
    if (served || event === 'refused' || event === 'failed') post(message);
    else opening = event === 'change' ? [message] : [...opening, message];
  }

  function wake() {
    rests = false;
    sight?.(seen);
    post({ event: 'wakes', detail: {} });
  }
  for (const type of ['pointerover', 'pointerdown', 'focus']) addEventListener(type, () => { if (rests) wake(); });

  /** @type {(asked: Asked) => Promise<Answer>} */
  async function answer(asked) {
    try {
      return await answers[/** @type {string} */ (asked.get('do'))](asked);
    } catch (cause) {
      reportError(cause); // boot.js shows it on the page
      return { error: broken };
    }
  }

  /** @type {Guest['receive']} */
  function receive({ data, source, origin }) {
    const isKin = origin !== 'null' && origin === location.ancestorOrigins?.[0];
    if ((source !== parent && !isKin) || (host !== null && origin !== host)) return;
    const asked = read(data);
    if (!asked) return;
    if (host === null) {
      host = origin;
      post({ event: 'loading', detail: {} });
      for (const message of early) post(message);
      early = [];
    }
    if (asked.get('do') === 'start') mayStart(); // it is answered later, as all are
    line = line.then(async () => {
      const answered = await answer(asked);
      tellKept();
      post({ id: asked.get('id'), ...answered });
    });
  }
  before.forEach(receive);

  const query = new URLSearchParams(location.search);
  const controls = query.get('controls') ?? '';
  const unknown = namesIn(controls).filter((name) => name && name !== 'none' && !barBits.has(name));
  if (unknown.length > 0) {
    const message = `There is no control called ${unknown.join(', ')}. There are undo, rules, reset, and none.`;
    tellHost('refused', JSON.stringify({ rule: 'FORMAT', message }));
  }

  new IntersectionObserver((entries) => {
    const before = seen;
    seen = entries.at(-1)?.isIntersecting ?? true;
    if (seen && !before) wake();
    else sight?.(seen && !rests);
  }).observe(element('stage'));

  return {
    tellHost,
    receive,
    async start() {
      if (!query.has('waits')) return;
      const told = new Promise((resolve) => { mayStart = resolve; });
      post({ event: 'starts', detail: {} });
      await told;
    },
    /** @type {Serve} */
    serve(game, module, canvas) {
      dress(query, module);
      /** @type {(how: 'next' | 'previous') => Answer} */
      const step = (how) => {
        game.act(how, '');
        return outcome(null);
      };
      answers = {
        hello: () => ({ value: { version } }),
        record: () => ({ value: game.record() }),
        play: (asked) => outcome(game.playMoves(asked.get('moves'), 'script')),
        goTo(asked) {
          game.goTo(/** @type {number} */ (asked.get('n')));
          return outcome(null);
        },
        start: () => outcome(null),
        rest() {
          rests = true;
          sight?.(false);
          return outcome(null);
        },
        async resume(asked) {
          await game.arrived(); // the author's game is here
          const text = /** @type {string} */ (asked.get('text'));
          /** @type {any} */
          let kept = null;
          try { kept = JSON.parse(text); } catch { /* the host has made it up */ }
          const { exercise, record, at, ply: n } = kept ?? {};
          const source = exercise ? exercise.address : record && JSON.stringify(record);
          const fault = game.open(typeof source === 'string' ? source : text, exercise ? 'script' : 'kept');
          await game.arrived();
          if (fault) return outcome(fault);
          const shown = game.text();
          if (exercise && game.exercise()) game.open(text, 'kept');
          else if (at && shown.screen === 'table' && shown.tree) game.act('tree:visit', String(at));
          else if (typeof n === 'number') game.goTo(n);
          return outcome(null);
        },
        next: () => step('next'),
        previous: () => step('previous'),
        async load(asked) {
          refusal = null;
          const error = game.open(asked.get('text'), 'script');
          await game.arrived(); // its code may still be loading
          return outcome(error ?? refusal ?? (game.text().screen === 'loading' ? notLoaded : null));
        },
      };
      served = true;
      post({ event: 'ready', detail: { version } });
      for (const message of opening) post(message);
      begin();
      game.arrived().then(() => { if (!changed) post({ event: 'change', detail: noGame }); });
      sight = connectSight(game, module, canvas);
      sight(seen);

      function done() {
        const shown = game.text();
        const at = shown.screen === 'table' ? shown.tree?.rows.find(({ here }) => here)?.at : undefined;
        return JSON.stringify({ exercise: game.exercise() ?? undefined, record: game.record(), ply, at });
      }
      let told = '', due = 0;
      game.arrived().then(() => { told = done(); });
      tellKept = () => {
        const now = done();
        if (told && now !== told) post({ event: 'kept', detail: told = now });
      };
      keep = () => {
        due ||= setTimeout(() => {
          due = 0;
          tellKept();
        });
      };
      for (const type of ['pointerup', 'keyup']) addEventListener(type, () => keep());
    },
  };
}
