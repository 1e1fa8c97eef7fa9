// Files as people bring them: dropped, chosen, pasted, opened with the installed page; photos, packed ones, several.
import { anew as test, expect, siteFile } from './lib.mjs';

const record = (placed, name = 'Ann') => ({
  game: 'crosshairs', version: 1, players: [name, 'Ben'],
  moves: ['c4', 'e5', 'g6', 'i6'].slice(0, placed).map((cell) => ({ do: 'cloud', cell })),
});
const json = (placed, name) => JSON.stringify(record(placed, name));
const linkOf = (placed) => `#1j.${Buffer.from(json(placed)).toString('base64url')}`;

// A file in the page: `begin` as Latin 1, then zeros up to `size`. `game`: a picture of ours that holds it.
const bring = (page, files, way = 'drop') => page.evaluate(async ({ files, way, png }) => {
  const { withGame } = await import(png);
  const transfer = new DataTransfer();
  for (const { name = 'a', type = '', begin = '', size = 0, game, unreadable } of files) {
    const bytes = new Uint8Array(Math.max(size, begin.length));
    bytes.set(Array.from(begin, (letter) => letter.charCodeAt(0)));
    let parts = [bytes];
    if (game) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 2, height: 2 });
      const plain = await new Promise((done) => { canvas.toBlob(done, 'image/png'); });
      parts = [withGame(new Uint8Array(await plain.arrayBuffer()), game)];
    }
    const file = new File(parts, name, { type });
    transfer.items.add(file);
    if (unreadable) Blob.prototype.slice = () => { throw new DOMException('gone', 'NotFoundError'); };
  }
  const event = way === 'paste'
    ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
    : new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
  (document.querySelector('dialog[open] textarea') ?? document.body).dispatchEvent(event);
}, { files, way, png: `./${siteFile('png', 'js')}` });

const sheet = (page) => page.locator('#open-sheet');
const refusal = (page) => sheet(page).locator('.refusal');
const shows = (table, key, value) => expect.poll(async () => (await table.state()).app[key]).toEqual(value);
const mega = 1 << 20;

test('what is no game is told by its first bytes, and never put into the field', async ({ table, page }) => {
  await table.open();
  const picture = /There is no game in this picture.* ask for the file itself, or for the link/;
  const pictures = ['\xff\xd8\xff\xe0', '\0\0\0\x18ftypheic', '\0\0\0\x18ftypavif', 'GIF89a', 'RIFF\0\0\0\0WEBPVP8 ',
    '\x89PNG\r\n\x1a\n'];
  for (const begin of pictures) {
    await bring(page, [{ name: 'crosshairs.png', type: 'image/png', begin, size: 8 * mega }]);
    await expect(refusal(page)).toHaveText(picture);
    await expect(page.locator('#open-text')).toHaveValue('');
    await page.keyboard.press('Escape');
  }
  for (const [begin, sentence, size] of [
    ['PK\x03\x04', /packed archive/, mega], ['\x1f\x8b\x08\0', /packed archive/, mega],
    ['\0\0\0\x20ftypisom', /a video or a sound/, 30 * mega], ['ID3\x03', /a video or a sound/, mega],
    ['%PDF-1.7', /This is a document/, mega], ['\x7fELF\x02\x01\x01', /another kind of file/, mega],
    ['', /This file is empty/, 0], ['  \n', /This file is empty/, 0],
    [`{"game":${' '.repeat(600)}`, /too large/, 33 * mega],
  ]) {
    await bring(page, [{ name: 'game.json', type: 'application/json', begin, size }]);
    await expect(refusal(page)).toHaveText(sentence);
    await expect(page.locator('#open-text')).toHaveValue('');
    await page.keyboard.press('Escape');
  }
  await bring(page, [{ name: 'notes.txt', type: 'text/plain', begin: 'Dear diary. '.repeat(20_000) }]);
  await expect(sheet(page)).toBeVisible();
  await expect(page.locator('#open-text')).toHaveValue('');
});

test('a folder, or a file that is gone by now, is told', async ({ table, page }) => {
  await table.open();
  await bring(page, [{ name: 'folder', unreadable: true }]);
  await expect(refusal(page)).toHaveText(/could not be read. It may be a folder/);
});

