// The library: its store, in IndexedDB; the field and the sheet of its screen, which need HTML; and its part of the
// text view. Fetched when it is first asked for.
import { make, written } from './dom.js';
import { drawn } from './screen.js';
import { LibraryCall } from './seam_later.js';

const longestName = 60; // characters
const mostListed = 100; // games of the text view: more are found by searching
const olderKey = 'sightlines.games-older'; // older_key of web/app/saved_games.h, as address.js stores it
const listKey = 'sightlines.games';
const worthKeeping = 10; // games: from so many on the browser is asked to keep them where it tidies up
const untilOpened = 5_000, untilDone = 20_000; // ms: some browsers never answer

// As platform::LibraryCall and LibraryAnswer have them (web/platform.h).

/**
 * @typedef {{ game: GameCalls, canvas: HTMLCanvasElement, show: (sheet: HTMLDialogElement) => void }} Around
 * @typedef {GameCalls['libraryAnswered']} Tell
 */

// --- the store

/** @returns {Promise<IDBDatabase>} */
const opened = () => new Promise((resolve, reject) => {
  const request = indexedDB.open('sightlines', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('games');
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error); // one that is blocked may still open
});

class Silence extends Error {}

/** @type {Promise<unknown> | null} What was asked of the store, and was not answered in time; it still may be. */
let unanswered = null;

// Resolved when it is sure to be kept; what is given up is not done later.
/**
 * @template Result
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<Result> | null} work
 * @returns {Promise<Result | null>}
 */
async function within(mode, work) {
  if (unanswered) throw new Silence('The store of games has not answered yet.');
  /** @type {IDBTransaction | null} */
  let transaction = null;
  let late = false, timer = 0;
  /** @type {(why: Error) => void} */
  let reject;
  const silence = new Promise((_, refuse) => { reject = refuse; });
  function giveUp() {
    late = true;
    try { transaction?.abort(); } catch { /* it has just ended */ }
    unanswered = done.catch(() => {}).then(() => { unanswered = null; });
    reject(new Silence('The store of games does not answer.'));
  }
  timer = setTimeout(giveUp, untilOpened);
  const done = (async () => {
    const database = await opened();
    try {
      if (late) return null;
      clearTimeout(timer);
      timer = setTimeout(giveUp, untilDone);
      return await new Promise((resolve, reject) => {
        const now = transaction = database.transaction('games', mode);
        const request = work(now.objectStore('games'));
        now.oncomplete = () => resolve(request && request.result);
        now.onabort = now.onerror = () => reject(now.error);
      });
    } finally {
      database.close();
    }
  })();
  return /** @type {Promise<Result | null>} */ (Promise.race([done, silence])).finally(() => clearTimeout(timer));
}

/** @type {(lines: string) => Promise<unknown>} */
const write = (lines) => within('readwrite', (store) => {
  for (const line of lines.split('\n').filter(Boolean)) {
    const [id] = line.split(' ', 1);
    if (id === line) store.delete(id);
    else store.put(line, id);
  }
  return null;
});

async function sweep() {
  const older = localStorage.getItem(olderKey) ?? '';
  if (!older) return;
  await write(older);
  const now = localStorage.getItem(olderKey) ?? ''; // another tab may have added to it
  if (now === older) localStorage.removeItem(olderKey);
  else if (now.startsWith(older)) localStorage.setItem(olderKey, now.slice(older.length));
}

let asked = false;
async function keepThem() {
  asked = true;
  if (!await navigator.storage.persisted()) await navigator.storage.persist();
}

async function read() {
  await sweep();
  /** @type {string[]} */
  const lines = await within('readonly', (store) => store.getAll()) ?? [];
  const listed = (localStorage.getItem(listKey) ?? '').split('\n').filter(Boolean);
  if (!asked && lines.length + listed.length >= worthKeeping) keepThem().catch(console.warn);
  return lines.join('\n');
}

/** @type {Promise<unknown>} One thing after the other, so that what is read is what was written before. */
let last = Promise.resolve();

/** @type {(work: () => Promise<string>, answer: Parameters<Tell>[0], tell: Tell) => void} */
function ask(work, answer, tell) {
  last = last.then(work).then((text) => tell(answer, text), (cause) => {
    console.warn(cause);
    tell('refused', cause instanceof Silence ? 'late' : '');
  });
}

// --- the field for searching, over its place on the canvas

/** @type {HTMLInputElement | null} */
let field = null;

