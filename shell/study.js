// What studies need of HTML: the sheet for a comment, and the game as a tree in the text view. Fetched when first
// needed.
import { make, written } from './dom.js';

const longestComment = 1000; // characters, as a record takes them
const longestTitle = 60;
const noteOnComments = 'It belongs to this moment of the game, and travels in its links. Leave it empty to remove it.';
const noteOnTitles = 'It travels in the links of the study. Leave it empty to remove it.';
const signs = {
  '!': 'good', '?': 'a mistake', '!!': 'brilliant', '??': 'a blunder', '!?': 'interesting', '?!': 'doubtful',
};
const mostIndented = 6; // deeper lists are no narrower

/** @type {(name: string, properties?: Properties<'button'>) => HTMLButtonElement} */
const button = (name, properties) => make('button', { type: 'button', textContent: name, ...properties });

/** @type {(id: string) => HTMLTextAreaElement} */
const commentField = (id) =>
  make('textarea', { id, maxLength: longestComment, rows: 4, spellcheck: true, dir: 'auto' });

/** @type {(text: string) => void} */
let tell;
/** @type {ReturnType<typeof commentSheet> | null} */
let commenting = null;

function commentSheet() {
  const title = make('h2', { id: 'comment-title', textContent: 'Comment' });
  const note = make('p', {
    id: 'comment-note', className: 'note',
  });
  const field = commentField('comment-text');
  field.setAttribute('aria-labelledby', title.id);
  field.setAttribute('aria-describedby', note.id);
  // A comment may begin with the sign of the move; the same once more takes it away.
  const marks = make('div', { className: 'actions' }, ...Object.entries(signs).map(([sign, means]) => button(sign, {
    title: means, 'aria-label': `${sign}, ${means}`,
    onclick() {
      const [whole, before] = /^(?:([!?]{1,2})(?: |$))?/.exec(field.value) ?? ['', ''];
      field.value = (before === sign ? '' : `${sign} `) + field.value.slice(whole.length);
      field.focus();
    },
  })));
  const actions = make('div', { className: 'actions' }, make('span', { className: 'gap' }),
    button('Cancel', { 'data-close': '' }), button('OK', { type: 'submit', className: 'primary' }));
  const form = make('form', {}, title, field, marks, note, actions);
  const sheet = make('dialog', { id: 'comment-sheet', 'aria-labelledby': title.id }, form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sheet.close();
    tell(written(field));
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault(); // a comment is one line of text
    form.requestSubmit();
  });
  document.body.append(sheet);
  return { sheet, field, title, note, marks };
}

// `told` gets the comment, or the title of a chapter, when it is confirmed.
/**
 * @type {(before: string, titles: boolean, told: (text: string) => void,
 *   show: (sheet: HTMLDialogElement) => void) => void}
 */
export function askComment(before, titles, told, show) {
  commenting ??= commentSheet();
  tell = told;
  const { title, note, marks } = commenting;
  title.textContent = titles ? 'Title of this chapter' : 'Comment';
  note.textContent = titles ? noteOnTitles : noteOnComments;
  marks.hidden = titles;
  commenting.field.maxLength = titles ? longestTitle : longestComment;
  commenting.field.value = before;
  show(commenting.sheet);
  commenting.field.setSelectionRange(commenting.field.value.length, commenting.field.value.length); // to go on writing
}

// Variations are lists within the entry that they replace.
/** @type {(rows: TreeText['rows'], visit: (at: string) => void) => HTMLElement} */
function nested(rows, visit) {
  const root = make('ul');
  const lists = [root];
  for (const { depth, comment, at, text, here, begins } of rows) {
    lists.length = Math.min(lists.length, begins ? depth : depth + 1);
    while (lists.length <= depth) {
      const outer = /** @type {HTMLElement} */ (lists.at(-1));
      const list = make('ul', { 'aria-label': 'Variation' });
      if (lists.length > mostIndented) list.style.paddingLeft = '0';
      (outer.lastElementChild ?? outer.appendChild(make('li'))).append(list);
      lists.push(list);
    }
    const id = `text-tree-${at.replace(' ', '-')}`;
    lists.at(-1)?.append(make('li', {}, comment ? make('q', { textContent: text, dir: 'auto' })
      : button(text, { id, onclick: () => visit(at), ...(here && { 'aria-current': 'true' }) })));
  }
  return root;
}

/** @type {(titles: string[], now: number, writes: boolean, act: (command: string, what?: string) => void) => Node[]} */
function chaptersOf(titles, now, writes, act) {
  if (titles.length < 2 && !writes) return [];
  /** @type {(command: string, label: string, what?: string) => HTMLButtonElement} */
  const does = (command, label, what) =>
    button(label, { id: `text-tree-${command}-${what ?? ''}`, onclick: () => act(`tree:${command}`, what) });
  const list = titles.map((title, which) => {
    const entry = does('chapter', title, `${which}`);
    if (which === now) entry.setAttribute('aria-current', 'true');
    return make('li', {}, entry);
  });
  return [
    make('h3', { textContent: 'Chapters', tabIndex: -1 }), make('ol', {}, ...list),
    ...(writes ? [does('add', 'New chapter from here'), does('rename', 'Title of this chapter')] : []),
    ...(writes && titles.length > 1 ? [does('drop', 'Delete this chapter')] : [])];
}

/** @type {(tree: TreeText, act: (command: string, what?: string) => void) => Node[]} */
export function treeOf({ comment, erased, erases, promotes, rows, chapters, chapter, writes }, act) {
  const field = commentField('text-comment');
  field.value = comment;
  field.style.flex = '1';
  /** @type {(command: string, label: string, enabled: boolean) => HTMLButtonElement} */
  const does = (command, label, enabled) =>
    button(label, { id: `text-tree-${command}`, disabled: !enabled, onclick: () => act(`tree:${command}`) });
  const form = make('form', { className: 'command' },
    make('label', { htmlFor: field.id, textContent: 'Comment on this position' }),
    make('span', {}, field, make('button', { type: 'submit', textContent: 'Keep' })));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    act('tree:comment', written(field));
  });
  return [
    ...chaptersOf(chapters, chapter, writes, act),
    make('h3', { textContent: 'Variations', tabIndex: -1 }),
    nested(rows, (at) => act('tree:visit', at)),
    does('promote', 'Promote this variation', promotes), does('delete', 'Delete from here', erases),
    does('copy', 'Copy this line', true),
    ...(erased ? [make('p', { textContent: erased }), does('restore', 'Undo', true)] : []), form];
}

/** @type {(act: (command: string) => void) => (pair: [command: string, label: string]) => HTMLButtonElement} */
const doing = (act) => ([command, label]) =>
  button(label, { id: `text-${command.replaceAll(/[^a-z0-9]/g, '-')}`, onclick: () => act(command) });

/** @type {(analysis: AnalysisText, act: (command: string) => void) => Node[]} */
export function analysisOf({ lines, decisions }, act) {
  const does = doing(act);
  /** @type {(kind: 'ol' | 'ul', pairs: [command: string, label: string][], label: string) => Node[]} */
  const list = (kind, pairs, label) => (pairs.length > 0
    ? [make(kind, { 'aria-label': label }, ...pairs.map((pair) => make('li', {}, does(pair))))] : []);
  return [
    make('h3', { textContent: 'Analysis', tabIndex: -1 }),
    ...list('ol', lines, 'Best moves'), ...list('ul', decisions, 'What cost most')];
}

/** @type {(buttons: AnalysisText['buttons'], act: (command: string) => void) => Node[]} */
export const analysisButtons = (buttons, act) => buttons.map(doing(act));
