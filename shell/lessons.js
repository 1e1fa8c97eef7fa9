// Lessons in the text view: the list of a game's, and the card of one. Fetched when they are first shown.
import { make } from './dom.js';

/** @typedef {(command: string, what?: string) => () => void} Does */

/** @type {(text: string, onclick: () => void) => HTMLButtonElement} */
const button = (textContent, onclick) => make('button', { type: 'button', textContent, onclick });
/** @param {(string | false)[]} texts */
const lines = (texts) => texts.filter(Boolean).map((text) => make('p', { textContent: /** @type {string} */ (text) }));

/** @type {(text: LearnText, does: Does, leave: () => Node) => Node[]} */
export const lessonList = ({ name, progress, lessons }, does, leave) => [
  make('h2', { textContent: `Lessons: ${name}`, tabIndex: -1 }),
  ...lines([progress]),
  make('ul', {}, ...lessons.map(({ id, title, level, done, next }) =>
    make('li', {}, button(title, does('lesson', id)), ` ${level}${done ? ', done' : next ? ', next' : ''}`))),
  leave(),
];

/** @type {(lesson: LessonText, does: Does) => Node[]} */
export const lessonCard = ({ title, text, goal, hints, done, said, last }, does) => [
  make('h3', { textContent: `Lesson: ${title}`, tabIndex: -1 }),
  ...lines([...text, `Goal: ${goal}`, said, done && 'Done.']),
  ...hints.map((hint, which) => make('details', {},
    make('summary', { textContent: `Hint ${which + 1}` }), make('p', { textContent: hint }))),
  button('Start over', does('again')),
  ...(last ? [] : [button('Next lesson', does('next'))]),
  button('All lessons', does('list')),
  button('Play on', does('play-on')),
];