/** @type {(around: Around, tell: Tell) => HTMLInputElement} */
function makeField({ canvas }, tell) {
  const input = make('input', {
    type: 'search', id: 'library-search', placeholder: 'Search', autocomplete: 'off', spellcheck: false,
    enterKeyHint: 'search', dir: 'auto', 'aria-label': 'Search the library',
  });
  input.addEventListener('input', () => tell('searched', input.value));
  input.addEventListener('keydown', (event) => {
    event.stopPropagation(); // keeps the keys from the page
    if (!['Escape', 'ArrowDown', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    canvas.focus({ preventScroll: true });
  });
  const box = make('div', { className: 'search' }, input);
  box.style.position = 'absolute';
  canvas.after(box);
  return input;
}

/** @type {(place: string, around: Around, tell: Tell) => void} */
function placeField(place, around, tell) {
  const box = field?.parentElement;
  if (!place) {
    if (field && document.activeElement === field) around.canvas.focus({ preventScroll: true });
    if (box) box.hidden = true;
    return;
  }
  field ??= makeField(around, tell);
  const [, x, y, width, height, text] = /** @type {string[]} */ (/^(\S+) (\S+) (\S+) (\S+) (.*)$/s.exec(place));
  const within = /** @type {HTMLElement} */ (field.parentElement);
  within.hidden = false;
  /** @param {string} units */
  const pixels = (units) => `${Number(units) * drawn.text}px`;
  Object.assign(within.style, { left: pixels(x), top: pixels(y), width: pixels(width) });
  field.style.height = pixels(height);
  if (field.value !== text) field.value = text;
}

// --- the sheet for a name

/** @type {{ sheet: HTMLDialogElement, input: HTMLInputElement } | null} */
let naming = null;

/** @type {(tell: Tell) => { sheet: HTMLDialogElement, input: HTMLInputElement }} */
function makeNaming(tell) {
  const title = make('h2', { id: 'title-title', textContent: 'Name of this game' });
  const note = make('p', { id: 'title-note', textContent: 'Only you see it. Leave it empty for no title.' });
  const input = make('input', {
    id: 'title-text', maxLength: longestName, autocomplete: 'off', enterKeyHint: 'done', dir: 'auto',
    'aria-labelledby': title.id, 'aria-describedby': note.id,
  });
  const button = (/** @type {Properties<'button'>} */ is) => make('button', { type: 'button', ...is });
  const form = make('form', {}, title, note, make('div', { className: 'search' }, input),
    make('div', { className: 'actions' }, make('span', { className: 'gap' }),
      button({ textContent: 'Cancel', 'data-close': '' }),
      button({ textContent: 'OK', type: 'submit', className: 'primary' })));
  const sheet = make('dialog', { id: 'title-sheet', 'aria-labelledby': title.id }, form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sheet.close();
    tell('named', written(input));
  });
  document.body.append(sheet);
  return { sheet, input };
}

/** @type {(call: number, text: string, around: Around) => void} */
export function library(call, text, around) {
  const tell = around.game.libraryAnswered;
  switch (call) {
    case LibraryCall.sweep: last = last.then(sweep).catch(console.warn); break;
    case LibraryCall.read: ask(read, 'games', tell); break;
    case LibraryCall.write: ask(() => write(text).then(() => ''), 'written', tell); break;
    case LibraryCall.field: placeField(text, around, tell); break;
    case LibraryCall.focus: field?.focus(); break;
    case LibraryCall.name:
      naming ??= makeNaming(tell);
      naming.input.value = text;
      around.show(naming.sheet);
      naming.input.select();
      break;
    case LibraryCall.file: document.getElementById('open-file')?.click(); break;
    case LibraryCall.samples:
      fetch('samples.json').then((file) => (file.ok ? file.text() : ''), () => '')
        .then((file) => tell('samples', file));
      break;
  }
}

// --- the text view

/**
 * @typedef {(command: string, what?: string) => void} Act
 * @typedef {<What>(name: string, what: What | undefined, fill: (what: What) => Node[], is?: { role: string }) => void
 *   } Part
 */

/** @type {(text: LibraryText, part: Part, act: Act) => void} */
export function listLibrary({ status, notice, undo, busy, sorts, sort, games, found }, part, act) {
  /** @type {(label: string, command: string, what?: string) => HTMLButtonElement} */
  const button = (label, command, what) => make('button', {
    type: 'button', textContent: label, id: `text-library-${command}-${what ?? ''}`,
    onclick: () => act(`library:${command}`, what),
  });
  part('page', true, () => [make('h2', { textContent: 'Library', tabIndex: -1 })]);
  part('library-notice', notice, () => [make('p', { textContent: notice })]); // is announced
  part('library-answers', { undo, busy }, () => [
    ...(undo ? [button('Undo', 'undo')] : []), ...(busy ? [button('Cancel', 'cancel')] : [])]);
  part('library-search', true, () => {
    const input = make('input', { id: 'text-library-search', type: 'search', autocomplete: 'off' });
    input.addEventListener('input', () => act('library:search', input.value));
    return [make('div', { className: 'command' },
      make('label', { htmlFor: input.id, textContent: 'Search: names, games, results, dates' }),
      make('span', {}, input))];
  });
  part('library-sort', { sorts, sort }, () => [make('label', {}, 'Order ', make('select', {
    id: 'text-library-sort',
    onchange: ({ target }) =>
      act('library:sort', String(/** @type {HTMLSelectElement} */ (target).selectedIndex)),
  }, ...sorts.map((textContent, which) => make('option', { textContent, selected: which === sort }))))]);
  part('library-status', status, () => [make('p', { textContent: status })], { role: 'status' });
  part('library-games', { games, found }, () => [
    make('ul', {}, ...games.slice(0, mostListed).map(({ id, name, line, sample }) => make('li', {},
      button(name, 'open', id), ...(sample ? [] : [button('Rename', 'rename', id), button('Delete', 'delete', id)]),
      make('p', { textContent: line })))),
    ...(found > mostListed ? [make('p', { textContent: `${found - mostListed} more: search for them.` })] : [])]);
  part('library-all', true, () => [button('Export all', 'export'), button('Import a file…', 'import'),
    make('button', { type: 'button', textContent: 'Home page', onclick: () => act('home') })]);
}
