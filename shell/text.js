// The page in words, for those who do not see the canvas: always there for screen readers, shown on demand (F2, or the
// button behind the canvas), while something in it has the focus, and where there is no WebGL 2. What it says comes from
// the game as JSON (web/game_text.h) and is set as text only. It is made anew when the game says that it has changed.
import { make } from './dom.js';

const kept = 'text-view';
const manyActions = 24; // from here on their groups are folded

const later = window.requestIdleCallback ? (work) => requestIdleCallback(work, { timeout: 200 }) : queueMicrotask;
const noGraphics = 'This browser cannot start WebGL 2, with which the board is drawn: here is the page in words. Switching on hardware acceleration, or another browser, usually brings the board back.';
const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;

// --- a board: a grid with one cell in the tab order, moved by the arrow keys

function grid({ name, rows }, chosen, enter) {
  const lines = rows.map(([row, cells]) => ({
    row,
    cells: cells.map(([cell, text]) => make('div', { role: 'gridcell', tabIndex: -1, className: text ? 'full' : '', 'data-cell': cell },
      make('b', { textContent: cell }), text ? ` ${text}` : '')),
  }));
  const all = lines.flatMap((line) => line.cells);
  let current = all.find((cell) => cell.dataset.cell === chosen.cell) ?? all.find((cell) => cell.className) ?? all[0];
  if (current) current.tabIndex = 0;

  function choose(cell) {
    if (!cell) return;
    current.tabIndex = -1;
    current = cell;
    current.tabIndex = 0;
    current.focus();
    chosen.cell = current.dataset.cell;
  }

  // Rows of different length lie with their middles above each other.
  function step(key, far) {
    const line = lines.findIndex(({ cells }) => cells.includes(current));
    const { cells } = lines[line];
    const place = cells.indexOf(current);
    const beside = (other) => {
      const there = lines[other]?.cells;
      return there?.[Math.min(there.length - 1, Math.max(0, Math.floor(place + (there.length - cells.length) / 2 + 0.5)))];
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
    ...lines.map(({ row, cells }) => make('div', { role: 'row' }, make('span', { role: 'rowheader', textContent: row }), ...cells)));
  element.addEventListener('keydown', (event) => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') enter(current.dataset.cell);
    else if (/^(Arrow|Home|End)/.test(event.key)) choose(step(event.key, event.ctrlKey));
    else return;
    event.preventDefault();
  });
  element.addEventListener('click', (event) => choose(event.target.closest('[role=gridcell]')));
  return element;
}

function list({ name, rows }) {
  if (!rows.length) return make('p', { textContent: `${name}: none.` });
  const columns = rows[0][1].map(([column]) => column);
  const head = make('tr', {}, make('th', { scope: 'col', textContent: 'Name' }), ...columns.map((column) => make('th', { scope: 'col', textContent: column })));
  const lines = rows.map(([row, cells]) => make('tr', {}, make('th', { scope: 'row', textContent: row }), ...cells.map(([, text]) => make('td', { textContent: text }))));
  return make('table', {}, make('caption', { textContent: name }), make('thead', {}, head), make('tbody', {}, ...lines));
}

const button = (text, deed, properties = {}) => make('button', { type: 'button', textContent: text, onclick: deed, ...properties });
const heading = (text) => make('h3', { textContent: text, tabIndex: -1 });
const lines = (texts) => texts.filter(Boolean).map((text) => make('p', { textContent: text }));

