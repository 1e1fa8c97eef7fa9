// Everything that needs HTML: the sheets over the canvas, copying, sharing, downloads, announcements to screen readers.
import { textIn } from './address.js';
import { connectBack } from './back.js';
import { element } from './dom.js';
import { Copied } from './seam.js';
import { named } from './site.js';

const longestShown = 100_000; // characters: a field with more stalls the page
/** @param {string} name */
const styleAt = (name) => new URL(named(name), document.baseURI);
const hidden = 'A blocker in the browser hides this sheet. Allow it for this page, and open the sheet again.';

/**
 * @param {SightlinesModule} module
 * @param {Game} game
 * @param {HTMLCanvasElement} canvas
 * @param {ReturnType<typeof import('./address.js').connectAddress>} bar
 */
export function connectSheets(module, game, canvas, { address, place, guard }) {
  const back = connectBack(module, guard);
  const dressed = new Set();
  /** @param {HTMLDialogElement} dialog */
  const dress = (dialog) => {
    if (dressed.has(dialog)) return;
    dressed.add(dialog);
    dialog.addEventListener('close', () => canvas.focus({ preventScroll: true }));
    dialog.addEventListener('pointerdown', (event) => { if (event.target === dialog) dialog.close(); }); // beside it
    dialog.addEventListener('click', ({ target }) => {
      if (/** @type {Element} */ (target).closest('[data-close]')) dialog.close();
    });
    dialog.addEventListener('keydown', (event) => event.stopPropagation()); // keeps the keys from the game
  };
  /** @param {HTMLDialogElement} dialog */
  const show = (dialog) => {
    dress(dialog);
    if (!dialog.open) dialog.showModal();
    if (dialog.getClientRects().length) return back.sheet(dialog);
    dialog.close(); // what a blocker hides nobody could close
    if (dialog !== openSheet) showOpenSheet('', hidden);
  };

  // --- open
  const openSheet = element('open-sheet');
  const openText = element('open-text');
  const refusal = /** @type {HTMLElement} */ (openSheet.querySelector('.refusal'));

  function showOpenSheet(text = '', why = '', details = '') {
    openText.value = text;
    refusal.textContent = why;
    show(openSheet);
    openText.focus();
    import('./open_sheet.js').then(({ complete }) => complete(details), () => {}); // it will do without
  }

  /** @type {(text: string, source: Source) => Promise<void>} */
  async function openFrom(text, source) {
    let error = game.open(text, source);
    if (error?.code === 'later') { // what looks for links in a text is on its way
      await game.arrived();
      if (source === 'sheet' && !openSheet.open) return; // somebody has gone elsewhere meanwhile
      error = game.open(text, source);
    }
    if (error) showOpenSheet(text.length > longestShown ? '' : text, error.message, error.details);
    else openSheet.close();
  }

  let brought = 0;
  /** @param {(File | null)[]} files */
  async function openFiles(files) {
    const which = ++brought;
    const reader = await import('./files.js').catch(() => null);
    const read = await reader?.textOf(files) ?? { why: 'Files cannot be read just now. Please check the connection.' };
    if ('text' in read) openFrom(read.text, 'file');
    else if (which === brought) showOpenSheet('', read.why); // else it would hide what was said of later ones
  }

  element('open-go').addEventListener('click', () => openFrom(openText.value, 'sheet'));
  openText.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) openFrom(openText.value, 'sheet');
  });
  const chooser = element('open-file');
  element('open-choose').addEventListener('click', () => chooser.click());
  chooser.addEventListener('change', () => {
    const files = [...chooser.files ?? []];
    chooser.value = ''; // so that the same file can be chosen again
    if (files.length) openFiles(files);
  });

  async function openSent() {
    const { takeSent } = await import('./sent.js');
    const { text, files } = await takeSent();
    if (files.length) openFiles(files);
    else if (text) openFrom(text, 'paste');
  }

  // The installed page: files and links that the system opens with it.
  /** @param {string} loaded */
  const openLaunched = (loaded) => import('./launched.js').then(({ follow }) =>
    follow(loaded, openFiles, (text) => openFrom(text, 'paste')));

  // What another tab has opened.
  /** @param {string} text */
  const offerLink = (text) => Promise.all([import('./tabs.js'), adoptStyle(styleAt('by_link.css'))])
    .then(([{ offer }]) => offer(() => openFrom(text, 'paste'), announce, text));

  // --- moves
  const moveSheet = element('move-sheet');
  const moveText = element('move-text');
  const moveRefusal = /** @type {HTMLElement} */ (moveSheet.querySelector('.refusal'));

  function showMoveSheet() {
    moveText.value = '';
    moveRefusal.textContent = '';
    show(moveSheet);
    moveText.focus();
  }

  function playMoves() {
    const error = game.playMoves(moveText.value);
    moveRefusal.textContent = error ? [error.message, error.rule === 'FORMAT' ? '' : error.rule].join(' ').trim() : '';
    if (!error) moveSheet.close();
  }

  element('move-go').addEventListener('click', playMoves);
  moveText.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    playMoves();
  });

  /** @param {boolean} yes */
  const dropping = (yes) => document.documentElement.classList.toggle('dropping', yes);
  document.addEventListener('dragover', (event) => { event.preventDefault(); dropping(true); });
  document.addEventListener('dragleave', (event) => { if (!event.relatedTarget) dropping(false); });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    dropping(false);
    const files = [...event.dataTransfer?.files ?? []];
    if (files.length) openFiles(files);
    else openFrom(textIn(event.dataTransfer), 'paste');
  });
  document.addEventListener('paste', (event) => {
    const { clipboardData } = event;
    if (!clipboardData?.files.length || clipboardData.getData('text/plain')) return; // words may come with a picture
    event.preventDefault();
    openFiles([...clipboardData.files]);
  }, { capture: true });

  // --- copy: called within the event of the click or key
  /** @param {string} text */
  function copyByHand(text) {
    element('copy-text').value = text;
    show(element('copy-sheet'));
    element('copy-text').select();
    module._page_copied(Copied.by_hand);
  }

  /** @param {string} text */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      module._page_copied(Copied.done);
    } catch {
      copyByHand(text);
    }
  }

  // --- the system's share sheet
  let sharing = false; // some never end
  // `otherwise` is done where the system refuses; not where somebody has closed its sheet.
  /** @type {(content: ShareData, otherwise: () => unknown) => Promise<boolean>} */
  async function shared(content, otherwise) {
    try {
      if (sharing) throw new Error('It is still open.');
      sharing = true;
      await navigator.share(content).finally(() => { sharing = false; });
      return true;
    } catch (why) {
      if (/** @type {Error} */ (why).name !== 'AbortError') otherwise();
      return false;
    }
  }

  // --- paste: the same
  async function pasteLink() {
    let text = '';
    try { text = await navigator.clipboard.readText(); } catch { /* refused, or there is none */ }
    if (text.trim()) openFrom(text, 'paste');
    else showOpenSheet();
  }

  // --- rules
  /** @type {ReturnType<typeof import('./rules.js').connectRules> | null} */
  let books = null;
  /** @type {(gameId: string, rule: string) => Promise<void>} */
  async function showRule(gameId, rule) {
    const sheet = element('rule-sheet');
    show(sheet);
    try {
      const { connectRules } = await import('./rules.js');
      books ??= connectRules(game, adoptStyle, (text) => { sheet.close(); openFrom(text, 'script'); });
      await books.showRule(gameId, rule);
    } catch (cause) {
      console.warn(cause);
      const article = /** @type {HTMLElement} */ (sheet.querySelector('article'));
      article.textContent = 'The rulebook could not be loaded. Please check the connection and open it again.';
    }
  }

  /** @type {(address: URL) => Promise<unknown> | undefined} */
  function adoptStyle({ href }) {
    if (document.head.querySelector('style')) return; // sightlines.html contains all styles
    if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    return new Promise((resolve) => { link.onload = link.onerror = resolve; });
  }

  // --- downloads, announcements
  /** @type {(name: string, text: string) => void} */
  const download = (name, text) =>
    saveBlob(name, new Blob([text], { type: name.endsWith('.json') ? 'application/json' : 'text/plain' }));

  /** @type {(name: string, blob: Blob) => void} */
  function saveBlob(name, blob) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  // --- sheets that are fetched
  /** @type {<Script>(style: string, script: Promise<Script>, use: (script: Script) => unknown) => Promise<void>} */
  async function fetched(style, script, use) {
    const asked = place();
    try {
      const [here] = await Promise.all([script, adoptStyle(styleAt(style))]);
      if (place() === asked) await use(here); // else it belongs to where somebody was
    } catch (cause) {
      console.warn(cause);
      showOpenSheet('', 'The sheet could not be loaded. The connection may be the cause, or a blocker in the browser.');
    }
  }

  /** @type {(() => void) | null} */
  let openShare = null;
  const showShareSheet = () => fetched('ways.css', import('./ways.js'), ({ shareSheet }) => {
    openShare ??= shareSheet({ game, address, copyText: copyByHand, shared, saveFile: saveBlob, show });
    openShare();
  });

  // A screen reader reads out what it finds, so each sentence has its time. Repeats are read out too.
  /** @type {string[]} */
  const said = [];
  function say() {
    const announcer = element('announcer');
    announcer.textContent = said[0] + (announcer.textContent === said[0] ? '\u00a0' : '');
    setTimeout(() => {
      said.shift();
      if (said.length) say();
    }, 200);
  }

  /** @param {string} text */
  function announce(text) {
    said.push(text);
    if (said.length === 1) say();
  }

  /** @type {(use: (sheets: typeof import('./by_link.js')) => unknown) => Promise<void>} */
  const byLink = (use) => fetched('by_link.css', import('./by_link.js'), use);
  const { title } = document;

  return {
    showShareSheet,
    openSent,
    openLaunched,
    offerLink,
    showOpenSheet: () => showOpenSheet(),
    showMoveSheet,
    /** @param {string} before */
    askName: (before) => byLink(({ askName }) => askName(before, game.named, show)),
    /** @type {(before: string, titles: boolean) => Promise<void>} */
    async askComment(before, titles) {
      const moment = () => {
        const now = game.text();
        return now.screen === 'table' ? now.tree?.rows.find(({ here }) => here)?.at : '';
      };
      await null; // the frame is still being drawn
      const asked = moment();
      return fetched('by_link.css', import('./study.js'), ({ askComment }) => {
        const told = titles ? 'tree:title' : 'tree:comment';
        if (moment() === asked) askComment(before, titles, (text) => game.act(told, text), show);
      });
    },
    /** @type {(link: string, heading: string) => Promise<void>} */
    showCode: (link, heading) => byLink(({ showCode }) => showCode(address(link), heading, show)),
    /** @type {(call: number, text: string) => Promise<void>} */
    library: (call, text) => import('./library.js').then(
      ({ library }) => library(call, text, { game, canvas, show }),
      () => game.libraryAnswered('refused', '')),
    pasteLink,
    copy,
    showRule,
    download,
    canShare: () => Boolean(navigator.share),
    /** @type {(title: string, url: string) => Promise<void>} */
    async share(title, url) {
      if (await shared({ title, url }, () => copy(`${title}: ${url}`))) module._page_copied(Copied.shared);
    },
    cover: back.cover,
    /** @param {string} words */
    setTitle(words) { document.title = words ? `${words} · ${title}` : title; },
    announce,
  };
}
