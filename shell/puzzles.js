// The puzzles in the text view: those of the day, all of a game, and the card of one. Fetched when they are first
// shown.
import { make } from './dom.js';
import { surroundings } from './screen.js';

/** @type {(text: PuzzlesText, part: import('./library.js').Part, act: import('./library.js').Act) => void} */
export function listPuzzles({ game, name, notice, streak, daily, mistakes, levels }, part, act) {
  /** @type {(label: string, command: string, what?: string) => HTMLButtonElement} */
  const button = (label, command, what) => make('button', {
    type: 'button', textContent: label, id: `text-${command}-${what ?? ''}`.replaceAll(' ', '-'),
    onclick: () => act(command, what),
  });
  /** @param {PuzzlesText['daily'][number]} puzzle */
  const ofDay = ({ game: whose, name: called, id, title, level, solved, progress, fault }) => [
    ...(id ? [button(`${called}: ${title}`, 'puzzle', `${whose} ${id}`), ` ${level}${solved ? ', solved today' : ''}`]
      : [`${called}: ${fault || 'Loading…'}`]),
    ...(fault ? [button(`Load the puzzles of ${called} again`, 'puzzles', game ?? '')] : []),
    ...(game || !progress ? [] : [button(`All puzzles of ${called}`, 'puzzles', whose), ` ${progress}`])];
  part('page', [game, name], () =>
    [make('h2', { textContent: name ? `Puzzles: ${name}` : 'Puzzles', tabIndex: -1 })]);
  part('puzzles-notice', notice, () => [make('p', { textContent: notice })]); // is announced
  part('puzzles-days', { daily, streak }, () => [
    make('h3', { textContent: 'Puzzle of the day', tabIndex: -1 }), make('p', { textContent: streak }),
    make('ul', {}, ...daily.map((puzzle) => make('li', {}, ...ofDay(puzzle))))]);
  part('puzzles-mistakes', mistakes, () => mistakes.length ? [
    make('h3', { textContent: 'My last mistakes', tabIndex: -1 }),
    make('ul', {}, ...mistakes.map(({ game: whose, id, label, solved }) => make('li', {},
      button(label, 'puzzle', `${whose} ${id}`), solved ? ' solved' : '')))] : []);
  part('puzzles-levels', levels, () => levels.filter(({ puzzles }) => puzzles.length).flatMap((level) => [
    make('h3', { textContent: level.name, tabIndex: -1 }),
    make('ul', {}, ...level.puzzles.map(({ id, label, solved }) => make('li', {},
      button(label, 'puzzle', `${game} ${id}`), solved ? ' solved' : '')))]));
  part('puzzles-leave', game, () => [
    ...(game ? [button('Puzzles of all games', 'puzzles')] : []),
    ...(surroundings.embedded ? [] : [make('button', {
      type: 'button', textContent: 'Home page', onclick: () => act('home'),
    })])]);
}

/** @type {(puzzle: PuzzleText) => Node[]} */
export const puzzleCard = ({ title, heading, level, goal, hint }) => [
  make('h3', { textContent: `${heading}: ${title}`, tabIndex: -1 }),
  ...[level, goal, hint && `Hint: ${hint}`].filter(Boolean).map((textContent) => make('p', { textContent })),
];

/** @type {(puzzle: PuzzleText, does: import('./lessons.js').Does) => Node[]} */
export function puzzleButtons({ hint, answers, over, next }, does) {
  /** @type {(textContent: string, command: string) => HTMLButtonElement} */
  const button = (textContent, command) => make('button', { type: 'button', textContent, onclick: does(command) });
  return [
    ...(over || hint ? [] : [button('Hint', 'puzzle:hint')]),
    ...(answers ? [button('Show the answer', 'puzzle:answer')] : []),
    ...(over && next ? [button('Next puzzle', 'puzzle:next')] : []),
    ...(over ? [button('Look at it in analysis', 'puzzle:analyse')] : []),
    button('Start over', 'puzzle:again'), button('Copy link to this puzzle', 'puzzle:share'),
    button('All puzzles', 'puzzle:list'),
  ];
}
