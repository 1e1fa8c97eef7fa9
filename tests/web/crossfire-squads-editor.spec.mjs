// Crossfire with squads before the first turn: set-up, tables made by hand, and the link that keeps a secret.
import { inflateRawSync } from 'node:zlib';
import { expect, seenElsewhere, test } from './lib.mjs';

const fragmentOf = (record) => `#${encodeURIComponent(JSON.stringify({ game: 'crossfire-squads', version: 1, ...record }))}`;

const app = async (table) => (await table.state()).app;

async function presses(table, ...marks) {
  for (const mark of marks) {
    if (table.touch) await bringUp(table, mark);
    await table.press(mark);
  }
}

async function onScreen(table, [x, y]) {
  const { camera } = (await app(table)).view;
  return [camera.x + camera.scale * x, camera.y + camera.scale * y];
}

async function tapAt(table, ...points) {
  for (const point of points) {
    const [x, y] = await onScreen(table, point);
    if (table.touch) await table.tap(x, y);
    else await table.page.mouse.click(x, y);
    await table.settled();
  }
}

async function drag(table, from, to) {
  const [a, b] = [await onScreen(table, from), await onScreen(table, to)];
  const at = (part) => a.map((value, i) => value + (b[i] - value) * part);
  if (table.touch) {
    await table.fingers('touchStart', [a]);
    for (const part of [0.3, 0.7, 1]) await table.fingers('touchMove', [at(part)]);
    await table.fingers('touchEnd', []);
  } else {
    await table.page.mouse.move(...a);
    await table.page.mouse.down();
    for (const part of [0.3, 0.7, 1]) await table.page.mouse.move(...at(part));
    await table.page.mouse.up();
  }
  await table.settled();
}

// What the pointer puts down lies on a grid of 10, and a pointer is as exact as the pixels of the screen.
async function expectNear(table, points, expected) {
  const { camera } = (await app(table)).view;
  expect(points).toHaveLength(expected.length);
  for (const [i, point] of points.entries()) {
    expect(point.map((value) => value % 10)).toEqual([0, 0]);
    expect(Math.hypot(...point.map((value, axis) => value - expected[i][axis])), `${point}`).toBeLessThan(8 + 1.5 / camera.scale);
  }
}

// On a phone a list is rolled, below the board if there is one, until it shows what is to be tapped.
async function bringUp(table, mark) {
  const { height } = table.page.viewportSize();
  for (let turns = 0; turns < 30; ++turns) {
    const { marks } = await table.state();
    const [, top, , tall] = marks.board ?? [0, 0, 0, 0];
    const { y } = await table.centre(mark);
    if (top + tall + 20 < y && y < height - 90) return;
    const middle = (top + tall + height) / 2;
    await table.wheel(5, middle, y - middle);
  }
}

async function openSetUp(table) {
  await table.open();
  await presses(table, 'set-up:crossfire-squads');
}

async function openEmptyTable(table) {
  await openSetUp(table);
  await table.press('edit');
  await table.press('clear');
}

// The words on the page can be tapped; what they set, and the forces that they bring, is chapter 13 of the rules.
const scenarios = [
  [0, {}, [16, 16]],
  [1, { scenario: 'village' }, [12, 17]],
  [2, { scenario: 'ambush' }, [20, 14]],
];
for (const [place, options, units] of scenarios) {
  test(`scenario ${place} begins with its forces in place @phone @moves`, async ({ table }) => {
    await openSetUp(table);
    if (place) await presses(table, `scenario:${place}`);
    expect((await app(table)).options).toEqual(options);
    await table.press('begin');
    const { position } = await app(table);
    expect(position).toMatchObject({ phase: 'play', turn: 1 });
    // What is hidden is in the record only: it is for honest players.
    const { moves } = await table.page.evaluate(() => window.sightlines.record());
    const done = (...deeds) => moves.filter((move) => deeds.includes(move.do));
    expect(['a', 'b'].map((side) => done('place', 'hide').filter(({ unit }) => unit[0] === side).length)).toEqual(units);
    const homes = { n: ([, y]) => y, s: ([, y]) => 3840 - y };
    for (const { unit, at } of done('place'))
      expect(homes[position.edges[unit[0] === 'a' ? 0 : 1]](at), unit).toBeLessThanOrEqual(935); // CS-DEP-04
    expect(done('hide').every(({ unit }) => unit[0] === 'b')).toBe(true);
    expect(done('hide').length > 0).toBe(place === 2);
    expect(done('mine', 'wire')).toHaveLength(place === 2 ? 4 : 0);
  });
}

