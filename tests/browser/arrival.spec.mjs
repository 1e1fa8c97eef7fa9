// How a link reaches the page: addresses that were changed on their way, hosts with habits, other tabs, the system.
import { readFileSync } from 'node:fs';
import { hexFight } from './host.mjs';
import { anew as test, expect, fragment, site, Table } from './lib.mjs';

const app = async (table) => (await table.state()).app;
// Which game is on the table; while its code is fetched nothing is, and no step of the history leads to it.
const onTable = async (table) => {
  const { screen, game } = await app(table);
  return screen === 'table' && game;
};

// What is loaded after redirects.
async function arrive(page, address) {
  const table = new Table(page, false);
  await page.goto(address);
  await page.waitForFunction(() => window.sightlines?.ready.then(() => true));
  await table.settled();
  return table;
}

test('where the "#" was encoded on its way, the page that says "nothing here" leads to the game', async ({ page }) => {
  for (const lost of [hexFight.replace('#', '%23'), hexFight.replace('#', 'index.html%23'),
    `${hexFight.replace('#', '%2523')}?utm_source=mail`, hexFight.replace('#', '?embed%23')]) {
    await page.goto('about:blank');
    const table = await arrive(page, process.env.SITE_ADDRESS + lost);
    expect(await app(table)).toMatchObject({ screen: 'table', game: 'crossfire-hex', size: 8 });
    expect(page.url()).not.toMatch(/%(25)?23/);
  }
  const response = await page.goto(`${process.env.SITE_ADDRESS}nothing/of/the/kind`);
  expect(response.status()).toBe(404);
  await expect(page.getByRole('heading')).toHaveText('There is nothing at this address');
});

test.describe('a host that does not add the slash to a folder', () => {
  const address = `${new URL(process.env.SITE_ADDRESS ?? 'http://localhost/').origin}/games`;
  const serveFolder = (page, host = () => false) => page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/games' || pathname === '/games/') return route.fulfill({ path: `${site}/index.html` });
    if (host(route) || !pathname.startsWith('/games/')) return route.fulfill({ status: 404, body: 'Not found' });
    return route.continue({ url: process.env.SITE_ADDRESS + pathname.slice('/games/'.length) });
  });

  test('still serves the whole page: a link, a deferred game, a rulebook', async ({ page }) => {
    await serveFolder(page);
    const table = await arrive(page, address + fragment(2));
    expect(await app(table)).toMatchObject({ screen: 'table', game: 'crosshairs', size: 2 });
    expect(new URL(page.url()).pathname).toBe('/games/');
    expect(await page.evaluate(() => getComputedStyle(document.getElementById('stage')).position)).toBe('fixed');
    await page.evaluate((link) => window.sightlines.load(link), hexFight);
    await expect.poll(() => onTable(table)).toBe('crossfire-hex');
    await table.settled();
    await page.locator('#canvas').focus();
    await page.keyboard.press('r');
    await expect(page.locator('#rule-sheet article h1')).toHaveText(/Hex Crossfire/);
  });

  test('and where nothing is beside the page, it says so', async ({ page }) => {
    await serveFolder(page, () => true);
    await page.goto(address + hexFight);
    await expect(page.locator('#loading-text')).toHaveText(/could not be loaded/);
    expect(new URL(page.url()).pathname).toBe('/games'); // as it was asked for
  });
});

