// Puzzles: one failed and then solved, and its link.
import { anew, expect, seenElsewhere } from './lib.mjs';

const start = { game: 'crosshairs', version: 1 };
const puzzle = (id, cell) => ({
  id, title: `Title of ${id}`, level: 1, record: start, answer: [{ do: 'cloud', cell }], hint: 'Look.', why: 'So.',
});
const file = JSON.stringify({ puzzles: 1, game: 'crosshairs', list: [puzzle('a', 'e5'), puzzle('b', 'c4')] });

anew('a puzzle is failed, then solved, and stays solved', async ({ table, page, complaints }) => {
  await page.route('**/puzzles/crosshairs.json', (route) => route.fulfill({ body: file }));
  await table.open('#puzzle=crosshairs/a');
  const stand = async () => (await table.state()).app.puzzle?.stand;
  await expect.poll(stand).toBe('open');
  await table.press('cell:i6');
  expect(await stand()).toBe('missed');
  await table.press('cell:e5');
  expect(await stand()).toBe('done');
  await table.press('puzzle:next');
  expect((await table.state()).app.puzzle.id).toBe('b');
  await page.goBack();
  await expect.poll(async () => (await table.state()).app.puzzle.id).toBe('a');
  await page.goto(`${process.env.SITE_ADDRESS}#puzzle=crosshairs`);
  await page.reload();
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  await expect.poll(async () => (await table.state()).app.daily?.crosshairs.progress).toBe('1 of 2 solved');
  expect(complaints).toEqual([]);
});

anew('the link of a puzzle opens it elsewhere, without the answer', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open('#puzzle=crosshairs/p2');
  await table.press('puzzle:share');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${process.env.SITE_ADDRESS}#puzzle=crosshairs/p2`);
  const { app } = await seenElsewhere(browser, link, ({ puzzle }) => puzzle);
  expect([app.puzzle.id, app.puzzle.stand, app.size]).toEqual(['p2', 'open', 0]);
});