test('players may deploy by themselves, and draw another table @moves', async ({ table }) => {
  await openSetUp(table);
  await table.press('opening:1');
  const before = (await app(table)).record;
  expect(before.moves ?? []).toEqual([]);
  await table.press('seed');
  const { options } = await app(table);
  expect(options.seed).toBeGreaterThan(1);
  await table.press('begin');
  expect((await app(table)).position.phase).toBe('rolloff');
});

test('what needs another section is offered with it, and goes with it @moves', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 }); // all settings are in sight
  await openSetUp(table);
  const marks = async () => (await table.state()).marks;
  expect((await marks()).recon).toBeUndefined();
  expect((await marks())['mines:0:more']).toBeUndefined();
  await presses(table, 'hidden:2', 'recon', 'obstacles', 'mines:1:more', 'observers');
  expect((await app(table)).options).toMatchObject({ hidden: 1, recon: true, obstacles: true, mines: [0, 1], observers: true });
  expect((await app(table)).options.forces[0].filter(({ k }) => k === 'fo')).toHaveLength(1);
  await presses(table, 'hidden:0', 'obstacles', 'observers');
  expect((await app(table)).options).toEqual({});

  await presses(table, 'scenario:2', 'vehicles', 'hidden:0', 'obstacles', 'nations:0:4');
  const { options } = await app(table);
  expect(options).toMatchObject({ scenario: 'ambush', vehicles: false, hidden: -1, recon: false, obstacles: false, nations: ['ru', 'de'] });
  expect(options.forces.flat().filter(({ k }) => ['veh', 'atg', 'bz'].includes(k))).toEqual([]);
  await table.press('begin');
  expect((await app(table)).position.phase).toBe('play');
});

test('a table drawn by hand is shared by its link and opened elsewhere @phone @moves', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEmptyTable(table);
  expect((await app(table)).fault).toMatch(/units/);
  await presses(table, 'edge:2', 'brush:1', 'ground:2'); // Green comes from the south
  const wood = [[2000, 1400], [3600, 1400], [3600, 2400], [2000, 2400]];
  await tapAt(table, ...wood);
  await presses(table, 'outline:close', 'piece:objective', 'ground:5'); // a house, by one stroke: its section is switched on with it
  await drag(table, [4200, 800], [4800, 1200]);
  await presses(table, 'brush:2', 'kind:rifle');
  await tapAt(table, [2800, 3200]);
  await presses(table, 'unit:state:more', 'brush:3', 'kind:hmg');
  await tapAt(table, [2600, 600]);
  const { fault, record } = await app(table);
  expect(fault).toBeNull();
  expect(record.options).toEqual({ buildings: true });
  expect(record.start.obj).toBe('t00');
  const { terrain: { t00, t01 }, units: { a00, b00 } } = record.start;
  expect([t00.k, t01.k]).toEqual(['woods', 'building']);
  await expectNear(table, t00.poly, wood);
  expect(record.start.edges).toEqual(['s', 'n']);
  expect(a00).toMatchObject({ k: 'rifle', st: 'p' });
  expect(b00).toMatchObject({ k: 'hmg', plt: 1, face: [0, 1] });
  await expectNear(table, [a00.at, b00.at], [[2800, 3200], [2600, 600]]);

  await table.press('copy-position');
  const friend = await seenElsewhere(browser, await page.evaluate(() => navigator.clipboard.readText()));
  expect(friend.app.position).toEqual(record.start);
  await table.press('play');
  expect((await app(table)).asked.player).toBe(0);
});

const field = { k: 'field', poly: [[2000, 1400], [3600, 1400], [3600, 2400], [2000, 2400]] };
const facing = { phase: 'play', turn: 1, active: 0, edges: ['s', 'n'], terrain: { t00: field }, units: { a00: { k: 'rifle', at: [1000, 3000] }, b00: { k: 'rifle', at: [1000, 600] } } };

async function edit(table, record) {
  await table.open(fragmentOf(record));
  await presses(table, 'tab:share', 'edit');
}

test('an outline with a dent is explained and cannot be played until it is mended @moves', async ({ table }) => {
  await edit(table, { start: facing });
  await tapAt(table, [2800, 1900]);
  await drag(table, [3600, 2400], [2400, 1600]);
  let { fault } = await app(table);
  let { marks } = await table.state();
  expect(fault).toMatch(/convex/);
  expect(marks['outline-fault']).toBeDefined();
  expect(marks.play).toBeUndefined();
  const corner = async () => (await app(table)).record.start.terrain.t00.poly[2];
  await drag(table, await corner(), [3400, 2600]);
  ({ fault } = await app(table));
  ({ marks } = await table.state());
  expect(fault).toBeNull();
  expect(marks['outline-fault']).toBeUndefined();
  await expectNear(table, [await corner()], [[3400, 2600]]);
});

