// The library: its store, the HTML of its screen, files that come and go, the text view.
import { readFile } from 'node:fs/promises';
import { anew, expect, impatient } from './lib.mjs';

const cells = ['c4', 'e5', 'g6', 'i6'];
const recordOf = (which) => ({
  game: 'crosshairs', version: 1, players: [`Ann ${which}`, 'Ben'],
  moves: cells.slice(0, which % 4).map((cell) => ({ do: 'cloud', cell })),
});
const linkOf = (record) => `#1j.${Buffer.from(JSON.stringify(record)).toString('base64url')}`;
const lineOf = (which) =>
  `${which} ${linkOf(recordOf(which))} 00 @h${1.7e12 - which * 864e5} ~0 ^ Red to act\n`;
const fileOf = (count) => JSON.stringify({
  sightlines: 'library', version: 1,
  games: Array.from({ length: count }, (_, which) => ({ id: `g${which}`, when: 1.7e12, record: recordOf(which) })),
});

// Games that have left the list of the start page, and have not arrived in the store yet.
async function withGames(table, count) {
  await table.open();
  await table.page.evaluate((lines) => localStorage.setItem('sightlines.games-older', lines),
    Array.from({ length: count }, (_, which) => lineOf(which)).join(''));
}

async function openLibrary(table) {
  await table.page.goto(`${process.env.SITE_ADDRESS}#library`);
  await table.page.reload();
  await table.page.evaluate(() => window.sightlines.ready.then(() => true));
  await shows(table, 'screen', 'library');
}

const shows = (table, key, value) =>
  expect.poll(async () => (await table.state()).app[key], { timeout: 20_000 }).toBe(value);

// The page makes the store: whoever opens it earlier must not.
const stored = (page) => page.evaluate(() => new Promise((resolve) => {
  const request = indexedDB.open('sightlines');
  request.onupgradeneeded = () => request.transaction.abort();
  request.onerror = () => resolve(0);
  request.onsuccess = ({ target }) => {
    target.result.transaction('games').objectStore('games').getAllKeys().onsuccess = (event) => {
      target.result.close();
      resolve(event.target.result.length);
    };
  };
}));

const field = (page) => page.locator('#library-search');

// For each letter that is typed: how many games the first frame shows, and how many when the page is idle again, and
// how many frames that takes. So a stutter is told on any machine, however busy.
const framesToFind = (page, words) => page.evaluate(async (words) => {
  const field = document.getElementById('library-search');
  const frame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
  const shown = () => window.sightlines.state().app.shown;
  const letters = [];
  for (let length = 1; length <= words.length; ++length) {
    field.value = words.slice(0, length);
    field.dispatchEvent(new Event('input'));
    await frame();
    const first = shown();
    let frames = 1;
    for (; !window.sightlines.state().idle; ++frames) await frame();
    letters.push({ first, last: shown(), frames });
  }
  return letters;
}, words);

const importFile = async (page, buffer) =>
  page.setInputFiles('#open-file', { name: 'library.json', mimeType: 'application/json', buffer: Buffer.from(buffer) });

anew('games move into the store and stay there; one is deleted, brought back, named', async ({ table, page }) => {
  await withGames(table, 30);
  await openLibrary(table);
  await shows(table, 'games', 30);
  await expect.poll(() => stored(page)).toBe(30);
  expect(await page.evaluate(() => localStorage.getItem('sightlines.games-older'))).toBe(null);
  await openLibrary(table);
  await shows(table, 'games', 30);

  await table.press('delete:0');
  await shows(table, 'games', 29);
  await expect.poll(() => stored(page)).toBe(29);
  await table.press('library:undo');
  await shows(table, 'games', 30);
  await expect.poll(() => stored(page)).toBe(30);

  await table.press('rename:0');
  await page.locator('#title-text').fill('The long evening');
  await page.locator('#title-sheet').getByRole('button', { name: 'OK' }).click();
  await field(page).fill('long even');
  await shows(table, 'shown', 1);
  await field(page).press('Enter');
  await openLibrary(table);
  await shows(table, 'games', 30);
  await field(page).fill('long even');
  await shows(table, 'shown', 1);
  await table.press('library:open:0');
  await shows(table, 'screen', 'table');
  await expect(field(page)).toBeHidden();
  await page.goBack();
  await shows(table, 'screen', 'library');
});

