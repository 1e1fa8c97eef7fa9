// Crosshairs played on the page: by mouse, by finger, by keys.
import { expect, seenElsewhere, test } from './lib.mjs';
import { fragmentOf, point, type } from './play.mjs';

const clouds = '~d1 ~h8 ~d8 ~h1 ~f1 ~f11 ~b1 ~j7 ~b7 ~j1 ~c6 ~e8 ~g8 ~i6 ~f4 ~d3'.split(' ');
const opening = `+a2=ne  +k3=sw +k5=sw  a2^ +a2=nw +a5=ne  +k1=se +k2=se +k4=sw +k6=sw
  b3^ a2-2 a5-1 +a1=ne +a6=nw  k3-2 k5-1 k1-1 k2-1 k4-1 k6-1`.split(/\s+/);
const attack = ['c2-2>', 'c4v', 'd5v<', 'xi3']; // a dive of two manoeuvres brings the second line of fire onto i3

const cloudsDown = fragmentOf(clouds);

const planeOn = (position, cell) => position.planes?.find((plane) => plane.at === cell);

test('a duel from the set-up to a plane shot down, and its link in another browser', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open();
  for (const mark of ['set-up:crosshairs', 'opening:1', 'begin']) await table.press(mark);
  for (const move of clouds.slice(0, 2)) await point(table, move);
  expect((await page.evaluate(() => window.sightlines.record())).moves).toHaveLength(2);
  expect(await page.evaluate((text) => window.sightlines.load(text), fragmentOf(clouds))).toEqual({ ok: true }); // as the others are laid
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
  expect(link).toContain('#1d.');

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
  expect(await page.evaluate((text) => window.sightlines.load(text), fragmentOf([...clouds, ...before, ...turn, ...reply]))).toEqual({ ok: true });
  await page.focus('#canvas');
  for (const move of attack) await type(table, move);
  const { app } = await table.state();
  expect(planeOn(app.position, 'e6')).toMatchObject({ p: 0, dir: 'nw' });
  expect(planeOn(app.position, 'i3')).toBeUndefined();
});

test('clouds are laid by keys, and one too many is told why @moves', async ({ table, page }) => {
  await table.open();
  await page.focus('#canvas');
  for (const mark of ['set-up:crosshairs', 'opening:1', 'begin']) await table.press(mark);
  for (const move of ['~e5', '~e6', '~e7']) await type(table, move);
  const { app } = await table.state();
  expect(app.size).toBe(2);
  expect(app.notice.rule).toBe('CH-CLOUD-03');
  expect(app.view.causes).toEqual(['e5', 'e6']);
});

test('an action that is not allowed is refused with its rule and its cause, and changes nothing @phone @moves', async ({ table }) => {
  await table.open(cloudsDown);
  for (const move of opening.slice(0, 3)) await point(table, move);
  await table.press('cell:a2');
  await table.press('card:swoop:ahead');
  let { app } = await table.state();
  expect(app.notice.rule).toBe('CH-DIVE-03');
  await table.press('cell:k3');
  ({ app } = await table.state());
  expect(app.notice.rule).toBe('CH-FIRE-04');
  expect(app.size).toBe(clouds.length + 3);
  expect(app.view.chosen).toBe('a2');
});

test('undo, redo and the arrow keys walk through the game, which is kept for the next visit @moves', async ({ table, page }) => {
  await table.open(cloudsDown);
  await point(table, opening[0]);
  const size = clouds.length + 1;
  await table.press('undo');
  expect((await table.state()).app.cursor).toBe(size - 1);
  await table.press('redo');
  for (const [name, cursor] of [['ArrowLeft', size - 1], ['ArrowLeft', size - 2], ['ArrowRight', size - 1], ['Home', 0], ['End', size]]) {
    await page.keyboard.press(name);
    await table.settled();
    expect((await table.state()).app.cursor).toBe(cursor);
  }
  await page.waitForTimeout(200); // the address is written a moment later
  await page.goto('about:blank');
  await table.open();
  expect((await table.state()).app.kept).toBe(1);
  await table.press('kept:0');
  expect((await table.state()).app.size).toBe(size);
});

test('what a hostile link holds leaves the game on the table as it was @moves', async ({ table, page }) => {
  await table.open(cloudsDown);
  await point(table, opening[0]);
  await page.waitForTimeout(200);
  const [before, address] = [await page.evaluate(() => window.sightlines.record()), page.url()];
  for (const fragment of ['#9z.abc', '#1d.!!!', '#1d.AAAA', '#{"game":"__proto__","version":1}', `#1j.${'A'.repeat(40_000)}`,
    '#%7B%22game%22%3A%22%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%22%2C%22version%22%3A1%7D']) {
    await page.evaluate((hash) => { location.hash = hash; }, fragment);
    await page.waitForTimeout(150);
    await table.settled();
    const { app } = await table.state();
    expect(app.notice.rule, fragment).toBe('FORMAT');
    expect(await page.evaluate(() => window.sightlines.record())).toEqual(before);
    expect(page.url()).toBe(address);
  }
});
