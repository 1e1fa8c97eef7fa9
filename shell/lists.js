// Lists in the text view: what is on the table, where that is no board of cells, and what is chosen list by list, where
// there are more actions than can be listed. Fetched when first needed.
import { make } from './dom.js';

/** @param {TextTable} table */
export function list({ name, rows }) {
  if (!rows.length) return make('p', { textContent: `${name}: none.` });
  const columns = rows[0][1].map(([column]) => column);
  const head = make('tr', {}, make('th', { scope: 'col', textContent: 'Name' }),
    ...columns.map((column) => make('th', { scope: 'col', textContent: column })));
  const lines = rows.map(([row, cells]) =>
    make('tr', {}, make('th', { scope: 'row', textContent: row }),
      ...cells.map(([, text]) => make('td', { textContent: text }))));
  return make('table', {},
    make('caption', { textContent: name }), make('thead', {}, head), make('tbody', {}, ...lines));
}

/** @type {(lists: ChoicesText['lists'], act: (command: string, what: string) => void) => Node[]} */
export const choiceLists = (lists, act) => [
  make('h3', { textContent: 'Choose', tabIndex: -1 }),
  ...lists.map(({ id, label: what, options, chosen: now }) =>
    make('p', {}, make('label', {}, `${what} `, make('select', {
      id: `text-choice-${id}`,
      onchange: ({ target }) =>
        act('choose', `${id} ${/** @type {HTMLSelectElement} */ (target).selectedOptions[0].value}`),
    },
    ...(now < 0 ? [make('option', { textContent: '', selected: true, disabled: true })] : []),
    ...options.map((textContent, which) =>
      make('option', { textContent, value: String(which), selected: which === now })))))),
];
