// A study in an article, page by page.
import { article, click, frameOf, ready, script, settled } from './host.mjs';
import { anew as test, expect, seenElsewhere } from './lib.mjs';

const hostile = '<img src=x onerror="document.title=1"> & "all" of it';
const move = (from, to) => ({ do: 'move', from, to });
const study = {
  game: 'crossfire-hex', version: 1, moves: [move('d2', 'f2'), move('j2', 'h2')],
  notes: [{ at: 0, text: 'White begins.' }, { at: 1, text: hostile }],
  lines: [{ from: 0, at: 1, moves: [move('c3', 'e3')], notes: [{ at: 2, text: 'Bolder.' }] }],
};
const link = `#${encodeURIComponent(JSON.stringify(study))}`;

const turn = (page, method) => page.evaluate((method) => document.getElementById('one')[method](), method);
const shown = (page) => page.evaluate(() => {
  const { detail } = window.boardEvents.findLast(({ name }) => name === 'change');
  return [detail.ply, detail.comment];
});

test('it opens at its start; methods and buttons turn its pages, and the article is told the comment', async ({
  page, complaints,
}) => {
  await article(page, `${script()}<sightlines-board id="one" link='${link}' style="height: 360px"></sightlines-board>`);
  await ready(page, 'one');
  await expect.poll(() => page.evaluate(() => window.boardEvents.some(({ name }) => name === 'change'))).toBe(true);
  expect(await shown(page)).toEqual([0, 'White begins.']);
  expect(await turn(page, 'next')).toBe(null);
  expect(await shown(page)).toEqual([1, hostile]);
  await settled(await frameOf(page, 'one'));
  await click(page, 'one', 'way:1');
  await expect.poll(() => shown(page)).toEqual([2, 'Bolder.']);
  await click(page, 'one', 'previous');
  await click(page, 'one', 'next'); // the main line
  await expect.poll(() => shown(page)).toEqual([2, '']);
  expect(await turn(page, 'next')).toBe(null); // there is no further page
  expect(await turn(page, 'previous')).toBe(null);
  expect(await shown(page)).toEqual([1, hostile]);
  expect(await page.evaluate(() => document.getElementById('one').record())).toEqual(study);
  expect(await (await frameOf(page, 'one')).evaluate(() => document.title)).not.toBe('1');
  expect(complaints).toEqual([]);
});

test('the share sheet makes the lines that show all of it', async ({ table, page }) => {
  await table.open(link);
  await table.press('tab:share');
  await table.press('more-ways');
  const sheet = page.locator('#ways-sheet');
  await expect(sheet).toContainText('readers step through the study there');
  const lines = await sheet.locator('#ways-snippet').inputValue();
  expect(lines).toContain('<sightlines-board link="#1x.');
  await sheet.getByRole('button', { name: 'Show it here' }).click();
  const frame = await (await sheet.locator('iframe').elementHandle()).contentFrame();
  await settled(frame);
  expect(await frame.evaluate(() => [window.sightlines.record(), window.sightlines.state().app.cursor]))
    .toEqual([study, 0]);
  await sheet.getByLabel('This position').check();
  await expect(sheet).toContainText('readers play the position right there');
});

test('it is made at the table, and its link brings all of it', async ({ table, page, browser }) => {
  const game = { game: 'crossfire-hex', version: 1, moves: study.moves };
  await table.open(`#${encodeURIComponent(JSON.stringify(game))}`);
  await table.press('tab:log');
  await table.press('analysis');
  await page.keyboard.press('ArrowLeft');
  await table.settled();
  await table.press('cell:c3');
  await table.press('cell:e3');
  await table.press('tree:ask');
  await page.locator('#comment-text').fill(hostile);
  await page.locator('#comment-text').press('Enter');
  await table.settled();
  const made = { ...game, lines: [{ from: 0, at: 1, moves: [move('c3', 'e3')], notes: [{ at: 2, text: hostile }] }] };
  expect(await page.evaluate(() => window.sightlines.record())).toEqual(made);
  await expect.poll(async () => (await seenElsewhere(browser, page.url())).record).toEqual(made); // the address is late
});

test('a game is reviewed: progress, the curve, what cost most', async ({ table, page }) => {
  const moves = [['d2', 'f2'], ['j2', 'h2'], ['f2', 'g1'], ['h2', 'g3']].map(([from, to]) => move(from, to));
  await table.open(`#${encodeURIComponent(JSON.stringify({ game: 'crossfire-hex', version: 1, moves }))}`);
  await table.press('tab:log');
  await table.press('analysis');
  await table.press('tab:analysis');
  await expect.poll(async () => Object.keys((await table.state()).marks)).toContain('review:begin');
  await table.press('review:begin');
  await expect.poll(async () => Object.keys((await table.state()).marks)).not.toContain('review:progress');
  const { app, marks } = await table.state();
  expect(Object.keys(marks)).toContain('curve');
  expect(app.size).toBe(4);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sightlines.reviews'))).not.toBe(null);
  await table.press('curve');
  expect((await table.state()).app.cursor).toBeGreaterThan(0);
});
