// Crosshairs played on the page: by mouse, by finger, by keys. It stands for all games: tests/page plays the others.
import { expect, seenElsewhere, test } from './lib.mjs';
import { fragmentOf, point, type } from './play.mjs';

const clouds = '~d1 ~h8 ~d8 ~h1 ~f1 ~f11 ~b1 ~j7 ~b7 ~j1 ~c6 ~e8 ~g8 ~i6 ~f4 ~d3'.split(' ');
const opening = `+a2=ne  +k3=sw +k5=sw  a2^ +a2=nw +a5=ne  +k1=se +k2=se +k4=sw +k6=sw
  b3^ a2-2 a5-1 +a1=ne +a6=nw  k3-2 k5-1 k1-1 k2-1 k4-1 k6-1`.split(/\s+/);
const attack = ['c2-2>', 'c4v', 'd5v<', 'xi3']; // a dive of two manoeuvres brings the second line of fire onto i3

const planeOn = (position, cell) => position.planes?.find((plane) => plane.at === cell);

test('a duel from the set-up to a plane shot down, and its link in another browser', async ({
  table, page, context, browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open();
  for (const mark of ['play:crosshairs', 'mode:2', 'options', 'opening:1', 'begin']) await table.press(mark);
  for (const move of clouds.slice(0, 2)) await point(table, move);
  expect((await page.evaluate(() => window.sightlines.record())).moves).toHaveLength(2);
  // As the others are laid.
  expect(await page.evaluate((text) => window.sightlines.load(text), fragmentOf(clouds))).toEqual({ ok: true });
  for (const move of opening) await point(table, move);

  let { app } = await table.state();
  expect(app.asked.who).toBe('Green to act');
  expect(planeOn(app.position, 'i3').p).toBe(1);
  for (const move of attack.slice(0, -1)) await point(table, move);
  ({ app } = await table.state());
  expect(planeOn(app.position, 'e6')).toMatchObject({ p: 0, dir: 'nw', m: true });
  await point(table, attack.at(-1));

  ({ app } = await table.state());
  expect(app.size).toBe(clouds.length + opening.length + attack.length);
  expect(planeOn(app.position, 'i3')).toBeUndefined();
  expect(app.position.planes.filter((plane) => plane.p === 1)).toHaveLength(5);

  await table.press('tab:share');
  await table.press('copy-link');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#1x.');

  const friend = await seenElsewhere(browser, link);
  expect(friend.app.position).toEqual(app.position);
  expect(friend.record).toEqual(await page.evaluate(() => window.sightlines.record()));
});

test('a whole turn by finger on a phone @touch', async ({ table }) => {
  await table.open(fragmentOf([...clouds, ...opening]));
  for (const move of [...attack, 'a1-1', 'b6-1', 'a6-1', '+a3=ne']) await point(table, move);
  const { app } = await table.state();
  expect(app.asked.player).toBe(1);
  expect(planeOn(app.position, 'i3')).toBeUndefined();
  expect(planeOn(app.position, 'a3')).toMatchObject({ p: 0, dir: 'ne' });
});

test('a whole turn by keys alone: a climb, level flights, entries; then a dive and a shot', async ({ table, page }) => {
  const [before, turn, reply] = [opening.slice(0, 10), opening.slice(10, 15), opening.slice(15)];
  await table.open(fragmentOf([...clouds, ...before]));
  await page.focus('#canvas');
  for (const move of turn) await type(table, move);
  expect((await table.state()).app.asked.player).toBe(1);
  expect(await page.evaluate((text) => window.sightlines.load(text),
    fragmentOf([...clouds, ...before, ...turn, ...reply]))).toEqual({ ok: true });
  await page.focus('#canvas');
  for (const move of attack) await type(table, move);
  const { app } = await table.state();
  expect(planeOn(app.position, 'e6')).toMatchObject({ p: 0, dir: 'nw' });
  expect(planeOn(app.position, 'i3')).toBeUndefined();
});
