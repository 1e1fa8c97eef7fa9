// Starts the page: fetches the module and the fonts with a loading bar, joins the module and the browser together, and
// says in a sentence why when it cannot. The rest of the glue is in its four neighbours, one subject each.
//
// window.sightlines, for tests and embedding pages. Names here are stable:
//   version      of this page, "0.2.0"
//   ready        a promise, kept when the first frame has been drawn
//   record()     the game in progress as a record (an object)
//   load(text)   opens a link, a fragment or a record as JSON -> {ok: true} or {error: {code, rule, message}}; a game
//                whose code is not here yet is opened when it has come: meanwhile state().app.screen is "loading"
//   play(text)   plays moves, as the log writes them, on the table; all or none -> the same
//   goTo(n)      shows the position after n actions
//   state()      what tests look at: frames drawn so far, idle, width, height, scale, dark, reducedMotion, coarse,
//                embedded, safe, marks {name: [x, y, width, height]} in CSS pixels, app (the game's own)
import createSightlines from './sightlines.js';
import { connectAddress } from './address.js';
import { connectGuest } from './guest.js';
import { connectInput } from './input.js';
import { keepOffline } from './offline.js';
import { connectScreen, surroundings } from './screen.js';
import { connectSheets } from './sheets.js';
import { connectText } from './text.js';

const page = {}; // what the module calls, see web/platform/browser/shell.cpp
const element = (id) => document.getElementById(id);
const version = document.documentElement.dataset.version;
document.documentElement.classList.toggle('embedded', surroundings.embedded);
const guest = connectGuest(version); // before anybody can have asked
page.tellHost = guest.tellHost;

let drawn;
window.sightlines = { version, ready: new Promise((resolve) => { drawn = resolve; }) };
page.drawn = () => {
  document.documentElement.classList.add('ready');
  drawn();
};

function fail(sentence, cause) {
  if (cause) console.error(cause);
  document.documentElement.classList.add('failed');
  notice(sentence);
}

export function notice(sentence) {
  element('notice').firstElementChild.textContent = sentence;
  element('notice').hidden = false;
}
element('notice').lastElementChild.addEventListener('click', () => location.reload());

// The module has stopped for good, by a fault of ours or for want of memory.
addEventListener('error', ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError) fail('Something went wrong, and the page had to stop. The game is safe in the address bar: please reload.');
});

async function fetched(path, how) {
  const response = await fetch(path, how);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

const asWasm = (stream) => new Response(stream, { headers: { 'Content-Type': 'application/wasm' } }); // some hosts say else

// Counts what has arrived, and compiles while the rest is under way.
async function compiled(imports) {
  const total = Number(document.documentElement.dataset.wasmBytes);
  const response = await fetched('sightlines.wasm');
  let received = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      received += chunk.byteLength;
      element('loading-bar').value = received / total;
      controller.enqueue(chunk);
    },
  });
  // Calls into a game's file end here as long as it has not come. The game asks for it first, so that none should.
  const later = new Proxy({}, { get: (_, number) => () => { throw new WebAssembly.RuntimeError(`Function ${number} is not here yet.`); } });
  return WebAssembly.instantiateStreaming(asWasm(response.body.pipeThrough(counter)), { ...imports, later });
}

// The code of a game that comes later joins the module by what that exports. See web/split.mjs.
let exported;
async function fetchLater(module, game) {
  let here = 1;
  try {
    const { body } = await fetched(`${game}.wasm`, { cache: 'no-cache' }); // not one of an older build
    await WebAssembly.instantiateStreaming(asWasm(body), { first: exported });
  } catch (cause) {
    console.warn(cause);
    here = 0;
  }
  module.ccall('page_later', null, ['string', 'number'], [game, here]);
}

function instantiate(canvas) {
  return new Promise((resolve, reject) => {
    const instantiateWasm = (imports, done) => {
      compiled(imports).then(({ instance, module }) => { exported = instance.exports; done(instance, module); }).catch(reject);
      return {}; // it comes later
    };
    createSightlines({ canvas, page, instantiateWasm }).then(resolve, reject);
  });
}

// In the order of theme::Font. One download serves the canvas and the HTML.
const fontFaces = [['text', 'Inter', '400'], ['strong', 'Inter', '600'], ['display', 'Fraunces', '600']];

async function font([file, family, weight]) {
  const bytes = await (await fetched(`fonts/${file}.ttf`)).arrayBuffer();
  document.fonts.add(await new FontFace(family, bytes, { weight }).load());
  return new Uint8Array(bytes);
}

function giveBytes(module, bytes, use) {
  const at = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, at); // looked up anew each time: growing memory replaces it
  return use(at, bytes.length);
}

