// The page as a single file on disk: no server, no network.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { diving, frameOf, hexFight, ready, settled } from './host.mjs';
import { anew as test, expect, fragment } from './lib.mjs';

test.use({ draws: true });

const site = process.env.SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));
let folder, asked;

test.beforeEach(async ({ page }) => {
  folder = mkdtempSync(path.join(tmpdir(), 'single-'));
  cpSync(path.join(site, 'sightlines.html'), path.join(folder, 'sightlines.html'));
  asked = [];
  page.on('request', (request) => { if (!/^(data|blob):/.test(request.url())) asked.push(request.url()); });
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const address = (rest = '') => pathToFileURL(path.join(folder, 'sightlines.html')).href + rest;

async function open(table, rest) {
  await table.page.goto(address(rest));
  await table.page.evaluate(() => window.sightlines.ready.then(() => true));
  await table.settled();
}

test('opens by double-click and plays, without asking for anything; keeps games for the next visit', async ({
  table, page,
}) => {
  await open(table, fragment());
  await table.press('cell:e5');
  expect((await page.evaluate(() => window.sightlines.record())).moves).toEqual([{ do: 'cloud', cell: 'e5' }]);
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#1x\./);
  const link = await page.evaluate(() => location.hash);
  await page.reload();
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  await table.settled();
  expect(await page.evaluate(() => location.hash)).toBe(link);
  expect((await table.state()).app.size).toBe(1);
  await page.goto('about:blank');
  await open(table);
  expect((await table.state()).app.screen).toBe('home');
  expect(Object.keys((await table.state()).marks)
    .some((mark) => mark.startsWith('kept') || mark.startsWith('resume') || mark.startsWith('continue'))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(address()))).toEqual([]);
});

test('holds the licences, to be found in the file and read in the page', async ({ table, page }) => {
  const file = readFileSync(path.join(folder, 'sightlines.html'), 'utf8');
  expect(file).toContain('Jean-loup Gailly');
  expect(file).toContain('SIL OPEN FONT LICENSE');
  await open(table);
  await table.press('settings');
  await table.press('licences');
  await expect(page.locator('#rule-sheet')).toContainText('Jean-loup Gailly');
});

test('has every game and every rulebook inside', async ({ table, page }) => {
  for (const [game, name] of [['crosshairs', 'Crosshairs'], ['crossfire-hex', 'Hex Crossfire'],
      ['crossfire-squads', 'Crossfire with squads'], ['aerial-war', 'Aerial War'], ['dogfight', 'Dogfight!']]) {
    await open(table, `#${encodeURIComponent(JSON.stringify({ game, version: 1 }))}`);
    expect((await table.state()).app).toMatchObject({ screen: 'table', game });
    await page.keyboard.press('r');
    await expect(page.locator('#rule-sheet article h1')).toContainText(name);
    const font = await page.locator('#rule-sheet .rulebook').evaluate((book) => getComputedStyle(book).containerName);
    expect(font).toBe('rulebook'); // rules.css is there
    await page.keyboard.press('Escape');
  }
  expect(asked.filter((url) => !url.startsWith(address()))).toEqual([]);
});

test('shows boards in an article beside it on the disk', async ({ page, complaints }) => {
  cpSync(path.join(site, 'embed.js'), path.join(folder, 'embed.js'));
  writeFileSync(path.join(folder, 'article.html'), `<!doctype html><script src="embed.js"></script><script>
    window.boardEvents = [];
    addEventListener('DOMContentLoaded', () => {
      one.addEventListener('ready', () => boardEvents.push({ board: 'one', name: 'ready' }));
    });
    </script><sightlines-board id="one" link="${diving}"></sightlines-board>`);
  await page.goto(pathToFileURL(path.join(folder, 'article.html')).href);
  await ready(page, 'one');
  await settled(await frameOf(page, 'one'));
  expect(await page.evaluate(async (link) => {
    await window.one.play('c4v> xd7');
    await window.one.load(link);
    return (await window.one.record()).game;
  }, hexFight)).toBe('crossfire-hex');
  expect(complaints).toEqual([]);
});

test('says that a browser is too old', async ({ page }) => {
  await page.addInitScript(() => { delete Array.prototype.at; });
  page.removeAllListeners('pageerror');
  await page.goto(address());
  await expect(page.locator('#loading-text')).toContainText('needs a newer browser: Chrome or Edge from 92 on');
});

test('its share sheet offers a file where there is no address, and links to the site where that was known', async ({
  table, page,
}) => {
  const sheet = page.locator('#ways-sheet');
  const share = async () => {
    await open(table, fragment(1));
    await table.press('tab:share');
    await table.press('more-ways');
    await expect(sheet).toBeVisible();
  };
  await share();
  await expect(sheet.getByText('A link needs an address')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save as a file' }).first().click()]);
  expect(download.suggestedFilename()).toBe('crosshairs.json');
  expect(await sheet.locator('textarea').evaluateAll((all) => all.map(({ value }) => value).join()))
    .not.toContain('file:');

  const home = 'https://games.example/sightlines/';
  const text = readFileSync(path.join(folder, 'sightlines.html'), 'utf8');
  writeFileSync(path.join(folder, 'sightlines.html'), text.replace('<html ', `<html data-site="${home}" `));
  await page.goto('about:blank');
  await share();
  await expect(sheet.locator('#ways-link')).toHaveValue(new RegExp(`^${home}#1x\\.`));
  expect(await sheet.locator('#ways-snippet').inputValue()).toContain(`src="${home}embed.js"`);
  expect(await sheet.locator('#ways-bare').inputValue()).toContain(`src="${home}?embed#`);
});
