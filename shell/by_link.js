// What play by link needs of HTML: sheets for the visitor's name and for a QR code. Fetched when first needed.
import { make, written } from './dom.js';

const longestName = 40; // characters, as a record takes them

/** @typedef {(sheet: HTMLDialogElement) => void} Show */

/** @type {(name: string, properties?: Properties<'button'>) => HTMLButtonElement} */
const button = (name, properties) => make('button', { type: 'button', textContent: name, ...properties });
const gap = () => make('span', { className: 'gap' });

/** @type {(name: string) => void} */
let tell;
/** @type {{ sheet: HTMLDialogElement, field: HTMLInputElement } | null} */
let naming = null;

function nameSheet() {
  const title = make('h2', { id: 'name-title', textContent: 'Your name' });
  const note = make('p', {
    id: 'name-note', className: 'note', textContent: 'Whoever gets a link of your game sees it. It may stay empty.',
  });
  const field = make('input', {
    id: 'name-text', maxLength: longestName, autocomplete: 'given-name', spellcheck: false, enterKeyHint: 'done',
    dir: 'auto', 'aria-labelledby': title.id, 'aria-describedby': note.id,
  });
  const actions = make('div', { className: 'actions' },
    gap(), button('Cancel', { 'data-close': '' }), button('OK', { type: 'submit', className: 'primary' }));
  const form = make('form', {}, title, field, note, actions);
  const sheet = make('dialog', { id: 'name-sheet', 'aria-labelledby': title.id }, form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sheet.close();
    tell(written(field));
  });
  document.body.append(sheet);
  return { sheet, field };
}

// `named` gets the name when it is confirmed.
/** @type {(before: string, named: (name: string) => void, show: Show) => void} */
export function askName(before, named, show) {
  naming ??= nameSheet();
  tell = named;
  naming.field.value = before;
  show(naming.sheet);
  naming.field.select();
}

/** @type {{ sheet: HTMLDialogElement, title: HTMLElement, words: HTMLElement, code: HTMLElement } | null} */
let showing = null;

function codeSheet() {
  const title = make('h2', { id: 'code-title' });
  const words = make('p', { className: 'note' });
  const code = make('div', { className: 'code' });
  const actions = make('div', { className: 'actions' },
    gap(), button('Close', { className: 'primary', 'data-close': '' }));
  const sheet = make('dialog', { id: 'code-sheet', 'aria-labelledby': title.id },
    make('article', {}, make('header', {}, title, words), code, actions));
  document.body.append(sheet);
  return { sheet, title, words, code };
}

/** @type {(address: string, heading: string, show: Show) => Promise<void>} */
export async function showCode(address, heading, show) {
  const { codeOf, mostInCode } = await import('./code.js');
  showing ??= codeSheet();
  const { sheet, title, words, code } = showing;
  const fits = address.length <= mostInCode;
  title.textContent = heading;
  words.textContent = !fits
    ? `This game is too long for a QR code, which holds at most ${mostInCode.toLocaleString('en')} characters. `
      + 'Send the link instead.'
    : address.length > 600 ? 'Show it to your friend’s camera, and hold it still: the code is large.'
      : 'Show it to your friend’s camera.';
  code.replaceChildren(...(fits ? [codeOf(address)] : []));
  show(sheet);
}
