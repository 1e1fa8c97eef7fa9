// An exercise that somebody has made, on another site: tried, answered, solved, and told to the page around it.
import { article, frameOf, ready, script, settled } from './host.mjs';
import { anew as test, expect } from './lib.mjs';

const move = (from, to) => ({ do: 'move', from, to });
const study = {
  game: 'crossfire-hex', version: 1,
  moves: [move('d2', 'f2'), move('j2', 'h2'), move('e3', 'g3')],
  notes: [{ at: 0, text: 'A quiet start. Goal: Take the middle. Hint: Two steps.' }, { at: 3, text: 'That is it.' }],
  lines: [{ from: 0, at: 0, moves: [move('h2', 'j2')], notes: [{ at: 1, text: 'The wrong way.' }] }],
};
// The same study as the page writes it.
const written = '1x.h1Q9xr0mxMR6OGDTdbtXW9aswFp3ScJ8N1DkuOZiNW7ywiKAbn1M7XKcG2RklMzcCMvx6kxxHR65QClXq2NfZhM1o3B';
const link = `#exercise=0.${written}`;

const saidIn = async (page) => {
  const frame = await frameOf(page, 'own');
  await settled(frame);
  return frame.evaluate(() => Object.keys(window.sightlines.state().marks));
};

test('an exercise opens in an embed, answers a wrong try, and tells its page that it was solved', async ({ page }) => {
  await article(page, `${script()}<sightlines-board id="own" link="${link}"></sightlines-board>`);
  await ready(page, 'own');
  const play = (moves) => page.evaluate(async (moves) => {
    const board = document.getElementById('own');
    await board.play(moves).catch(() => {});
    return (await board.record()).moves?.length ?? 0;
  }, moves);
  await expect.poll(() => page.evaluate(() => window.boardEvents.some(({ name, detail }) =>
    name === 'change' && detail.game === 'crossfire-hex'))).toBe(true);
  expect(await play('h2-j2')).toBe(0); // taken back
  expect(await saidIn(page)).toContain('lesson:said');
  expect(await play('d2-f2')).toBe(2); // with the reply
  expect(await play('e3-g3')).toBe(3);
  await expect.poll(() => page.evaluate(() => window.boardEvents.filter(({ name }) => name === 'solved')
    .map(({ detail }) => detail))).toEqual([{ game: 'crossfire-hex', lesson: 'exercise' }]);
});

test('an exercise opens on the page by its link, and a study has the button that makes one', async ({
  table, page,
}) => {
  await table.open(link);
  expect(Object.keys((await table.state()).marks)).toContain('lesson:goal');
  await page.evaluate((study) => window.sightlines.load(JSON.stringify(study)), study);
  await table.settled();
  await table.press('try');
  await table.press('tab:log');
  await table.press('tree:exercise');
  expect(Object.keys((await table.state()).marks)).toContain('exercise:try');
});

test('games of other places open as they are pasted', async ({ table, page }) => {
  await table.open();
  const load = (text) => page.evaluate((text) => window.sightlines.load(text), text);
  expect(await load('1. cloud:a1 cloud:e5')).toEqual({ ok: true });
  await table.settled();
  expect((await table.state()).app).toMatchObject({ game: 'crosshairs', size: 2 });
  await load('(;GM[crossfire]SU[crossfire];P0[0 Start P0];P0[1 Pickb E 1];P0[2 Dropb W E 2 1];P0[3 Done])');
  await table.settled();
  await expect.poll(async () => (await table.state()).app.game).toBe('crossfire-hex');
  expect((await table.state()).app.size).toBe(1);
  expect((await load('cloud:a1\ncloud:a1')).error.message).toContain('Move 2 of that game');
});