test('a picture of ours opens whatever it is called, dropped, pasted, and pasted into the sheet',
    async ({ table, page }) => {
  for (const [name, type, way] of [['photo.jpg', 'image/jpeg', 'drop'], ['image', '', 'drop'],
    ['image.png', 'image/png', 'paste'], ['a.png', 'image/png', 'sheet']]) {
    await table.open();
    if (way === 'sheet') await table.press('open');
    await bring(page, [{ name, type, game: linkOf(3) }], way === 'drop' ? 'drop' : 'paste');
    await shows(table, 'size', 3);
    await expect(sheet(page)).toBeHidden();
    await page.goto(process.env.SITE_ADDRESS);
    await page.evaluate(() => window.sightlines.ready.then(() => true));
  }
});

test('several files go into the library, and what cannot is counted', async ({ table, page }) => {
  await table.open();
  await bring(page, [{ name: 'a.json', begin: json(1) }, { name: 'b.json', begin: JSON.stringify(record(2), null, 2) },
    { name: 'c.jpg', game: linkOf(3) }, { name: 'd.txt', begin: `Look: https://example.org/${linkOf(4)}` },
    { name: 'e.json', begin: `[${json(1, 'Carl')},${json(2, 'Carl')}]` },
    { name: 'e.jsonl', begin: `${json(3, 'Carl')}\n{"record":${json(4, 'Carl')}}\n` },
    { name: 'f.jpg', begin: '\xff\xd8\xff\xe0' }]);
  await shows(table, 'screen', 'library');
  await shows(table, 'games', 8);
  await expect(page.locator('#text')).toContainText(
    '8 games added. 1 game could not be opened: There is no game in this picture.');
});

test('files are chosen, several and pictures too; a library that Windows has written in UTF-16 opens',
    async ({ table, page }) => {
  await table.open();
  const chooser = page.locator('#open-file');
  await expect(chooser).toHaveAttribute('accept', /image\/png/);
  await expect(chooser).toHaveAttribute('multiple');
  const text = JSON.stringify({ sightlines: 'library', version: 1, games: [{ record: record(1) }] });
  const big = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  for (const [i, buffer] of [Buffer.from(`\ufeff${text}`, 'utf16le'), big, Buffer.from(text, 'utf16le'),
    Buffer.from(`\ufeff${text}`)].entries()) {
    await chooser.setInputFiles({ name: 'library.json', mimeType: 'application/json', buffer });
    await expect(page.locator('#text')).toContainText(i === 0 ? '1 game added.' : '1 game was here already.');
  }
});

test('the system opens several files with the installed page', async ({ page, table }) => {
  await page.addInitScript(() => {
    const value = { setConsumer(consumer) { window.launch = consumer; } };
    Object.defineProperty(window, 'launchQueue', { value });
    const { matchMedia } = window;
    window.matchMedia = (query) => (query === '(display-mode: standalone)' ? { matches: true } : matchMedia(query));
  });
  await page.goto(process.env.SITE_ADDRESS);
  await page.waitForFunction(() => window.launch);
  await page.evaluate(([one, two]) => window.launch({ files: [
    { getFile: async () => new File([one], 'a.json') }, { getFile: async () => new File([two], 'b.json') },
    { getFile: async () => { throw new DOMException('gone', 'NotFoundError'); } },
  ] }), [json(1), json(2)]);
  await shows(table, 'games', 2);
  await expect(page.locator('#text')).toContainText(
    '2 games added. 1 game could not be opened: This could not be read.');
});

test('a link opens from a file of a Mac’s desktop, and out of rich text, as a file and pasted', async ({
  table, page,
}) => {
  await table.open();
  const begin = `bplist00\xd1\x01\x02SURL_\x10\x40https://games.example/${linkOf(2)}\x08\x0b\x0f\0\0\0\0\0\x01\x01`;
  await bring(page, [{ name: 'game.webloc', begin }]);
  await shows(table, 'size', 2);
  const link = `https://games.example/${linkOf(3)}`;
  const rtf = `{\\rtf1\\ansi {\\field{\\*\\fldinst{HYPERLINK "${link}"}}{\\fldrslt Your move}}}`;
  await bring(page, [{ name: 'letter.rtf', begin: rtf }]);
  await shows(table, 'size', 3);
  await bring(page, [{ name: 'letter.rtf', begin: '{\\rtf1\\ansi Dear Ben, }' }]);
  await expect(refusal(page)).toHaveText(/This is a document/);
  await page.keyboard.press('Escape');
  await page.evaluate((rtf) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/rtf', rtf);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, rtf.replace(link, `https://games.example/${linkOf(1)}`));
  await shows(table, 'size', 1);
});