function gameOf(module) {
  const longest = 1 << 20; // far beyond what the game accepts; keeps a giant paste out of its memory
  const sources = { address: 0, paste: 1, file: 2, sheet: 3, script: 4 };
  const text = (name) => module.ccall(name, 'string');
  // The text is not looked at here: it goes to the game as bytes. -> null or {code, rule, message}
  function give(name, content, ...more) {
    const bytes = new TextEncoder().encode(String(content).slice(0, longest));
    const answer = giveBytes(module, bytes, (at, size) => {
      const error = module.ccall(name, 'string', ['number', 'number', 'number'], [at, size, ...more]);
      module._free(at);
      return error;
    });
    return answer ? JSON.parse(answer) : null;
  }
  return {
    open: (content, source) => give('game_open', content, sources[source]),
    takeLessons: (id, file) => give('page_lessons', `${id}\n${file}`),
    playMoves: (moves) => give('game_play', moves),
    record: () => JSON.parse(text('game_record')),
    share: () => JSON.parse(text('game_share')),
    // ImageData of the table, or of a record; nothing when it cannot be drawn.
    picture(width, height, scale, record = '') {
      const at = giveBytes(module, new TextEncoder().encode(record), (bytes, size) => {
        const pixels = module._game_picture(bytes, size, width, height, scale);
        module._free(bytes);
        return pixels;
      });
      if (!at) return undefined;
      const picture = new ImageData(width * scale, height * scale);
      const row = picture.width * 4;
      for (let y = 0; y < picture.height; ++y) picture.data.set(module.HEAPU8.subarray(at + y * row, at + (y + 1) * row), (picture.height - 1 - y) * row);
      return picture;
    },
    goTo: (move) => module._game_go_to(move),
    text: () => JSON.parse(text('game_text')),
    act: (deed, what) => module.ccall('game_act', null, ['string', 'string'], [deed, what]),
    state: () => JSON.parse(text('page_state')),
  };
}

function publish(game) {
  Object.assign(window.sightlines, {
    record: game.record,
    load(text) {
      const error = game.open(text, 'script');
      return error ? { error } : { ok: true };
    },
    play(moves) {
      const error = game.playMoves(moves);
      return error ? { error } : { ok: true };
    },
    goTo: game.goTo,
    state: game.state,
  });
}

async function start() {
  if (typeof WebAssembly !== 'object')
    return fail('Sightlines needs WebAssembly, which this browser lacks or has switched off. Any browser of the last years will do.');
  const draws = Boolean(document.createElement('canvas').getContext('webgl2')); // else the page is text
  const canvas = element('canvas');
  const fonts = Promise.all(fontFaces.map(font));
  fonts.catch(() => {}); // awaited below; until then nobody minds
  const module = await instantiate(canvas);
  if (module.callMain() !== 0) return fail('Sightlines could not start drawing. Please reload the page.');
  (await fonts).forEach((bytes, which) => giveBytes(module, bytes, (at, size) => module._page_font(which, at, size)));

  const game = gameOf(module);
  const later = new Map();
  let lessons = null;
  game.later = async () => { await Promise.all(later.values()); await lessons; }; // the code may ask for lessons when it has come
  page.fetchLater = (id) => { later.set(id, fetchLater(module, id)); };
  page.fetchLessons = (id) => { lessons = fetched(`lessons/${id}.json`).then((response) => response.text())
    .catch((cause) => { console.warn(cause); return ''; }).then((file) => game.takeLessons(id, file)); };
  let engine = null; // of the computer: comes when it is first asked
  const thought = (ticket, reply) => giveBytes(module, new TextEncoder().encode(reply), (at, size) => { module._page_thought(ticket, at, size); module._free(at); });
  page.think = async (...question) => {
    engine ??= import('./engine.js').then(({ connectEngine }) => connectEngine(thought));
    await engine.then(({ think }) => think(...question)).catch(() => { engine = null; thought(question[0], ''); });
  };
  page.stopThinking = () => engine?.then(({ stop }) => stop());
  Object.assign(page, connectAddress(module, game));
  Object.assign(page, connectSheets(module, game, canvas, page.address));
  Object.assign(page, connectText(game, page, canvas, draws));
  connectInput(module, canvas);
  publish(game);
  game.open(location.hash, 'address');
  Object.assign(page, connectScreen(module, canvas, notice)); // draws the first frame
  await window.sightlines.ready;
  guest.serve(game, module, canvas);
  keepOffline();
}

start().catch((cause) => fail('Sightlines could not be loaded. Please check the connection and reload.', cause));
