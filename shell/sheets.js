// Everything that needs real HTML: the sheets over the canvas, copying, sharing, downloads, words for screen readers.

const element = (id) => document.getElementById(id);
const largestFile = 1 << 20;

export function connectSheets(module, game, canvas) {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('close', () => canvas.focus({ preventScroll: true }));
    dialog.addEventListener('pointerdown', (event) => { if (event.target === dialog) dialog.close(); }); // beside the sheet
    dialog.addEventListener('click', (event) => { if (event.target.closest('[data-close]')) dialog.close(); });
    dialog.addEventListener('keydown', (event) => event.stopPropagation()); // the game's keys rest meanwhile
  }
  const show = (dialog) => { if (!dialog.open) dialog.showModal(); };

  // --- open
  const openSheet = element('open-sheet');
  const openText = element('open-text');
  const refusal = openSheet.querySelector('.refusal');

  function showOpenSheet(text = '', error = null) {
    openText.value = text;
    refusal.textContent = error?.message ?? '';
    show(openSheet);
    openText.focus();
  }

  function openFrom(text, source) {
    const error = game.open(text, source);
    if (error) showOpenSheet(text, error);
    else openSheet.close();
  }

  async function openFile(file) {
    if (file.size > largestFile) return showOpenSheet('', { message: 'This file is too large to be a game.' });
    openFrom(await file.text(), 'file');
  }

  element('open-go').addEventListener('click', () => openFrom(openText.value, 'sheet'));
  openText.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) openFrom(openText.value, 'sheet');
  });
  element('open-file').addEventListener('change', async (event) => {
    const [file] = event.target.files;
    if (file) await openFile(file);
    event.target.value = ''; // so that the same file can be chosen again
  });

  // --- moves
  const moveSheet = element('move-sheet');
  const moveText = element('move-text');
  const moveRefusal = moveSheet.querySelector('.refusal');

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

  const dropping = (yes) => document.documentElement.classList.toggle('dropping', yes);
  document.addEventListener('dragover', (event) => { event.preventDefault(); dropping(true); });
  document.addEventListener('dragleave', (event) => { if (!event.relatedTarget) dropping(false); });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    dropping(false);
    const [file] = event.dataTransfer.files;
    if (file) openFile(file);
    else openFrom(event.dataTransfer.getData('text/plain'), 'paste');
  });

  // --- copy: runs inside the click or key that asked for it
  function copyByHand(text) {
    element('copy-text').value = text;
    show(element('copy-sheet'));
    element('copy-text').select();
    module._page_copied(1);
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      module._page_copied(0);
    } catch {
      copyByHand(text);
    }
  }

  // --- rules
  const ruleSheet = element('rule-sheet');
  const article = ruleSheet.querySelector('article');
  let shownBook = null;

  function seek(id) {
    article.querySelector('.shown')?.classList.remove('shown');
    const rule = id ? article.querySelector(`#${CSS.escape(id)}`) : null;
    rule?.classList.add('shown');
    if (rule) rule.scrollIntoView({ block: 'start' });
    else article.scrollTop = 0;
  }

  function adoptStyle({ href }) {
    if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    return new Promise((resolve) => { link.onload = link.onerror = resolve; });
  }

  // The book is a page of its own. Its <main> and its style sheet come here.
  async function loadBook(path) {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const book = new DOMParser().parseFromString(await response.text(), 'text/html');
    await Promise.all([...book.querySelectorAll('link[rel=stylesheet]')].map((link) => adoptStyle(new URL(link.getAttribute('href'), response.url))));
    const main = document.importNode(book.querySelector('main'), true);
    const pages = Object.assign(document.createElement('div'), { className: main.className });
    pages.append(...main.childNodes);
    article.replaceChildren(pages);
    element('rule-title').textContent = book.title;
  }

  async function showRule(gameId, rule) {
    show(ruleSheet);
    article.focus();
    const path = `rules/${encodeURIComponent(gameId)}.html`;
    try {
      if (shownBook !== path) await loadBook(path);
      shownBook = path;
      seek(rule);
    } catch {
      shownBook = null;
      article.textContent = 'The rulebook could not be loaded. Please check the connection and open it again.';
    }
  }

  // A link within the book must not become the address of the page: that is the game's.
  article.addEventListener('click', (event) => {
    const href = event.target.closest('a')?.getAttribute('href');
    if (!href?.startsWith('#')) return;
    event.preventDefault();
    seek(decodeURIComponent(href.slice(1)));
  });

  // --- the rest
  function download(name, text) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: name.endsWith('.json') ? 'application/json' : 'text/plain' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  return {
    showOpenSheet: () => showOpenSheet(),
    showMoveSheet,
    copy,
    showRule,
    download,
    canShare: () => Boolean(navigator.share),
    share: (title, url) => navigator.share({ title, url }).catch(() => {}), // closed without choosing: nothing to say
    announce(text) {
      const announcer = element('announcer');
      announcer.textContent = announcer.textContent === text ? `${text}\u00a0` : text; // the same again is news too
    },
  };
}