test('pieces and units move by keys, by 10 and by 1 @moves', async ({ table, page }) => {
  await edit(table, { start: facing });
  await page.focus('#canvas');
  const keys = async (...names) => {
    for (const name of names) await page.keyboard.press(name);
    await table.settled();
  };
  await keys('n', 'ArrowRight', 'Shift+ArrowUp');
  expect((await app(table)).record.start.units.a00.at).toEqual([1010, 2999]);
  await keys('n', 'n', 'ArrowDown');
  expect((await app(table)).record.start.terrain.t00.poly[0]).toEqual([2000, 1410]);
  await keys('z', 'z');
  expect((await app(table)).record.start.units.a00.at).toEqual([1010, 3000]);
  await keys('x');
  expect((await app(table)).record.start.terrain).toEqual({});
});

test('a unit is turned, hidden and brought back @phone @moves', async ({ table, page }) => {
  await page.setViewportSize({ width: page.viewportSize().width, height: 1600 });
  await edit(table, { start: { ...facing, units: { ...facing.units, b01: { k: 'hmg', at: [2800, 1900], face: [0, 1] } } } });
  await table.press('unit:b01');
  await presses(table, 'unit:turn:more'); // a sixteenth of a turn, clockwise
  const unit = async () => (await app(table)).record.start.units.b01;
  expect((await unit()).face).toEqual([-5, 12]);
  await presses(table, 'unit:hidden');
  expect(await unit()).toEqual({ k: 'hmg', face: [-5, 12], hid: 't00' });
  expect((await app(table)).record.options).toEqual({ hidden: 1 });
  expect((await app(table)).fault).toBeNull();
  await presses(table, 'unit:hidden');
  expect((await unit()).at).toEqual([2800, 1900]); // the middle of its field
});

test('a table for a deployment carries ground and forces in its options @moves', async ({ table }) => {
  await edit(table, { start: facing });
  await presses(table, 'begins:1', 'brush:2', 'kind:smg');
  const { record } = await app(table);
  expect(record).toEqual({
    game: 'crossfire-squads', version: 1,
    options: { terrain: { t00: field }, forces: [[{ k: 'rifle' }, { k: 'smg', plt: 1 }], [{ k: 'rifle' }]], units: true },
  });
  await table.press('play');
  expect((await app(table)).position.phase).toBe('rolloff');
});

test('the generator lays out the table of a number, under the units that stand there @moves', async ({ table }) => {
  await table.open(fragmentOf({ options: { seed: 2 } }));
  const { terrain } = (await app(table)).position;
  await edit(table, { start: facing });
  await table.press('seed:more');
  const { record } = await app(table);
  expect(record.start.terrain).toEqual(terrain);
  expect(Object.keys(record.start.units)).toEqual(['a00', 'b00']);
});

// CS-HIDE-03, CS-OBS-02: Red hides a gun in the wood and a minefield under the field.
const secret = {
  options: { hidden: 1, obstacles: true },
  start: {
    ...facing,
    terrain: { t00: field, t01: { ...field, k: 'woods', poly: [[4200, 600], [4800, 600], [4800, 1200], [4200, 1200]] }, m00: { ...field, k: 'mine', pl: 1, hid: true } },
    units: { ...facing.units, b01: { k: 'hmg', hid: 't01' } },
  },
};

const decoded = (link) => JSON.parse(inflateRawSync(Buffer.from(link.split('#1d.')[1], 'base64url')));

test('the link for the opponent leaves out what is hidden, and can be played on @moves', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open(fragmentOf(secret));
  await table.press('tab:share');
  const { marks } = await table.state();
  expect(marks['copy-for:1']).toBeUndefined(); // nothing is hidden from Red
  expect(marks['copy-position']).toBeUndefined();
  const copied = async (mark) => {
    await table.press(mark);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const whole = decoded(await copied('copy-link'));
  expect(whole.start.units.b01).toEqual({ k: 'hmg', hid: 't01' });
  const link = await copied('copy-for:0');
  const open = decoded(link);
  expect(Object.keys(open.start.units)).toEqual(['a00', 'b00']);
  expect(Object.keys(open.start.terrain)).toEqual(['t00', 't01']);
  expect(JSON.stringify(open)).not.toContain('b01');
  const friend = await seenElsewhere(browser, link);
  expect(friend.app.position).toEqual(open.start);
});

test('where nothing would be left to play with, that is said instead of a link @moves', async ({ table }) => {
  const { b00, ...units } = secret.start.units;
  await table.open(fragmentOf({ ...secret, start: { ...secret.start, units } }));
  await table.press('tab:share');
  const { marks } = await table.state();
  expect(marks['copy-for:0']).toBeUndefined();
  expect(marks['no-link-for:0']).toBeDefined();
});
