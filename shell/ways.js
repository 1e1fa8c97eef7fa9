// The share sheet: link, QR code, embedding, picture, file and moves of the game on the table. Fetched when first
// opened.
import { encoded, withGame } from './png.js';
import { codeOf, mostInCode } from './code.js';
import { make } from './dom.js';
import { pictureOf } from './picture.js';
import { isReadable } from './readable.js';

const pictureScale = 2;

/** @typedef {Choice & { link: string }} Chosen */

/**
 * @param {{
 *   game: Game,
 *   address: (fragment: string) => string,
 *   copyText: (text: string) => void,
 *   shared: (content: ShareData, otherwise: () => unknown) => Promise<boolean>,
 *   saveFile: (name: string, content: Blob) => void,
 *   show: (sheet: HTMLDialogElement) => void,
 * }} page
 */
export function shareSheet({ game, address, copyText, shared: given, saveFile, show }) {
  /** @type {Shared} */
  let shared;
  /** @type {Chosen} */
  let chosen;
  /** @type {HTMLIFrameElement | null} */
  let preview = null;
  /** @type {Blob | null} */
  let picture = null;

  const status = make('p', { className: 'status', role: 'status' });
  const title = make('h2', { id: 'ways-title', textContent: 'Share' });
  const legend = make('legend', { textContent: 'What is shared' });
  const what = make('fieldset', {}, legend);
  const link = make('input', { id: 'ways-link', readOnly: true, spellcheck: false });
  const size = make('p', { className: 'note' });
  const code = make('div', { className: 'code' });
  const codeNote = make('p', { className: 'note' });
  const snippet = make('textarea', { id: 'ways-snippet', rows: 4, readOnly: true, spellcheck: false });
  const bare = make('textarea', { id: 'ways-bare', rows: 3, readOnly: true, spellcheck: false });
  const bareLabel = make('label', {
    htmlFor: bare.id, className: 'note',
    textContent: 'Where no script is allowed, a plain frame does. Where frames are not allowed either, use the link.',
  });
  const snippetLabel = make('label', { htmlFor: snippet.id, className: 'note' });
  const frame = make('div', { className: 'frame' });
  const image = make('img', { alt: 'The board, as the picture shows it' });

  /** @type {(text: string, words: string) => Promise<void>} */
  const copied = async (text, words) => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = words;
    } catch {
      copyText(text); // opens a sheet with the text
    }
  };
  /** @type {(name: string, work: () => unknown, className?: string) => HTMLButtonElement} */
  const button = (name, work, className = '') =>
    make('button', { type: 'button', className, textContent: name, onclick: work });
  /** @param {ShareData} content */
  const shareVia = (content) => given(content,
    () => copied(address(chosen.link), 'This device did not share it. The link is copied instead.'));
  /** @param {string} end */
  const fileName = (end) => `${shared.game}.${end}`;

  const tryIt = button('Show it here', () => {
    if (preview) return closePreview();
    const src = `${location.pathname}?embed${chosen.link}`;
    preview = make('iframe', { title: 'How the embedded board looks', src });
    preview.setAttribute('sandbox', 'allow-scripts allow-popups');
    frame.append(preview);
    tryIt.textContent = 'Hide it';
  });
  function closePreview() {
    preview?.remove();
    preview = null;
    tryIt.textContent = 'Show it here';
  }

  /** @param {Blob} content */
  const pictureFile = (content) => new File([content], fileName('png'), { type: 'image/png' });
  const savePicture = button('Save the picture', () => picture && saveFile(fileName('png'), picture));
  const sharePicture = button('Share the picture…', () =>
    picture && shareVia({ files: [pictureFile(picture)], title: shared.title }));
  const sharesFiles = navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] });

  /** @type {(name: string, id: string, ...content: (Node | string)[]) => HTMLElement} */
  const section = (name, id, ...content) =>
    make('section', { ariaLabel: name }, make('h3', { textContent: name, id }), ...content);
  /** @param {HTMLElement[]} buttons */
  const actions = (...buttons) => make('div', { className: 'actions' }, ...buttons);
  const onDisk = location.protocol === 'file:';
  const hasAddress = !address('').startsWith('file:');
  const shareLink = button('Share…', () => shareVia({ title: shared.title, url: address(chosen.link) }));
  const close = make('button',
    { type: 'button', textContent: 'Close', ariaLabel: 'Close the share sheet', onclick: () => dialog.close() });

  const saveFileButton = (className = '') => button('Save as a file', () =>
    saveFile(fileName('json'), new Blob([chosen.record ?? ''], { type: 'application/json' })), className);
  const linkSection = hasAddress ? section('Link', 'ways-link-title',
    make('label', { htmlFor: 'ways-link', className: 'unseen', textContent: 'The link' }), link, size,
    actions(
      button('Copy link', () => copied(address(chosen.link), 'The link is copied.'), 'primary'),
      ...(typeof navigator.share === 'function' ? [shareLink] : [])))
    : section('Link', 'ways-link-title', make('p', {
      textContent: 'A link needs an address, and this page is a file on your device: its links lead nowhere for '
        + 'others. Send a file instead: it opens in any copy of this page.',
    }), actions(saveFileButton('primary')));
  const embedSection = section('On your website', 'ways-embed-title',
    snippetLabel, snippet,
    actions(
      button('Copy the lines', () => copied(snippet.value, 'The lines are copied.')),
      ...(onDisk ? [] : [tryIt])),
    frame,
    ...(!hasAddress ? [] : [bareLabel, bare,
      actions(button('Copy without a script', () => copied(bare.value, 'The frame is copied.')))]));
  const pictureSection = section('Picture', 'ways-picture-title', image,
    make('p', {
      className: 'note',
      textContent: 'The game travels inside the picture: dropped on this page, it opens again. '
        + '(Some sites strip this when they shrink a picture.)',
    }),
    actions(savePicture, ...(sharesFiles ? [sharePicture] : [])));
  const fileSection = section('File and moves', 'ways-file-title',
    actions(
      saveFileButton(),
      button('Copy the moves as text', () => copied(shared.moves, 'The moves are copied.'))));

  const dialog = make('dialog', { id: 'ways-sheet', className: 'side' },
    make('header', {}, title, close),
    make('article', {},
      what, linkSection, ...(hasAddress ? [section('QR code', 'ways-code-title', code, codeNote)] : []),
      embedSection, pictureSection, fileSection, status));
  dialog.setAttribute('aria-labelledby', 'ways-title');
  dialog.addEventListener('close', closePreview);
  document.body.append(dialog);

  /** @type {(drawn: ImageData) => Promise<Blob | null>} */
  function pngOf(drawn) {
    if (!isReadable() && 'CompressionStream' in window) return encoded(drawn);
    const canvas = make('canvas', { width: drawn.width, height: drawn.height });
    canvas.getContext('2d')?.putImageData(drawn, 0, 0);
    return new Promise((done) => { canvas.toBlob(done, 'image/png'); });
  }

  // A picture must match the current choice, even if the choice changes while it is being made.
  /** @param {Chosen} choice */
  async function draw(choice) {
    picture = null;
    savePicture.disabled = sharePicture.disabled = true;
    let drawn = pictureOf(game, 800, 640, pictureScale);
    if (!drawn) {
      await game.arrived(); // its code may be loading now
      if (choice !== chosen) return;
      drawn = pictureOf(game, 800, 640, pictureScale);
    }
    pictureSection.hidden = !drawn;
    if (!drawn) return;
    const plain = await pngOf(drawn);
    if (!plain) { // it could not be drawn
      if (choice === chosen) pictureSection.hidden = true;
      return;
    }
    const made = withGame(new Uint8Array(await plain.arrayBuffer()), choice.link);
    if (choice !== chosen) return;
    picture = made;
    savePicture.disabled = sharePicture.disabled = false;
    URL.revokeObjectURL(image.src);
    image.src = URL.createObjectURL(picture);
  }

  /** @param {Chosen} choice */
  function choose(choice) {
    chosen = choice;
    const whole = address(choice.link);
    status.textContent = '';
    link.value = whole;
    const tooLong = whole.length > 2000 ? ' Some messengers cut messages at 2,000.' : '';
    size.textContent = `${whole.length.toLocaleString('en')} characters.${tooLong}`;
    const fits = whole.length <= mostInCode;
    code.replaceChildren(...(fits ? [codeOf(whole)] : []));
    codeNote.textContent = !fits
      ? `This link is too long for a QR code, which holds at most ${mostInCode.toLocaleString('en')} characters. `
        + 'A position is shorter than a whole game.'
      : whole.length > 600
        ? 'A large code: hold the camera still, or share a position instead of a whole game.'
        : 'Point a phone’s camera at it.';
    snippetLabel.textContent = choice.study
      ? 'Paste this into your page: readers step through the study there, with its comments and variations.'
      : 'Paste this into your page: readers play the position right there.';
    const page = hasAddress ? address('').slice(0, -1) : 'sightlines.html';
    const titled = shared.title.replace(/["&<>]/g, '');
    bare.value = `<iframe src="${page}?embed${choice.link}" sandbox="allow-scripts allow-popups"`
      + ` width="480" height="360" title="${titled}"></iframe>`;
    snippet.value = !hasAddress ? bare.value
      : `<script src="${new URL('embed.js', address('')).href}" async></script>\n`
        + `<sightlines-board link="${choice.link}"><a href="${whole}">${titled}</a></sightlines-board>`;
    closePreview();
    draw(choice);
  }

  return () => {
    const answer = game.share();
    if (!answer) return;
    shared = answer;
    title.textContent = `Share ${shared.title}`;
    /** @type {(() => void) | undefined} */
    let chooseFirst;
    const choices = shared.choices.map((choice, i) => {
      const { name, note, link: fragment } = choice;
      const warns = choice.private ? 'warning' : '';
      const input = make('input',
        { type: 'radio', name: 'ways-what', id: `ways-what-${i}`, disabled: !fragment, checked: false });
      if (fragment) {
        const take = () => choose({ ...choice, link: fragment });
        input.onchange = take;
        chooseFirst ??= () => { input.checked = true; take(); };
      }
      return make('div', { className: 'choice' }, input,
        make('label', { htmlFor: input.id },
          make('span', { textContent: name }), make('small', { className: warns, textContent: note })));
    });
    what.replaceChildren(legend, ...choices);
    if (!chooseFirst) return;
    chooseFirst();
    show(dialog);
  };
}