export function connectText(game, page, canvas, withWindow) {
  const root = document.documentElement;
  const body = make('div');
  const section = make('section', { id: 'text', 'aria-label': 'Text view' }, ...(withWindow ? [] : [make('p', { className: 'no-graphics', textContent: noGraphics })]), body);
  const toggle = button('', () => show(!root.classList.contains('text-view')), { id: 'text-toggle' });
  const chosen = {}; // the cell of the board that has the cursor
  let told = null;

  // --- parts, each made anew only when what it tells is another thing now
  const parts = new Map();
  function part(name, what, fill) {
    let known = parts.get(name);
    if (!known) {
      known = { box: make('div', { className: `part part-${name}` }), key: '' };
      parts.set(name, known);
      body.append(known.box);
    }
    const key = JSON.stringify(what) ?? '';
    if (key === known.key) return;
    known.key = key;
    const focused = known.box.contains(document.activeElement) ? document.activeElement : null;
    known.box.replaceChildren(...(key ? fill(what) : []));
    if (focused) find(known.box, focused)?.focus();
  }
  // What stands now where the focus was: the same cell or button, else the beginning.
  function find(box, { dataset: { cell }, id }) {
    if (cell) return box.querySelector('[role=gridcell][tabindex="0"]');
    const same = id && document.getElementById(id);
    return same && !same.disabled ? same : box.querySelector('h2, h3');
  }

  // --- deeds
  const refusal = make('p', { className: 'refusal', role: 'alert' });
  function refuse(error) {
    refusal.replaceChildren(...(error ? [error.message, ' ', ...ruleLink(error.rule)] : []));
  }
  function ruleLink(rule) {
    if (!rule || rule === 'FORMAT' || !told?.game) return [];
    const open = (event) => {
      event.preventDefault();
      showRule(told.game, rule);
    };
    return [make('a', { href: `rules/${encodeURIComponent(told.game)}.html#${encodeURIComponent(rule)}`, textContent: rule, onclick: open })];
  }
  function showRule(id, rule) {
    const from = document.activeElement;
    page.showRule(id, rule);
    document.getElementById('rule-sheet').addEventListener('close', () => from.focus(), { once: true });
  }
  function play(moves) {
    const error = game.playMoves(moves);
    refuse(error);
    update();
    return !error;
  }
  function act(deed, what = '') {
    refuse(null);
    game.act(deed, what);
    update();
  }
  const does = (deed, what) => () => act(deed, what);

  // --- the home page
  const notice = (said) => (said ? [make('p', { className: 'refusal' }, said.message, ' ', ...ruleLink(said.rule))] : []);
  const home = ({ games, kept: old }) => [
    make('h2', { textContent: 'Sightlines', tabIndex: -1 }),
    ...lines(['Games of fire and line of sight. A position is a link.']),
    ...(old.some(Boolean) ? [heading('Continue'), make('ul', {}, ...old.flatMap((one, which) => (one ? [make('li', {}, button(`${one.name}: ${one.asked}`, does('resume', String(which))))] : [])))] : []),
    heading('Begin a game'),
    make('ul', {}, ...games.map(({ id, name, line, quick }) => make('li', {},
      button(`Begin ${name}`, does('begin', id)), button(`${name} against the computer`, does('computer', id)), button(`Lessons of ${name}`, does('learn', id)), button(`Rules of ${name}`, () => showRule(id, '')),
      make('p', { textContent: `${line} (${quick})` })))),
    button('Open a link or a file…', () => page.showOpenSheet()),
  ];

  // --- lessons
  const learn = ({ name, lessons }) => [
    make('h2', { textContent: `Lessons: ${name}`, tabIndex: -1 }),
    make('ul', {}, ...lessons.map(({ id, title, done }) => make('li', {}, button(title, does('lesson', id)), done ? ' done' : ''))),
    button('Home page', does('home')),
  ];
  const lessonCard = ({ title, text, goal, hints, done, said, last }) => [
    heading(`Lesson: ${title}`), ...lines([...text, `Goal: ${goal}`, said, done && 'Done.']),
    ...hints.map((hint, which) => make('details', {}, make('summary', { textContent: `Hint ${which + 1}` }), make('p', { textContent: hint }))),
    button('Start over', does('again')), ...(last ? [] : [button('Next lesson', does('next'))]), button('All lessons', does('list')), button('Play on', does('play-on')),
  ];

  // --- a game
  function actionList({ actions, kinds, dice, past, covered, question, over, computer }) {
    if (covered) return [heading('Hand over'), button(`Show the table to ${question.split(' ')[0]}`, does('uncover'))];
    if (computer) return [heading('The computer plays'), ...lines([question])];
    if (past) return [heading('What can be done'), ...lines(['Dice were thrown later on, and what they said stands. Go to the end to play on.'])];
    if (dice) return [heading('Dice'), ...lines([dice.what, dice.odds]), button(dice.count === 1 ? 'Roll the die' : 'Roll the dice', does('roll'), { className: 'primary' })];
    if (over) return [heading('The game is over'), button('Home page', does('home'))];
    const groups = new Map();
    for (const [group, words, text] of actions) {
      if (!groups.has(group)) groups.set(group, []);
      groups.get(group).push(make('li', {}, button(words, () => play(text), { 'data-text': text }), ' ', make('kbd', { textContent: text })));
    }
    const folded = actions.length >= manyActions && groups.size > 1;
    const shown = [...groups].map(([group, items]) => {
      const all = make('ul', {}, ...items);
      return folded
        ? make('details', {}, make('summary', { textContent: `${group} (${plural(items.length, 'action', 'actions')})` }), all)
        : make('section', {}, make('h4', { textContent: group }), all);
    });
    const more = kinds.length ? [...lines(['More than can be listed: write it as a move, below.']),
      make('dl', {}, ...kinds.flatMap(([kind, form]) => [make('dt', { textContent: kind }), make('dd', { textContent: form })]))] : [];
    return [heading(`What can be done: ${plural(actions.length, 'action', 'actions')}`), ...shown, ...more];
  }

  // The first thing that can be done where the cursor stands.
  function enterCell(cell) {
    const named = new RegExp(`\\b${cell}\\b`, 'i');
    for (const item of parts.get('actions').box.querySelectorAll('section, details')) {
      const buttons = [...item.querySelectorAll('button')];
      const own = named.test(item.firstElementChild.textContent) ? buttons[0] : buttons.find(({ textContent }) => named.test(textContent));
      if (!own) continue;
      item.open = true;
      return own.focus();
    }
    page.announce(`Nothing can be done at ${cell} now.`);
  }

  const input = make('input', { id: 'text-move', type: 'text', spellcheck: false, autocomplete: 'off', autocapitalize: 'off' });
  const command = make('form', { className: 'command' }, make('label', { htmlFor: 'text-move', textContent: 'Write a move, as the log does' }),
    make('span', {}, input, make('button', { type: 'submit', textContent: 'Play' })), refusal);
  command.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input.value.trim() && play(input.value)) input.value = '';
  });

  const logLine = ({ label, who, moves, remark }) => make('p', { textContent: `${[label, who].filter(Boolean).join(', ')}: ${moves.join(' ')}${remark ? ` (${remark})` : ''}` });
  const steps = ({ cursor, size }) => [
    heading('Log'),
    make('p', { textContent: `${cursor} of ${plural(size, 'action', 'actions')}` }),
    button('Undo', does('undo'), { id: 'text-undo', disabled: cursor === 0 }),
    button('Redo', does('redo'), { id: 'text-redo', disabled: cursor === size }),
    button('To the end', () => { game.goTo(size); update(); }, { id: 'text-end', disabled: cursor === size }),
  ];

  function table({ name, who, question, stage, use, notice: said, tables, facts, log, cursor, size, lesson, hint, ...more }) {
    part('question', { name, who, question, stage, use, said }, () => [
      make('h2', { textContent: `${name}: ${who}`, tabIndex: -1 }), ...lines([question, stage, use]), ...notice(said)]);
    part('lesson', lesson ?? undefined, lessonCard);
    part('tables', { tables, facts }, () => [
      heading('Position'), make('ul', { className: 'facts' }, ...facts.map((fact) => make('li', { textContent: fact }))),
      ...tables.map((one) => (one.kind === 'board' ? grid(one, chosen, enterCell) : list(one)))]);
    part('actions', { ...more, question }, actionList);
    const advises = !lesson && !more.covered && !more.past && !more.computer && !more.dice && !more.over;
    part('hint', advises ? { hint } : undefined, () => [button('Hint', does('hint'), { id: 'text-hint' }), ...lines([hint])]);
    part('command', more.covered || more.past || more.computer ? undefined : true, () => [command]);
    part('steps', { cursor, size }, steps);
    part('log', log, () => log.map(logLine));
    Object.entries({ role: 'log', 'aria-label': 'Moves', 'aria-live': 'off', tabindex: 0 }).forEach(([key, value]) => parts.get('log').box.setAttribute(key, value));
    part('leave', true, () => [button('Rules', () => showRule(more.game, '')), button('Home page', does('home'))]);
  }

  const waiting = ({ screen, failed }) => [
    make('h2', { tabIndex: -1, textContent: screen === 'loading' ? (failed ? 'The game could not be loaded.' : 'Loading…') : 'A game is being set up on the board page.' }),
    ...(failed ? [button('Try again', does('retry'))] : []), button('Home page', does('home'))];

  let screen = '';
  let changed = false; // it is another page than before
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
    told = now;
    if (screen === 'table') table(now);
    else part('page', now, { home: (what) => [...home(what), ...notice(what.notice)], learn }[screen] ?? waiting);
    if (within && !section.contains(document.activeElement)) section.querySelector(changed ? 'h2' : '.part-actions h3, h2')?.focus();
  }

  // --- shown or not
  let due = false;
  function textChanged() {
    if (due) return;
    due = true;
    const seen = root.classList.contains('text-view') || section.contains(document.activeElement);
    (seen ? queueMicrotask : later)(() => { due = false; update(); });
  }

  function show(yes) {
    root.classList.toggle('text-view', yes);
    toggle.textContent = yes ? 'Board view' : 'Text view';
    if (withWindow) yes ? page.store(kept, '1') : page.forget(kept);
    if (!yes) return canvas.focus({ preventScroll: true });
    update();
    section.querySelector('h2')?.focus();
  }

  document.addEventListener('keydown', (event) => {
    const inSheet = document.querySelector('dialog[open]');
    if (event.key === 'F2' && withWindow && !inSheet && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      show(!root.classList.contains('text-view'));
    }
    if (event.key === 'Escape' && section.contains(event.target) && !root.classList.contains('text-view')) canvas.focus({ preventScroll: true });
    // The canvas is not there to be steered.
    if (root.classList.contains('text-view') && event.target === document.body) event.stopPropagation();
  }, { capture: true });

  canvas.parentElement.after(section);
  if (withWindow) canvas.parentElement.append(toggle);
  toggle.textContent = 'Text view';
  root.classList.toggle('text-only', !withWindow);
  if (!withWindow || page.stored(kept) === '1') {
    root.classList.add('text-view');
    toggle.textContent = 'Board view';
  }
  return { textChanged, showTextView: () => show(true) };
}