test('a link that is opened in another tab is offered in this one, and opened there only if somebody wants it',
    async ({ page, context }) => {
  const table = await arrive(page, process.env.SITE_ADDRESS + fragment(1));
  const offer = page.getByRole('region', { name: 'Another tab' });
  const heard = page.locator('#announcer'); // what is new with its words would not be read out
  const other = await context.newPage();
  await arrive(other, process.env.SITE_ADDRESS + hexFight);
  await expect(offer).toBeVisible();
  await expect(heard).toHaveText('A link was opened in another tab.');
  expect(await app(table)).toMatchObject({ game: 'crosshairs', size: 1 });
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toHaveCount(0);
  await other.reload(); // is not to open it again
  await other.waitForFunction(() => window.sightlines?.ready.then(() => true));
  await other.goto('about:blank');
  expect(await offer.count()).toBe(0);
  await arrive(other, process.env.SITE_ADDRESS + hexFight);
  await offer.getByRole('button', { name: 'Open it here too' }).click();
  await expect.poll(() => onTable(table)).toBe('crossfire-hex');
  await page.goBack();
  await expect.poll(() => onTable(table)).toBe('crosshairs');
});

test('the installed page opens the files and links that the system gives it, and not again what it was opened with',
    async ({ page }) => {
  await page.addInitScript(() => {
    const value = { setConsumer(consumer) { window.launch = consumer; } };
    Object.defineProperty(window, 'launchQueue', { value });
    const { matchMedia } = window; // browsers do not emulate this one
    window.matchMedia = (query) => (query === '(display-mode: standalone)' ? { matches: true } : matchMedia(query));
  });
  const address = process.env.SITE_ADDRESS + fragment(1);
  const table = await arrive(page, address);
  await page.waitForFunction(() => window.launch);
  const length = await page.evaluate(() => history.length);
  await page.evaluate((targetURL) => window.launch({ targetURL, files: [] }), address);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.evaluate((targetURL) => window.launch({ targetURL, files: [] }), process.env.SITE_ADDRESS + hexFight);
  await expect.poll(() => onTable(table)).toBe('crossfire-hex');
  await page.evaluate(() => window.launch({ files: [{
    getFile: async () => new File(['{"game":"crosshairs","version":1}'], 'a.json', { type: 'application/json' }),
  }] }));
  await expect.poll(() => onTable(table)).toBe('crosshairs');
});

test('Back leads out of the page in as many steps as games were opened; sheets are none, and close', async ({
  page,
}) => {
  const before = `${process.env.SITE_ADDRESS}embed.html`;
  await page.goto(before);
  const table = await arrive(page, process.env.SITE_ADDRESS);
  await page.evaluate((link) => window.sightlines.load(link), fragment(2));
  await table.settled();
  await table.press('tab:share');
  await table.press('more-ways');
  await expect(page.locator('#ways-sheet')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate((link) => window.sightlines.load(link), hexFight);
  await expect.poll(() => onTable(table)).toBe('crossfire-hex');
  await page.evaluate(() => window.sightlines.load('#lesson=crosshairs/enter'));
  await expect.poll(async () => (await app(table)).lesson?.id).toBe('enter');
  await page.evaluate(() => window.sightlines.load('#puzzles'));
  await expect.poll(async () => (await app(table)).screen).toBe('puzzles');

  await page.goBack();
  await expect.poll(async () => (await app(table)).lesson?.id).toBe('enter');
  await page.goForward();
  await expect.poll(async () => (await app(table)).screen).toBe('puzzles');
  await page.goBack();
  await expect.poll(async () => (await app(table)).lesson?.id).toBe('enter');
  await page.goBack();
  await expect.poll(() => onTable(table)).toBe('crossfire-hex');
  await table.press('tab:share');
  await table.press('more-ways');
  await expect(page.locator('#ways-sheet')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#ways-sheet')).toBeHidden();
  await expect.poll(async () => (await app(table)).size).toBe(2);
  await page.goBack();
  await expect.poll(async () => (await app(table)).screen).toBe('home');
  await page.goBack();
  await expect.poll(() => page.url()).toBe(before);
});

test('the page itself has nothing inline but what its policy names', async ({ page, complaints }) => {
  await arrive(page, process.env.SITE_ADDRESS);
  expect(readFileSync(`${site}/index.html`, 'utf8')).not.toContain('data-inline');
  expect(complaints).toEqual([]);
});
