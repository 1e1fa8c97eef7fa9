// The rulebooks in the side sheet, and the licences, a page of the same make: shows the <main> of its page, with a
// search field. Positions are drawn by the game itself and can be played. Fetched when a rule is first opened.
import { element, make } from './dom.js';
import { fetched } from './site.js';
import { pictureOf } from './picture.js';

const fewestLetters = 2;
const mostFound = 40;
/** @type {[width: number, height: number]} */
const pictureSize = [480, 360];
const pictureScale = 2;

/**
 * @param {Game} game
 * @param {(address: URL) => Promise<unknown> | undefined} adoptStyle
 * @param {(text: string) => void} openText
 */
export function connectRules(game, adoptStyle, openText) {
  const sheet = element('rule-sheet');
  const article = /** @type {HTMLElement} */ (sheet.querySelector('article'));
  const title = element('rule-title');
  /** @type {string | null} */
  let shownBook = null;
  let asked = 0; // times: of several that come, the last that was asked for is shown
  let askedBook = '';

  const field = make('input',
    { type: 'search', id: 'rule-search', placeholder: 'Search', spellcheck: false, autocomplete: 'off' });
  const found = make('ul', { id: 'rule-found', hidden: true });
  const status = make('p', { className: 'unseen', role: 'status' });
  const finder = make('div', { className: 'search', role: 'search' },
    make('label', { htmlFor: 'rule-search', className: 'unseen', textContent: 'Search the rules' }),
    field, status, found);
  sheet.querySelector('header')?.after(finder);

  /** @param {string} id */
  function seek(id) {
    article.querySelector('.shown')?.classList.remove('shown');
    const rule = id ? article.querySelector(`#${CSS.escape(id)}`) : null;
    rule?.classList.add('shown');
    for (let part = rule; part && part !== article; part = part.parentElement)
      if (part instanceof HTMLDetailsElement) part.open = true;
    if (rule) rule.scrollIntoView({ block: 'start' });
    else article.scrollTop = 0;
  }

  // --- search: rules that contain every word, in the order of the rulebook
  /** @param {string} text */
  const plain = (text) => text.toLocaleLowerCase('en').replace(/\s+/g, ' ');

  /** @type {(text: string, word: string) => string} */
  function excerpt(text, word) {
    const at = Math.max(0, plain(text).indexOf(word) - 40);
    return `${at > 0 ? '… ' : ''}${text.slice(at, at + 110)}${at + 110 < text.length ? ' …' : ''}`;
  }

  function search() {
    const words = plain(field.value).split(' ').filter((word) => word.length >= fewestLetters);
    const hits = words.length === 0 ? [] : [...article.querySelectorAll('.rule[id]')]
      .map((rule) => ({ id: rule.id, text: (rule.textContent ?? '').replace(/\s+/g, ' ').trim() }))
      .filter(({ text }) => words.every((word) => plain(text).includes(word)));
    found.replaceChildren(...hits.slice(0, mostFound).map(({ id, text }) => {
      const shownText = excerpt(text.startsWith(id) ? text.slice(id.length).trim() : text, words[0]);
      const choose = () => { seek(id); found.hidden = true; };
      return make('li', {},
        make('button', { type: 'button', onclick: choose }, make('b', { textContent: id }), ` ${shownText}`));
    }));
    found.hidden = words.length === 0;
    if (words.length > 0 && hits.length === 0)
      found.append(make('li', { className: 'none', textContent: 'No rule has all these words.' }));
    status.textContent = words.length === 0 ? '' : `${hits.length} ${hits.length === 1 ? 'rule' : 'rules'} found`;
  }
  field.addEventListener('input', search);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') found.querySelector('button')?.click();
    if (event.key === 'Escape' && field.value) {
      event.preventDefault();
      field.value = '';
      search();
    }
  });

  // --- positions: a link in the rulebook's page, a board in the sheet
  /** @param {HTMLAnchorElement} link */
  const recordOf = (link) => decodeURIComponent(new URL(link.href, location.href).hash.slice(1));
  /** @type {(figure: HTMLElement) => HTMLAnchorElement | null} A rule in the caption is a link as well. */
  const linkOf = (figure) => figure.querySelector(':scope > a');
  /** @type {(figure: HTMLElement, otherwise: string) => string} */
  const captionOf = (figure, otherwise) => figure.querySelector('figcaption')?.textContent ?? otherwise;

  /** @param {string} record */
  async function drawn(record) {
    const picture = pictureOf(game, ...pictureSize, pictureScale, record);
    if (picture) return picture;
    await game.arrived(); // the game's code may be loading now
    return pictureOf(game, ...pictureSize, pictureScale, record);
  }

  /** @param {HTMLElement} figure */
  async function draw(figure) {
    const link = linkOf(figure);
    const canvas = figure.querySelector('canvas');
    const picture = link && await drawn(recordOf(link));
    if (picture) canvas?.getContext('2d')?.putImageData(picture, 0, 0);
    else canvas?.remove(); // the link stays
  }

  // Reserves space for the picture, so that the text does not move.
  /** @param {HTMLElement} figure */
  function makeRoom(figure) {
    const [width, height] = pictureSize.map((side) => side * pictureScale);
    figure.prepend(make('canvas', { width, height, role: 'img', ariaLabel: captionOf(figure, 'A position') }));
    inSight.observe(figure);
  }

  /** @type {(figure: HTMLElement, link: HTMLAnchorElement) => void} */
  function playHere(figure, link) {
    const src = `${location.pathname}?embed#${encodeURIComponent(recordOf(link))}`;
    const frame = make('iframe', { title: captionOf(figure, 'A position to play'), src });
    frame.setAttribute('sandbox', 'allow-scripts allow-popups');
    figure.querySelector('canvas')?.replaceWith(frame);
    link.remove();
    frame.focus();
  }

  const inSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      inSight.unobserve(target);
      draw(target);
    }
  }, { root: article, rootMargin: '200px' });

  // --- the rulebook
  /** @type {(path: string, isWanted: () => boolean) => Promise<void>} */
  async function loadBook(path, isWanted) {
    const response = await fetched(path);
    const book = new DOMParser().parseFromString(await response.text(), 'text/html');
    const style = path.includes('/') ? 'rules.css' : 'rules/rules.css';
    await adoptStyle(new URL(style, response.url || location.href)); // the fonts are here already
    const text = book.querySelector('main');
    if (!isWanted()) return;
    if (!text) throw new Error(`${path} is no rulebook.`);
    const main = document.importNode(text, true);
    const pages = make('div', { className: main.className });
    pages.append(...main.childNodes);
    inSight.disconnect();
    article.replaceChildren(pages);
    title.textContent = book.title;
    search(); // for what was typed while it came
    /** @type {NodeListOf<HTMLElement>} */
    const positions = article.querySelectorAll('figure.position');
    positions.forEach(makeRoom);
  }

  // A link within the rulebook must not change the address, which belongs to the game.
  article.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const link = target.closest('a');
    /** @type {HTMLElement | null} */
    const figure = target.closest('figure.position');
    const href = link?.getAttribute('href');
    const position = figure && linkOf(figure);
    if (position && (link === position || target.closest('canvas'))) {
      event.preventDefault();
      if (location.protocol === 'file:') openText(recordOf(position)); // a single file cannot embed itself
      else playHere(figure, position);
    } else if (href?.startsWith('#')) {
      event.preventDefault();
      seek(decodeURIComponent(href.slice(1)));
    }
  });

  return {
    /** @type {(gameId: string, rule: string) => Promise<void>} */
    async showRule(gameId, rule) {
      article.focus();
      const path = gameId === 'licences' ? 'licences.html' : `rules/${encodeURIComponent(gameId)}.html`;
      finder.hidden = gameId === 'licences';
      const which = ++asked;
      const isWanted = () => which === asked;
      if (askedBook !== path) {
        askedBook = path;
        field.value = '';
        search();
      }
      if (shownBook !== path) {
        shownBook = null;
        try {
          await loadBook(path, isWanted);
        } catch (cause) {
          if (isWanted()) throw cause;
        }
        if (!isWanted()) return;
        shownBook = path;
      }
      seek(rule);
    },
  };
}
