// Starts the page: fetches the module and the fonts, connects the module to the browser, and shows an error if that
// fails. The connections themselves are in the other files, one subject each.
//
// window.sightlines, for tests and embedding pages. Names here are stable:
//   version      of this page, "0.2.0"
//   ready        a promise, resolved when the first frame has been drawn
//   record()     the game in progress as a record (an object)
//   load(text)   opens a link, a fragment or a record as JSON -> {ok: true} or {error: {code, rule, message, details}};
//                details may be missing. A game whose code is not loaded yet is opened afterwards
//   play(text)   plays moves as written in the log; all or none -> the same
//   goTo(n)      shows the position after n actions
//   state()      for tests, in a browser that a program drives (navigator.webdriver), for which alone its code is
//                fetched: frames drawn so far, idle, width, height, scale, dark, contrast, reducedMotion, coarse,
//                embedded, safe, marks {name: [x, y, width, height]} in CSS pixels, app (the game's own)
import { connectAddress, connectTabs } from './address.js';
import { element } from './dom.js';
import { connectGame } from './game_api.js';
import { connectInput } from './input.js';
import { fetched } from './site.js';
import { connectDeferred, join, loadModule } from './module.js';
import { keepOffline } from './offline.js';
import { connectScreen, surroundings, tellSurroundings } from './screen.js';
import { Font } from './seam.js';
import { connectSheets } from './sheets.js';
import { connectText } from './text.js';

const root = document.documentElement;
const version = /** @type {string} */ (root.dataset.version);
root.classList.toggle('embedded', surroundings.embedded);
const framed = surroundings.embedded && window !== parent;
const guest = framed ? import('./guest.js') : null;
/** @type {MessageEvent[]} Of the page around this one, until guest.js is here. */
const early = [];
/** @type {(event: MessageEvent) => void} */
let receive = (event) => { early.push(event); };
if (framed) addEventListener('message', (event) => receive(event));

/** @type {() => void} */
let drawn;
/** @type {Promise<void>} */
const ready = new Promise((resolve) => { drawn = resolve; });
window.sightlines = { version, ready };

/** @type {Partial<Page>} What the module calls; the rest is added as it starts. */
const page = {
  tellHost() {}, // but in an embed
  drawn() {
    root.classList.add('ready');
    drawn();
  },
};

/** @type {(sentence: string, cause?: unknown) => void} */
function fail(sentence, cause) {
  if (cause) console.error(cause);
  page.tellHost?.('failed', '{}');
  root.classList.add('failed');
  notice(sentence);
}

const [noticeText, reload] = /** @type {Iterable<HTMLElement>} */ (element('notice').children);

/** @type {(sentence: string, lasts?: boolean) => void} One that lasts has a button to reload the page. */
function notice(sentence, lasts = true) {
  noticeText.textContent = sentence;
  reload.hidden = !lasts;
  element('notice').hidden = false;
}
reload.addEventListener('click', () => location.reload());

// The module has crashed or run out of memory.
addEventListener('error', ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError)
    fail('Something went wrong, and the page had to stop. The game is safe in the address bar: please reload.');
});

// One download serves the canvas and the HTML.
/** @type {{ [file in keyof typeof Font]: [family: string, weight: string] }} */
const fontFaces = { text: ['Inter', '400'], strong: ['Inter', '600'], display: ['Fraunces', '600'] };
const fontPatience = 8000; // ms

// Nothing where it does not come, or is something else: the canvas then does with another, the HTML with the system's.
/** @param {keyof typeof Font} file */
async function font(file) {
  const [family, weight] = fontFaces[file];
  const late = new Promise((_, reject) => { setTimeout(reject, fontPatience, 'It takes too long.'); });
  try {
    const bytes = await Promise.race([late, fetched(`fonts/${file}.ttf`).then((response) => response.arrayBuffer())]);
    if (new DataView(bytes).getUint32(0) !== 0x10000) throw new TypeError('This is no font.');
    const here = new FontFace(family, bytes, { weight });
    here.load().then(() => document.fonts.add(here), () => {}); // it may be forbidden
    return new Uint8Array(bytes);
  } catch (cause) {
    console.warn(file, cause);
    return null;
  }
}

/** @param {GameCalls} game */
function publish(game) {
  /** @param {Fault | null} error */
  const outcome = (error) => (error ? { error } : { ok: true });
  Object.assign(window.sightlines, {
    record: game.record,
    /** @param {unknown} text */
    load: (text) => outcome(game.open(text, 'script')),
    /** @param {unknown} moves */
    play: (moves) => outcome(game.playMoves(moves, 'script')),
    goTo: game.goTo,
    ...(navigator.webdriver && { state: game.state }),
  });
}

async function start() {
  const host = (await guest)?.connectGuest(version, early);
  if (host) {
    receive = host.receive;
    page.tellHost = host.tellHost;
  }
  if (typeof WebAssembly !== 'object') {
    return fail('Sightlines needs WebAssembly, which this browser lacks or has switched off. '
      + 'Any browser from recent years will do.');
  }
  const canvas = element('canvas');
  const fonts = Promise.all(/** @type {(keyof typeof Font)[]} */ (Object.keys(Font)).map(font));
  const module = await loadModule(canvas, page);
  if (navigator.webdriver) await join('state');
  const bytes = await fonts;
  const letters = bytes.find(Boolean);
  if (!letters) throw Object.assign(new Error('There are no fonts.'), { file: 'fonts/text.ttf' });
  await host?.start();
  // From here to the first frame nothing is waited for, so that a board out of sight has no graphics context for long.
  if (module.callMain() !== 0) return fail('Sightlines could not start drawing. Please reload the page.');
  const calls = connectGame(module);
  bytes.forEach((file, which) => calls.takeFont(which, file ?? letters));
  const draws = Boolean(canvas.getContext('webgl2')); // if not, there is only the text view

  const deferred = connectDeferred(calls);
  const game = { ...calls, ...deferred };
  const bar = connectAddress(game);
  const sheets = connectSheets(module, game, canvas, bar);
  const text = connectText(game, { ...bar, ...sheets }, canvas, draws);
  connectInput(module, canvas);
  Object.assign(page, deferred, bar, sheets, text);
  publish(game);
  tellSurroundings(module);
  const asked = location.href;
  game.open(location.hash, 'address');
  Object.assign(page, connectScreen(module, canvas, notice)); // draws the first frame
  await window.sightlines.ready;
  host?.serve(game, module, canvas);
  if (surroundings.embedded) return;
  if (location.search) sheets.openSent().catch(console.warn);
  if (window.launchQueue && matchMedia('(display-mode: standalone)').matches)
    sheets.openLaunched(asked).catch(console.warn);
  connectTabs(new URL(asked).hash, sheets.offerLink);
  keepOffline();
}

start().catch((cause) => fail(`Sightlines could not be loaded${
  cause.file ? `: ${cause.file} did not come, or is of another version` : ''
}. Please check the connection, and reload in a few minutes.`, cause));
