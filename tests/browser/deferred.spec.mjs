// What is fetched when it is first needed, or is not to be had: the code of games (web/CMakeLists.txt lists those that
// have a file of their own, and one of them stands for all here), lessons, rules.
import { anew as test, expect } from './lib.mjs';

const game = 'aerial-war';
const link = `#${encodeURIComponent(JSON.stringify({ game, version: 1 }))}`;
const file = `**/${game}-*.wasm`;

test.beforeEach(async ({ page }) => {
  page.fetched = 0;
  page.on('request', (request) => { if (request.url().includes(`/${game}-`)) page.fetched += 1; });
});

const app = async (table) => (await table.state()).app;

async function seeCard(table) {
  await table.wheel(5, 400, 5000); // beside the cards
}

test('neither the home page nor a game of the first part fetches it; its card does, once, and begins', async ({
  table, page,
}) => {
  await table.open();
  for (const mark of ['play:crosshairs', 'mode:2', 'start']) await table.press(mark);
  expect(await app(table)).toMatchObject({ screen: 'table', game: 'crosshairs' });
  await table.press('home');
  await seeCard(table);
  await page.evaluate(() => new Promise((done) => { requestIdleCallback(done, { timeout: 1000 }); }));
  expect(page.fetched).toBe(0);
  for (const mark of [`play:${game}`, 'mode:2', 'start']) await table.press(mark);
  expect(await app(table)).toMatchObject({ screen: 'table', game });
  await table.press('home');
  await seeCard(table);
  for (const mark of [`play:${game}`, 'mode:2', 'options']) await table.press(mark);
  expect(await app(table)).toMatchObject({ screen: 'set-up', game });
  expect(page.fetched).toBe(1);
});

// The browser itself writes into the console that a file did not come.
function excuse(complaints) {
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  complaints.length = 0;
}

test('no connection, a page instead of the file, or a file of another build: says so, keeps the link, tries again',
    async ({ table, page, complaints }) => {
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
  await page.unroute(file);
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const body = Buffer.from(await response.body());
    const at = body.indexOf('first') + 'first'.length + 1; // the name of the first import begins with the build
    body[at] = body[at] === 0x30 ? 0x31 : 0x30;
    await route.fulfill({ response, body });
  });
  await table.press('try-again');
  expect(await app(table)).toMatchObject({ failed: true });
  expect(await page.evaluate(() => location.hash)).toBe(link);
  await page.unroute(file);
  await table.press('try-again');
  expect(await app(table)).toMatchObject({ screen: 'table', game });
  excuse(complaints);
});

test('rules and lessons that do not come, or are none, are said to be missing, and come with another try', async ({
  table, page, complaints,
}) => {
  await table.open();
  await page.route('**/rules/*.html', (route) => route.abort());
  for (const mark of ['play:crosshairs', 'start:rules']) await table.press(mark);
  await expect(page.locator('#rule-sheet')).toContainText('could not be loaded');
  await page.unroute('**/rules/*.html');
  await page.getByRole('button', { name: 'Close the rules' }).click();
  await table.press('start:rules');
  await expect(page.locator('#rule-sheet').getByRole('heading', { name: 'Crosshairs', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route('**/lessons/*.json', (route) => route.abort());
  await table.press('learn');
  expect(await app(table)).toMatchObject({ screen: 'loading', failed: true });
  await page.unroute('**/lessons/*.json');
  await page.route('**/lessons/*.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"lessons":1,"game":"crosshairs","list":[{"id":"x"}]}' }));
  await table.press('try-again');
  expect(await app(table)).toMatchObject({ screen: 'loading', failed: true });
  await page.unroute('**/lessons/*.json');
  await table.press('try-again');
  expect((await app(table)).screen).toBe('learn');
  excuse(complaints);
});
