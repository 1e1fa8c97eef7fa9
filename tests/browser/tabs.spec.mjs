// Two tabs of one browser, and a tab that the browser had put aside for Back.
import { anew as test, expect, fragment, Table } from './lib.mjs';

async function arrive(page) {
  await page.goto(process.env.SITE_ADDRESS + fragment(1));
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  const table = new Table(page, false);
  await table.settled();
  return table;
}

// The address follows shortly after; the other tab is opened with it.
async function play(page, moves) {
  const before = page.url();
  await page.evaluate((moves) => window.sightlines.play(moves), moves);
  await expect.poll(() => page.url()).not.toBe(before);
}
const size = async (table) => (await table.state()).app.size;
const kept = (page) => page.evaluate(() => localStorage.getItem('sightlines.games').split('\n').filter(Boolean).length);

test('a game at one screen that goes on in another tab is shown there as it stands', async ({ page, context }) => {
  const table = await arrive(page);
  await play(page, '~e5');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.evaluate(() => window.sightlines.ready.then(() => true));
  const second = new Table(other, false);
  await play(other, '~g6');
  await expect.poll(() => size(table)).toBe(3);
  await expect(page.locator('#text')).toContainText('This game went on in another tab.');
  await play(page, '~i6');
  await expect.poll(() => size(second)).toBe(4);
  expect(await kept(page)).toBe(1);
});

test('a tab that comes back by Back looks at what is stored before it writes', async ({ page, context }) => {
  // It is told nothing meanwhile.
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));
  const table = await arrive(page);
  await play(page, '~e5');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.evaluate(() => window.sightlines.ready.then(() => true));
  await play(other, '~g6');
  await other.close();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => size(table)).toBe(3);
  expect(await kept(page)).toBe(1);
});
