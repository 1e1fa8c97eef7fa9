// Lessons on the page: opened from home, by link and in an embed; wrong tries, hints, the goal, the next one.
import { readFile } from 'node:fs/promises';
import { anew, expect, test } from './lib.mjs';

const app = async (table) => (await table.state()).app;
const play = (table, move) => table.page.evaluate((move) => window.sightlines.play(move), move).then(async (answer) => { await table.settled(); return answer; });

const book = async (game) => JSON.parse(await readFile(new URL(`../../public/lessons/${game}.json`, import.meta.url))).list;

test('from home to a first lesson, and on to the next @phone @moves-phone', async ({ table, page }) => {
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

test('what was done stays ticked, and a lesson is no game to go on with @moves', async ({ table }) => {
  await table.open('#lesson=crosshairs/enter');
  await play(table, '+a3=ne');
  await table.open();
  expect((await app(table)).kept).toBe(0);
  await table.press('learn:crosshairs');
  expect((await app(table)).done).toEqual(['enter']);
});

test('the rules refuse an illegal try as everywhere, with their id @moves', async ({ table }) => {
  await table.open('#lesson=crosshairs/enter');
  const { error } = await play(table, '+f6=ne');
  expect(error.rule).toMatch(/^CH-/);
  expect((await app(table)).lesson.stand).toBe('open');
});

test('hints come one by one, undo goes back, start over begins anew @moves', async ({ table }) => {
  await table.open('#lesson=crosshairs/enter');
  const { hints } = (await book('crosshairs'))[0];
  for (const _ of hints) await table.press('lesson:hint');
  expect((await table.state()).marks['lesson:hint']).toBeUndefined();
  await play(table, '+a3=ne');
  await table.press('undo');
  expect(await app(table)).toMatchObject({ cursor: 0, lesson: { stand: 'open' } });
  await play(table, '+a4=nw');
  expect((await app(table)).lesson.stand).toBe('done');
  await table.press('lesson:play-on');
  expect((await app(table)).lesson).toBeUndefined();
  expect((await app(table)).cursor).toBe(1);
});

for (const [game, id] of [['aerial-war', 'two-dice'], ['crossfire-hex', ''], ['crossfire-squads', 'initiative'], ['dogfight', 'edges']]) {
  test(`the lessons of ${game} open by link @moves`, async ({ table }) => {
    const first = id || (await book(game))[0].id;
    await table.open(`#lesson=${game}/${first}`);
    expect((await app(table)).lesson).toMatchObject({ game, id: first, stand: 'open' });
  });
}

test('a link to a lesson that there is not leads to the list, or says so @moves', async ({ table, page }) => {
  await table.open('#lesson=crosshairs/no-such-lesson');
  expect((await app(table)).screen).toBe('learn');
  await table.open();
  for (const text of ['#lesson=tic-tac-toe/one', '#lesson=../../etc/passwd', '#lesson=', `#lesson=${'x'.repeat(5000)}`, '#lesson=crosshairs/%00<script>']) {
    const { error } = await page.evaluate((text) => window.sightlines.load(text), text);
    expect(error?.message, text).toMatch(/lesson/);
  }
  expect(new URL(page.url()).hash).toBe(''); // what is refused does not become the address
  expect((await app(table)).screen).toBe('home');
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

// On a phone what can be done is below the goal: it is rolled into sight, as a finger would.
async function rollPanel(table) {
  if (!table.touch) return;
  const { width, height } = table.page.viewportSize();
  await table.wheel(width / 2, height - 60, 400);
}

test('a lesson by hand: a climb that turns the wrong way, then the right one @phone @moves', async ({ table }) => {
  await table.open('#lesson=crosshairs/climb');
  await table.press('cell:c3');
  await rollPanel(table);
  await table.press('card:climb:left');
  expect((await app(table)).lesson).toMatchObject({ stand: 'taken back', said: expect.stringContaining('turn to the left') });
  await table.press('cell:c3');
  await rollPanel(table);
  await table.press('card:climb:right');
  expect((await app(table)).lesson.stand).toBe('done');
});
