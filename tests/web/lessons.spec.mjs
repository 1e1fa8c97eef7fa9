// Lessons: on the way through the address bar, and when their file does not come.
import { anew, expect, test } from './lib.mjs';

const app = async (table) => (await table.state()).app;
const play = (table, move) => table.page.evaluate((move) => window.sightlines.play(move), move).then(async (answer) => { await table.settled(); return answer; });

test('from home to a first lesson, and on to the next', async ({ table, page }) => {
  await table.open();
  await table.press('learn:crosshairs');
  const { screen, lessons, done } = await app(table);
  expect(screen).toBe('learn');
  expect(lessons.length).toBeGreaterThanOrEqual(10);
  expect(done).toEqual([]);
  await table.press('lesson:enter');
  expect(await app(table)).toMatchObject({ screen: 'table', lesson: { game: 'crosshairs', id: 'enter', stand: 'open' } });
  await expect.poll(() => new URL(page.url()).hash).toBe('#lesson=crosshairs/enter');

  await play(table, '+a3=se'); // looks off the board: legal, and no good
  const { lesson, cursor } = await app(table);
  expect(lesson.stand).toBe('taken back');
  expect(lesson.said).toMatch(/off the board/);
  expect(cursor).toBe(0);

  await play(table, '+a3=ne');
  expect((await app(table)).lesson.stand).toBe('done');
  await table.press('lesson:next');
  expect((await app(table)).lesson).toMatchObject({ id: lessons[1], stand: 'open' });
  await page.goBack();
  await table.settled();
  expect((await app(table)).lesson.id).toBe('enter');
  await page.reload();
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  await table.settled();
  expect((await app(table)).lesson).toMatchObject({ id: 'enter', stand: 'open' });
});

anew('lessons that do not come, or are no lessons, are said to be missing, and come with another try', async ({ table, page, complaints }) => {
  await page.route('**/lessons/*.json', (route) => route.abort());
  await table.open();
  await table.press('learn:crosshairs');
  expect(await app(table)).toMatchObject({ screen: 'loading', failed: true });
  await page.unroute('**/lessons/*.json');
  await page.route('**/lessons/*.json', (route) => route.fulfill({ contentType: 'application/json', body: '{"lessons":1,"game":"crosshairs","list":[{"id":"x"}]}' }));
  await table.press('try-again');
  expect(await app(table)).toMatchObject({ screen: 'loading', failed: true });
  await page.unroute('**/lessons/*.json');
  await table.press('try-again');
  expect((await app(table)).screen).toBe('learn');
  complaints.length = 0; // the aborted request
});
