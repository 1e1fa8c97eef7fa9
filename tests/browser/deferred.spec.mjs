// Deferred games (listed in web/CMakeLists.txt), each in a file of its own. Tested with one of them.
import { anew as test, expect, fragment } from './lib.mjs';

const game = 'aerial-war';
const link = `#${encodeURIComponent(JSON.stringify({ game, version: 1 }))}`;
const file = `**/${game}.wasm`;

test.beforeEach(async ({ page }) => {
  page.fetched = 0;
  page.on('request', (request) => { if (request.url().endsWith(`/${game}.wasm`)) page.fetched += 1; });
});

const app = async (table) => (await table.state()).app;

async function seeCard(table) {
  await table.wheel(5, 400, 5000); // beside the cards
}

test('neither the home page nor a game of the first part fetches it; its card does, once, and begins', async ({
  table, page,
}) => {
  await table.open();
  await table.press('quick:crosshairs');
  expect(await app(table)).toMatchObject({ screen: 'table', game: 'crosshairs' });
  await table.press('home');
  await seeCard(table);
  await page.evaluate(() => new Promise((done) => { requestIdleCallback(done, { timeout: 1000 }); }));
  expect(page.fetched).toBe(0);
  await table.press(`quick:${game}`);
  expect(await app(table)).toMatchObject({ screen: 'table', game });
  await table.press('home');
  await seeCard(table);
  await table.press(`set-up:${game}`);
  expect(await app(table)).toMatchObject({ screen: 'set-up', game });
  expect(page.fetched).toBe(1);
});

test('a link opens, and so do Back and Forward and a script', async ({ table, page }) => {
  await table.open(link);
  expect(await app(table)).toMatchObject({ screen: 'table', game });
  await page.evaluate((next) => { location.hash = next; }, fragment(2));
  await expect.poll(async () => (await app(table)).game).toBe('crosshairs');
  await page.goBack();
  await expect.poll(async () => (await app(table)).game).toBe(game);
  await page.evaluate((text) => window.sightlines.load(text), fragment(1));
  expect(await page.evaluate((text) => window.sightlines.load(text), link)).toEqual({ ok: true });
  expect((await page.evaluate(() => window.sightlines.record())).game).toBe(game);
  expect(page.fetched).toBe(1);
});

// The browser itself reports a failed request in the console.
function excuse(complaints) {
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  complaints.length = 0;
}

test('no connection, or a page instead of the file: says so, keeps the link, and tries again', async ({
  table, page, complaints,
}) => {
  await page.route(file, (route) => route.abort());
  await table.open(link);
  expect(await app(table)).toEqual({ screen: 'loading', game, failed: true });
  await expect(page.locator('#announcer')).toContainText('could not be loaded');
  await table.press('try-again');
  expect(await app(table)).toMatchObject({ failed: true });
  await page.unroute(file);
  await page.route(file, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Not here' }));
  await table.press('try-again');
  expect(await app(table)).toMatchObject({ failed: true });
  expect(await page.evaluate(() => location.hash)).toBe(link);
  await page.unroute(file);
  await table.press('try-again');
  expect(await app(table)).toMatchObject({ screen: 'table', game });
  excuse(complaints);
});

test('a file of another build does not join', async ({ table, page }) => {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const body = Buffer.from(await response.body());
    const at = body.indexOf('first') + 'first'.length + 1; // the name of the first import begins with the build
    body[at] = body[at] === 0x30 ? 0x31 : 0x30;
    await route.fulfill({ response, body });
  });
  await table.open(link);
  expect(await app(table)).toMatchObject({ screen: 'loading', failed: true });
});