anew('where the store is refused, the games stay where they were, and the library says so', async ({ table, page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };
  });
  await withGames(table, 5);
  await openLibrary(table);
  await shows(table, 'games', 5);
  await expect(page.locator('#text')).toContainText('This browser keeps only the games on the start page');
  expect(await page.evaluate(() => localStorage.getItem('sightlines.games-older').split('\n').length)).toBe(6);
  await importFile(page, fileOf(3));
  await expect(page.locator('#text')).toContainText('This browser refuses to keep these games.');
  await shows(table, 'games', 5);
});

for (const [how, open] of Object.entries({
  'never answers': () => ({}),
  'is blocked': () => {
    const request = new EventTarget();
    setTimeout(() => request.onblocked?.(new Event('blocked')), 10);
    return request;
  },
})) {
  anew(`a store that ${how} is given up with a sentence, and all else goes on`, async ({ table, page }) => {
    await page.addInitScript(`IDBFactory.prototype.open = ${open}`);
    await impatient(page, 1000);
    await withGames(table, 5);
    await openLibrary(table);
    await shows(table, 'games', 5); // those that wait for the store
    await expect(page.locator('#text')).toContainText('The other games cannot be read just now.');
    expect(await page.evaluate(() => localStorage.getItem('sightlines.games-older').split('\n').length)).toBe(6);
    await importFile(page, fileOf(3));
    await expect(page.locator('#text')).toContainText('This browser refuses to keep these games.');
    await table.press('library:open:0');
    await shows(table, 'screen', 'table');
  });
}

anew('the browser is asked to keep a library of ten games, and no smaller one', async ({ table, page }) => {
  await page.addInitScript(() => {
    window.asked = 0;
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => { ++window.asked; return true; };
  });
  for (const [count, asked] of [[9, 0], [10, 1]]) {
    await withGames(table, count);
    await openLibrary(table);
    await shows(table, 'games', count);
    await expect.poll(() => stored(page)).toBe(count);
    await expect.poll(() => page.evaluate(() => window.asked)).toBe(asked);
  }
});

anew('500 games come out of a file, are found, and go into one', async ({ table, page }) => {
  await table.open();
  await openLibrary(table);
  await importFile(page, fileOf(500));
  await expect(page.locator('#text')).toContainText('500 games added.', { timeout: 60_000 });
  await expect.poll(() => stored(page)).toBe(500);
  await shows(table, 'working', false); // all are described
  const letters = await framesToFind(page, 'ann 499');
  expect(letters.map(({ first }) => first)).toEqual(letters.map(({ last }) => last)); // all is found at once
  expect(letters[0].last).toBeGreaterThan(499);
  expect(Math.max(...letters.map(({ frames }) => frames))).toBeLessThan(25); // a picture a frame, of the rows in sight
  await shows(table, 'shown', 1);
  await field(page).fill('');
  const coming = page.waitForEvent('download');
  await table.press('library:export');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('sightlines-library.json');
  const whole = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(whole).games).toHaveLength(500);

  await importFile(page, whole.slice(0, whole.length / 2));
  await expect(page.locator('#text')).toContainText('This file is cut off or damaged. Your games are as they were.');
  expect(await stored(page)).toBe(500);
});

anew('in the text view games are found, opened, deleted and brought back', async ({ table, page }) => {
  await withGames(table, 3);
  await openLibrary(table);
  await shows(table, 'games', 3);
  await page.keyboard.press('F2');
  const text = page.locator('#text');
  await expect(text.getByRole('heading', { name: 'Library' })).toBeVisible();
  await expect(text.getByRole('button', { name: 'Delete' })).toHaveCount(3); // samples have none
  await text.getByLabel('Search').fill('13 nov');
  await expect(text.getByRole('button', { name: 'Delete' })).toHaveCount(1);
  await text.getByRole('button', { name: 'Delete' }).click();
  await expect(text.getByText('is deleted')).toBeVisible();
  await text.getByRole('button', { name: 'Undo' }).click();
  await text.getByRole('button', { name: 'Crosshairs' }).click();
  await shows(table, 'screen', 'table');
});
