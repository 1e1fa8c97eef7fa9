// The text view, for those who do not see the canvas: always present for screen readers; visible on demand (F2, or the
// button before the canvas), alone or beside the board, while something in it has the focus, and without WebGL 2. Its
// content is JSON from the module (web/app/text_view.h), inserted as text only. It is updated when the module reports a
// change.
import { make } from './dom.js';
import { surroundings } from './screen.js';

const storageKey = 'text-view';
const alone = '1', beside = '2'; // as they are stored
const manyActions = 24; // from this number on their groups are folded

/** @type {(work: () => void) => void} */
const whenIdle = 'requestIdleCallback' in window
  ? (work) => { requestIdleCallback(work, { timeout: 200 }); } : queueMicrotask;
const noGraphics = 'The board needs WebGL 2, which this browser cannot start. Turn on hardware acceleration in its '
  + 'settings, or try another browser. Here you can play in words.';
/** @type {(count: number, one: string, many: string) => string} */
const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;

// --- a board: a grid with one cell in the tab order, moved by the arrow keys

/** @type {(board: TextTable, chosen: { cell?: string }, enter: (cell: string) => void) => HTMLElement} */
function grid({ name, rows }, chosen, enter) {
  const lines = rows.map(([row, cells]) => ({
    row,
    cells: cells.map(([cell, text]) => make('div',
      { role: 'gridcell', tabIndex: -1, className: text ? 'full' : '', 'data-cell': cell },
      make('b', { textContent: cell, translate: false }), text ? ` ${text}` : '')),
  }));
  const all = lines.flatMap((line) => line.cells);
  let current = all.find((cell) => cell.dataset.cell === chosen.cell) ?? all.find((cell) => cell.className) ?? all[0];
  if (current) current.tabIndex = 0;

  /** @param {HTMLElement | null | undefined} cell */
  function choose(cell) {
    if (!cell) return;
    current.tabIndex = -1;
    current = /** @type {HTMLDivElement} */ (cell);
    current.tabIndex = 0;
    current.focus();
    chosen.cell = current.dataset.cell;
  }

  // Rows of different lengths are centred.
  /** @type {(key: string, far: boolean) => HTMLElement | undefined} */
  function step(key, far) {
    const line = lines.findIndex(({ cells }) => cells.includes(current));
    const { cells } = lines[line];
    const place = cells.indexOf(current);
    /** @param {number} other */
    const beside = (other) => {
      const there = lines[other]?.cells;
      return there?.[Math.min(there.length - 1,
        Math.max(0, Math.floor(place + (there.length - cells.length) / 2 + 0.5)))];
    };
    switch (key) {
      case 'ArrowLeft': return cells[place - 1];
      case 'ArrowRight': return cells[place + 1];
      case 'ArrowUp': return beside(line - 1);
      case 'ArrowDown': return beside(line + 1);
      case 'Home': return far ? all[0] : cells[0];
      case 'End': return far ? all.at(-1) : cells.at(-1);
      default: return undefined;
    }
  }

  const element = make('div', { role: 'grid', 'aria-label': name, className: 'board' },
    ...lines.map(({ row, cells }) =>
      make('div', { role: 'row' }, make('span', { role: 'rowheader', textContent: row }), ...cells)));
  element.style.setProperty('--columns', String(Math.max(...lines.map(({ cells }) => cells.length))));
  element.addEventListener('keydown', (event) => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') enter(/** @type {string} */ (current.dataset.cell));
    else if (/^(Arrow|Home|End)/.test(event.key)) choose(step(event.key, event.ctrlKey));
    else return;
    event.preventDefault();
  });
  element.addEventListener('click', ({ target }) =>
    choose(/** @type {Element} */ (target).closest('[role=gridcell]')));
  return element;
}

/** @type {(text: string, action: () => void, properties?: Properties<'button'>) => HTMLButtonElement} */
const button = (text, action, properties = {}) =>
  make('button', { type: 'button', textContent: text, onclick: action, ...properties });
/** @param {string} text */
const heading = (text) => make('h3', { textContent: text, tabIndex: -1 });
/** @param {(string | false)[]} texts */
const lines = (texts) => texts.filter(Boolean).map((text) => make('p', { textContent: /** @type {string} */ (text) }));

/** @typedef {{ box: HTMLElement, key: string }} Part */
/**
 * @typedef {'actions' | 'choices' | 'kinds' | 'dice' | 'past' | 'covered' | 'question' | 'over' | 'campaign' |
 *   'nextBattle' | 'computer'} Acting
 */
/** @typedef {'showRule' | 'announce' | 'showOpenSheet' | 'store' | 'stored' | 'forget'} Needed */

/**
 * @param {Game} game
 * @param {Pick<Page, Needed>} page
 * @param {HTMLCanvasElement} canvas
 * @param {boolean} withWindow
 */
export function connectText(game, page, canvas, withWindow) {
  const root = document.documentElement;
  const body = make('div');
  const why = withWindow ? [] : [make('p', { className: 'no-graphics', textContent: noGraphics })];
  const title = make('h1', { className: 'unseen', textContent: 'Sightlines in words' });
  const section = make('section', { id: 'text', 'aria-label': 'Text view' }, title, ...why, body);
  const toggle = button('Text view', () => show(way ? '' : known), { id: 'text-toggle' });
  const other = button('', () => show(known = way === beside ? alone : beside), { id: 'text-beside', hidden: true });
  let way = ''; // how it is shown: alone, beside, or not at all
  let known = alone; // how it was last
  /** @type {{ cell?: string }} */
  const chosen = {}; // the cell of the board that has the cursor
  /** @type {PageText | null} */
  let current = null;

  // --- parts: each is rebuilt only when its content has changed
  /** @type {Map<string, Part>} */
  const parts = new Map();
  /**
   * @template What
   * @param {string} name
   * @param {What | undefined} what
   * @param {(what: What) => Node[]} fill
   * @param {Properties<'div'>} [is]
   */
  function part(name, what, fill, is) {
    let known = parts.get(name);
    if (!known) {
      known = { box: make('div', { className: `part part-${name}`, ...is }), key: '' };
      parts.set(name, known);
      body.append(known.box);
    }
    const key = JSON.stringify(what) ?? '';
    if (key === known.key) return;
    known.key = key;
    const focused = known.box.contains(document.activeElement) ? document.activeElement : null;
    known.box.replaceChildren(...(what === undefined ? [] : fill(what)));
    if (focused) find(known.box, /** @type {HTMLElement} */ (focused))?.focus();
  }
  // The element that gets the focus after a rebuild: the same cell or button, else the heading.
  /** @type {(box: HTMLElement, before: HTMLElement) => HTMLElement | null} */
  function find(box, { dataset: { cell }, id }) {
    if (cell) return box.querySelector('[role=gridcell][tabindex="0"]');
    const same = id && document.getElementById(id);
    return same && !/** @type {HTMLButtonElement} */ (same).disabled ? same : box.querySelector('h2, h3');
  }

  // --- commands
  const refusal = make('p', { className: 'refusal', role: 'alert' });
  /** @param {Notice | null} error */
  function refuse(error) {
    refusal.replaceChildren(...(error ? [error.message, ' ', ...ruleLink(error.rule)] : []));
  }
  /** @param {string} rule */
  function ruleLink(rule) {
    const book = current?.game;
    if (!rule || rule === 'FORMAT' || !book) return [];
    /** @param {Event} event */
    const open = (event) => {
      event.preventDefault();
      showRule(book, rule);
    };
    const href = `rules/${encodeURIComponent(book)}.html#${encodeURIComponent(rule)}`;
    return [make('a', { href, textContent: rule, onclick: open })];
  }
  /** @type {(id: string, rule: string) => void} */
  function showRule(id, rule) {
    const from = /** @type {HTMLElement | null} */ (document.activeElement);
    page.showRule(id, rule);
    document.getElementById('rule-sheet')?.addEventListener('close', () => from?.focus(), { once: true });
  }
  /** @param {string} moves */
  function play(moves) {
    const error = game.playMoves(moves);
    refuse(error);
    update();
    return !error;
  }
  /** @type {(command: string, what?: string) => void} */
  function act(command, what = '') {
    refuse(null);
    game.act(command, what);
    update();
  }
  /** @type {(command: string, what?: string) => () => void} */
  const does = (command, what) => () => act(command, what);

  // An embed has no home page.
  const leave = () => (surroundings.embedded ? button('Open full page', does('full-page'))
    : button('Home page', does('home')));

  // --- the home page
  /** @param {Notice | null} said */
  const notice = (said) =>
    (said ? [make('p', { className: 'refusal' }, said.message, ' ', ...ruleLink(said.rule))] : []);
  /** @param {HomeText} text */
  const home = ({ games, kept: old, notice: said, talk, daily }) => {
    const groups = [...new Set(old.map(({ group }) => group))];
    /** @param {string} wanted */
    const resume = (wanted) => old.flatMap(({ group, name, opponent, turn, date, last }, which) => (group === wanted ? [
      make('li', {}, button(`${name}, ${opponent}: ${turn}`, does('resume', String(which))),
        ...lines([[date, last].filter(Boolean).join(': ')]))] : []));
    return [
      make('h2', { textContent: 'Sightlines', tabIndex: -1 }),
      ...lines(['Five games of fire and line of sight.']),
      ...(talk ? [heading(talk.heading), ...talk.buttons.map(([command, label]) => button(label, does(command)))] : []),
      ...groups.flatMap((group) => [heading(group), make('ul', {}, ...resume(group))]),
      heading('Begin a game'),
      make('ul', {}, ...games.map(({ id, name, line, quick }) => make('li', {},
        button(`Begin ${name}`, does('begin', id)),
        button(`${name} against the computer`, does('computer', id)),
        button(`${name} with a friend by link`, does('friend', id)),
        button(`Lessons of ${name}`, does('learn', id)),
        button(`Puzzles of ${name}`, does('puzzles', id)),
        button(`Rules of ${name}`, () => showRule(id, '')),
        make('p', { textContent: `${line} (${quick})` })))),
      button('Puzzles of the day', does('puzzles')), ...lines([daily ?? '']), button('Library', does('library')),
      button('Open a link or a file…', () => page.showOpenSheet()),
      ...notice(said),
    ];
  };

  // --- settings
  let settingsOpen = false;
  /** @param {TextChoice[]} choices */
  const settingList = (choices) => [make('details', {
    open: settingsOpen,
    ontoggle: ({ target }) => { settingsOpen = /** @type {HTMLDetailsElement} */ (target).open; },
  }, make('summary', { textContent: 'Settings' }), ...choices.map(({ name, label, words, chosen: now }) =>
    make('p', {}, make('label', {}, `${label} `, make('select', {
      id: `text-${name}`,
      onchange: ({ target }) => act('set', `${name}=${/** @type {HTMLSelectElement} */ (target).selectedIndex}`),
    }, ...words.map((textContent, which) => make('option', { textContent, selected: which === now })))))))];

  // --- a game
  /** @param {Pick<TableText, Acting>} text */
  function actionList({ actions, choices, kinds, dice, past, covered, question, over, computer, ...battle }) {
    if (covered) return [heading('Hand over'), button(`Show the table to ${question.split(' ')[0]}`, does('uncover'))];
    if (computer) return [heading('The computer plays'), ...lines([question])];
    if (past) {
      return [heading(past.said), button('Back to the game', does('back-to-game')),
        ...(past.on ? [button('Play on from here', does('play-from-here'))] : [])];
    }
    if (dice) {
      return [heading('Dice'), ...lines([dice.what, dice.odds]),
        button(dice.count === 1 ? 'Roll the die' : 'Roll the dice', does('roll'), { className: 'primary' })];
    }
    if (over) {
      return [heading('The game is over'), ...lines([battle.campaign ?? '']),
        ...(battle.nextBattle ? [button('Next battle', does('next-battle'), { className: 'primary' })] : []),
        button('Rematch', does('rematch')), leave()];
    }
    /** @type {Map<string, HTMLElement[]>} */
    const groups = new Map();
    for (const [group, words, text] of actions) {
      const items = groups.get(group) ?? [];
      groups.set(group, items);
      items.push(make('li', {}, button(words, () => play(text), { 'data-text': text }),
        ...(choices ? [] : [' ', make('kbd', { textContent: text, translate: false })])));
    }
    const folded = actions.length >= manyActions && groups.size > 1;
    const shown = [...groups].map(([group, items]) => {
      const all = make('ul', {}, ...items);
      if (!folded) return make('section', {}, make('h4', { textContent: group }), all);
      const summary = make('summary', { textContent: `${group} (${plural(items.length, 'action', 'actions')})` });
      return make('details', {}, summary, all);
    });
    const more = kinds.length ? [
      ...lines(['More than can be listed: write it as a move, below.']),
      make('dl', {}, ...kinds.flatMap(([kind, form]) =>
        [make('dt', { textContent: kind }), make('dd', { textContent: form, translate: false })])),
    ] : [];
    const notation = choices ? [make('details', {}, make('summary', { textContent: 'Details: moves as text' }),
      make('dl', {}, ...actions.flatMap(([, words, text]) =>
        [make('dt', { textContent: words }), make('dd', { textContent: text, translate: false })])), ...more)] : more;
    return [heading(`What can be done: ${plural(actions.length, 'action', 'actions')}`), ...shown, ...notation];
  }

  // The first action at the cursor's cell.
  /** @param {string} cell */
  function enterCell(cell) {
    const named = new RegExp(`\\b${cell}\\b`, 'i');
    const { box } = /** @type {Part} */ (parts.get('actions'));
    for (const item of box.querySelectorAll('section, details')) {
      const buttons = [...item.querySelectorAll('button')];
      const whole = /** @type {HTMLElement} */ (item.firstElementChild);
      const own = named.test(whole.textContent) ? buttons[0]
        : buttons.find(({ textContent }) => named.test(textContent));
      if (!own) continue;
      /** @type {HTMLDetailsElement} */ (item).open = true;
      return own.focus();
    }
    page.announce(`Nothing can be done at ${cell} now.`);
  }

  const input = make('input',
    { id: 'text-move', type: 'text', spellcheck: false, autocomplete: 'off', autocapitalize: 'off' });
  const command = make('form', { className: 'command' },
    make('label', { htmlFor: 'text-move', textContent: 'Write a move, as the log does' }),
    make('span', {}, input, make('button', { type: 'submit', textContent: 'Play' })), refusal);
  command.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input.value.trim() && play(input.value)) input.value = '';
  });

  /** @param {TableText['log'][number]} turn */
  const logLine = ({ label, who, moves, said }) => make('p', {},
    [`${[label, who].filter(Boolean).join(', ')}:`, ...said, ''].join(' '),
    make('span', { textContent: `(${moves.join(' ')})`, translate: false }));
  /** @param {{ cursor: number, size: number, undoes: boolean, undoing: string }} place */
  const steps = ({ cursor, size, undoes, undoing }) => [
    heading('Log'),
    make('p', { textContent: `${cursor} of ${plural(size, 'action', 'actions')}` }),
    button(undoing ? `Undo: ${undoing}` : 'Undo', does('undo'), { id: 'text-undo', disabled: !undoes }),
    button('Redo', does('redo'), { id: 'text-redo', disabled: cursor === size }),
    button('To the end', () => { game.goTo(size); update(); }, { id: 'text-end', disabled: cursor === size }),
  ];

  // What few games have comes with the first that has it: a tree, a puzzle, a lesson.
  /**
   * @template Script
   * @param {() => Promise<Script>} script
   */
  const laterOn = (script) => {
    /** @type {Script | null} */
    let here = null, asked = false;
    return () => {
      if (!asked) script().then((came) => { here = came; update(); }, () => { asked = false; });
      asked = true;
      return here;
    };
  };
  const study = laterOn(() => import('./study.js'));
  const puzzles = laterOn(() => import('./puzzles.js'));
  const lessons = laterOn(() => import('./lessons.js'));
  const lists = laterOn(() => import('./lists.js'));

  /** @param {TableText} text */
  function table({
    name, who, question, stage, standing, told, use, notice: said, tables, facts, log, cursor, size, undoes, undoing,
    lesson, puzzle, hint, settings, talk, choices, tree, ...more
  }) {
    part('told', told, () => lines(told));
    part('question', { name, who, question, stage, standing, use, said }, () => [
      make('h2', { textContent: `${name}: ${who}`, tabIndex: -1 }), ...lines([question, stage, standing, use]),
      ...notice(said)]);
    part('talk', talk?.heading, (words) => [heading(words)]);
    part('talk-text', talk?.text, (words) => lines([words])); // is announced
    part('talk-answers', talk?.buttons, (answers) => answers.map(([command, label]) => button(label, does(command))));
    const taught = lesson && lessons();
    const asked = puzzle && puzzles();
    part('lesson', taught ? lesson : undefined, (what) => taught?.lessonCard(what, does) ?? []);
    part('puzzle', asked ? puzzle : undefined, (what) => asked?.puzzleCard(what) ?? []);
    part('puzzle-said', puzzle?.said, (words) => lines([words])); // is announced
    part('puzzle-answers', asked ? puzzle : undefined, (what) => asked?.puzzleButtons(what, does) ?? []);
    const listed = (choices || tables.some(({ kind }) => kind !== 'board')) && lists();
    part('tables', { tables, facts, listed: Boolean(listed) }, () => [
      heading('Position'),
      make('ul', { className: 'facts' }, ...facts.map((fact) => make('li', { textContent: fact }))),
      ...tables.flatMap((one) =>
        (one.kind === 'board' ? [grid(one, chosen, enterCell)] : listed ? [listed.list(one)] : []))]);
    part('choices', listed ? choices?.lists : undefined, (what) => (listed ? listed.choiceLists(what, act) : []));
    part('preview', choices?.preview, (words) => lines([words]), { role: 'status' });
    part('do', choices?.does || undefined, (label) =>
      [button(label, does('do'), { id: 'text-do', className: 'primary' })]);
    part('actions', puzzle?.over ? undefined : { ...more, question, choices }, actionList);
    const busy = more.covered || more.past || more.computer || puzzle?.over;
    const advises = !lesson && !puzzle && !busy && !more.dice && !more.over;
    part('hint', advises ? { hint } : undefined, () =>
      [button('Hint', does('hint'), { id: 'text-hint' }), ...lines([hint])]);
    part('command', busy ? undefined : true, () => [command]);
    part('steps', { cursor, size, undoes, undoing }, steps);
    const studied = tree && study();
    const grown = studied ? tree : null;
    const analysis = grown?.analysis;
    part('tree', grown ? { ...grown, analysis: null } : undefined, (what) => studied?.treeOf(what, act) ?? []);
    part('analysis', analysis ? { ...analysis, said: '', buttons: [] } : undefined,
      (what) => studied?.analysisOf(what, act) ?? []);
    part('analysis-said', analysis?.said || undefined, (words) => lines([words]), { role: 'status' });
    part('analysis-does', analysis?.buttons, (what) => studied?.analysisButtons(what, act) ?? []);
    part('log', grown ? undefined : log, () => log.map(logLine),
      { role: 'log', 'aria-label': 'Moves', 'aria-live': 'off', tabIndex: 0 });
    part('settings', settings, settingList);
    part('leave', true, () => [button('Rules', () => showRule(more.game, '')), leave()]);
  }

  /** @param {OtherText} text */
  const waiting = ({ screen, failed, notice: said }) => [
    make('h2', {
      tabIndex: -1,
      textContent: said ? said.message : screen !== 'loading' ? 'A game is being set up on the board page.'
        : failed ? 'The game could not be loaded.' : 'Loading…',
    }),
    ...(failed ? [button('Try again', does('retry'))] : []), leave()];

  let screen = '';
  let changed = false; // the screen has changed
  function update() {
    const now = game.text();
    changed = now.screen !== screen;
    const within = section.contains(document.activeElement);
    if (changed) {
      parts.clear();
      body.replaceChildren();
      refuse(null);
    }
    screen = now.screen;
    current = now;
    if (now.screen === 'table') table(now);
    else if (now.screen === 'home') {
      part('page', { ...now, settings: [] }, home);
      part('settings', now.settings, settingList);
    }
    else if (now.screen === 'library') {
      import('./library.js').then(({ listLibrary }) => { if (current === now) listLibrary(now, part, act); }, () => {});
    }
    else if (now.screen === 'puzzles') {
      import('./puzzles.js').then(({ listPuzzles }) => { if (current === now) listPuzzles(now, part, act); }, () => {});
    }
    else if (now.screen === 'learn') {
      import('./lessons.js').then(({ lessonList }) => {
        if (current === now) part('page', now, (text) => lessonList(text, does, leave));
      }, () => {});
    }
    else part('page', now, waiting);
    if (within && !section.contains(document.activeElement)) {
      /** @type {HTMLElement | null} */
      const beginning = section.querySelector(changed ? 'h2' : '.part-actions h3, h2');
      beginning?.focus();
    }
  }

  // --- visibility
  let due = false;
  function textChanged() {
    if (due) return;
    due = true;
    const seen = way || section.contains(document.activeElement);
    (seen ? queueMicrotask : whenIdle)(() => { due = false; update(); });
  }

  /** @param {string} how */
  function dress(how) {
    way = how;
    root.classList.toggle('text-view', Boolean(way));
    root.classList.toggle('beside', way === beside);
    toggle.textContent = way ? 'Board view' : 'Text view';
    other.hidden = !way;
    other.textContent = way === beside ? 'Text alone' : 'Text beside the board';
  }

  /** @param {string} how */
  function show(how) {
    dress(how);
    if (withWindow) {
      if (way) page.store(storageKey, way);
      else page.forget(storageKey);
    }
    if (!way) return canvas.focus({ preventScroll: true });
    update();
    section.querySelector('h2')?.focus();
  }

  document.addEventListener('keydown', (event) => {
    const target = /** @type {Node | null} */ (event.target);
    const inSheet = document.querySelector('dialog[open]');
    if (event.key === 'F2' && withWindow && !inSheet && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      show(way ? '' : known);
    }
    if (event.key === 'Escape' && section.contains(target) && way !== alone) canvas.focus({ preventScroll: true });
    // Keeps the keys from the canvas.
    if (way === alone && target === document.body) event.stopPropagation();
  }, { capture: true });

  const stage = /** @type {HTMLElement} */ (canvas.parentElement);
  stage.after(section);
  if (withWindow) stage.before(make('nav', { id: 'text-ways', 'aria-label': 'Text view' }, toggle, other));
  root.classList.toggle('text-only', !withWindow);
  const kept = page.stored(storageKey);
  if (!withWindow || kept === alone || kept === beside) dress(withWindow ? known = kept : alone);
  return { textChanged, showTextView: () => show(known) };
}
