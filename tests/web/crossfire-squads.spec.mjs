// Crossfire with squads played on the page. Dice are tapped in, so that every game here goes the same way; places on the
// table are reached through the camera that the page tells of.
import { expect, seenElsewhere, test } from './lib.mjs';

const fragmentOf = (record) => `#${encodeURIComponent(JSON.stringify({ game: 'crossfire-squads', version: 1, ...record }))}`;

const woods = { k: 'woods', poly: [[1900, 2000], [2300, 2000], [2300, 2400], [1900, 2400]] };
const rifle = (x, y, more = {}) => ({ k: 'rifle', at: [x, y], ...more });

// Green's turn on an open table with one wood on it; Green comes from the south.
const battle = (units, more = {}) => ({
  phase: 'play', turn: 3, active: 0, edges: ['s', 'n'], obj: 't00', terrain: { t00: woods }, units, ...more,
});

// Whatever tests ask for: what is chosen and shown, and what stands on the table.
const view = async (table) => (await table.state()).app.view;
const position = async (table) => (await table.state()).app.position;

// Where something on the table is on the screen: `find` says it from the state. A phone may show only a part of the
// table; two fingers bring in the rest.
async function onScreen(table, find) {
  for (let pinches = 0; ; ++pinches) {
    const state = await table.state();
    const [x, y] = find(state);
    const [left, top, width, height] = state.marks.board;
    const inside = x > left + 4 && x < left + width - 4 && y > top + 4 && y < top + height - 4;
    if (inside || !table.touch || pinches === 6) return [x, y];
    const [cx, cy] = [left + width / 2, top + height / 2];
    await table.fingers('touchStart', [[cx - 120, cy], [cx + 120, cy]]);
    await table.fingers('touchMove', [[cx - 60, cy], [cx + 60, cy]]);
    await table.fingers('touchEnd', []);
    await table.settled();
  }
}

async function tap(table, x, y) {
  if (table.touch) await table.tap(x, y);
  else await table.page.mouse.click(x, y);
  await table.settled();
}

async function pressAt(table, x, y) {
  await tap(table, ...await onScreen(table, ({ app: { view: { camera } } }) => [camera.x + camera.scale * x, camera.y + camera.scale * y]));
}

async function presses(table, ...marks) {
  for (const mark of marks) {
    if (/^(unit|piece):/.test(mark))
      await tap(table, ...await onScreen(table, ({ marks: { [mark]: [x, y, width, height] } }) => [x + width / 2, y + height / 2]));
    else await table.press(mark);
  }
}

async function roll(table, ...faces) {
  for (const [die, face] of faces.entries()) await table.press(`die:${die}:${face}`);
}

// Moves the slider to a part of the way, from 0 to 1.
async function slide(table, part) {
  const [x, y, width, height] = (await table.state()).marks.slider;
  await tap(table, x + width * part, y + height / 2);
}

// CS-GEO-11
function pointOfRoute([px, py], [qx, qy], i) {
  const [dx, dy] = [qx - px, qy - py];
  const n = Math.max(Math.abs(dx), Math.abs(dy));
  const rounded = (a) => Math.floor((2 * a * i + n) / (2 * n));
  return [px + rounded(dx), py + rounded(dy)];
}

test('sides roll off, name the objective, take an edge and place units in turn @phone @moves', async ({ table }) => {
  const forces = [[{ k: 'cc' }, { k: 'rifle', plt: 1 }], [{ k: 'cc' }, { k: 'hmg', plt: 1 }]];
  await table.open(fragmentOf({ options: { forces } }));
  await roll(table, 6, 2);
  expect((await table.state()).app.asked).toMatchObject({ player: 0 });
  const { terrain } = await position(table);
  const [ground] = Object.entries(terrain).find(([, piece]) => piece.k === 'woods');
  await presses(table, `piece:${ground}`);
  await table.press('do:objective');
  expect((await table.state()).app.asked).toMatchObject({ player: 1 });
  await table.press('edge:n');
  expect(await position(table)).toMatchObject({ obj: ground, edges: ['s', 'n'] });

  await table.press('pick:a01');
  await pressAt(table, 2880, 1200); // too far from the south
  expect((await view(table)).refusal).toBe('CS-DEP-04');
  expect((await table.state()).marks['do:place']).toBeUndefined();
  await pressAt(table, 2880, 3400);
  const { goal } = await view(table);
  await table.press('do:place');
  expect((await position(table)).units.a01.at).toEqual(goal);

  await table.press('pick:b01');
  await pressAt(table, 2880, 440);
  await presses(table, 'turn:more', 'do:place');
  const { units, dep } = await position(table);
  expect(units.b01.face).not.toEqual([0, 1]);
  expect(dep).toBe(0);
});

test('a move is stopped by reaction fire that pins @phone', async ({ table }) => {
  await table.open(fragmentOf({ start: battle({ a00: rifle(1000, 3000), a01: rifle(5000, 3600), b00: rifle(2200, 800, { plt: 1 }) }) }));
  await presses(table, 'unit:a00');
  await pressAt(table, 2600, 3000);
  const { goal, move } = await view(table);
  expect(move).toMatchObject({ halt: Math.abs(goal[0] - 1000), exposures: 1, contact: false });
  await table.press('do:move');
  expect((await table.state()).app.asked.question).toContain('(a00)');
  expect((await position(table)).phase).toBe('react');

  await slide(table, 0);
  await presses(table, 'pick:b00', 'point:more');
  expect((await view(table)).point).toBe(10); // after point 1 the tens (CS-REACT-03)
  await table.press('do:react');
  await roll(table, 5, 1, 4);
  const after = await position(table);
  expect(after).toMatchObject({ phase: 'play', turn: 3, active: 0 });
  expect(after.units.a00).toMatchObject({ st: 'p', at: pointOfRoute([1000, 3000], goal, 10) });
  expect(after.units.b00.nf).toBeUndefined();
});

test('fire of a group kills and keeps the turn @phone @moves', async ({ table }) => {
  await table.open(fragmentOf({ start: battle({ a00: rifle(3600, 3200), a01: rifle(3740, 3200), b00: rifle(3600, 2400), b01: rifle(800, 300) }) }));
  await presses(table, 'unit:a00', 'unit:b00', 'pick:a01');
  const { volley } = await view(table);
  expect(volley.shots).toBe(2);
  const weak = (8 + 12) / 27; // three dice, of which none hits or one does
  expect(volley.keeps).toBeCloseTo(1 - weak * weak, 6);
  await table.press('do:fire');
  await roll(table, 5, 1, 1);
  expect((await position(table)).units.b00.st).toBe('p');
  await roll(table, 5, 5, 6);
  expect(await position(table)).toMatchObject({ phase: 'play', turn: 3, active: 0, lost: ['b00'] });
});

test('a crossfire is directed by a platoon commander @moves', async ({ table }) => {
  const plt = { plt: 1 };
  await table.open(fragmentOf({ start: battle({
    a00: { k: 'pc', at: [3700, 3300], ...plt }, a01: rifle(3300, 3200, plt), a02: rifle(4100, 3200, plt),
    b00: rifle(3700, 2400), b01: rifle(800, 300),
  }) }));
  await presses(table, 'unit:a01', 'unit:b00', 'by:a00', 'pick:a02', 'do:fire');
  expect((await position(table)).fire).toMatchObject({ units: ['a01', 'a02'], tgt: 'b00' });
  await roll(table, 1, 2, 3);
  await roll(table, 4, 4, 5); // a pin keeps no turn (CS-FIRE-12)
  expect(await position(table)).toMatchObject({ turn: 4, active: 1 });
});

test('a close combat is shown before it is sought, and fought @phone @moves', async ({ table }) => {
  await table.open(fragmentOf({ start: battle({ a00: rifle(3600, 3000), a01: rifle(600, 3600), b00: rifle(3600, 2200, { st: 's' }), b01: { k: 'pc', at: [800, 300] } }) }));
  await presses(table, 'unit:a00', 'tool:assault', 'unit:b00');
  expect((await view(table)).move).toMatchObject({ contact: true, exposures: 0 });
  await table.press('do:move');
  expect((await position(table)).phase).toBe('cc');
  await roll(table, 3, 3); // 3+1 against 3+1-2
  const after = await position(table);
  expect(after).toMatchObject({ lost: ['b00'], active: 0, turn: 3 });
});

test('what may not be fired at says why, where the button would be @phone @moves', async ({ table }) => {
  await table.open(fragmentOf({ start: battle({ a00: rifle(2100, 3000), b00: rifle(2100, 1200), b01: rifle(5000, 3000) }) }));
  await presses(table, 'unit:a00', 'unit:b00'); // behind the wood
  expect((await view(table)).refusal).toBe('CS-FIRE-03');
  const { marks } = await table.state();
  expect(marks['do:fire']).toBeUndefined();
  expect(marks['refused:CS-FIRE-03']).toBeDefined();
});

test('a tank fires at a vehicle: to hit, to pierce @phone @moves', async ({ table }) => {
  const units = {
    a00: { k: 'veh', type: 'sherman', at: [3600, 3200], face: [0, -1], tur: [0, -1] },
    b00: { k: 'veh', type: 'halftrack', at: [3600, 2200], face: [0, 1] },
    b01: rifle(800, 300),
  };
  await table.open(fragmentOf({ options: { vehicles: true }, start: battle(units) }));
  await presses(table, 'unit:a00', 'unit:b00', 'do:fire');
  await table.press('die:0:4'); // hits on 4
  expect((await position(table)).fire.pen).toBe(true);
  await table.press('die:0:3'); // armour 3 in front
  expect(await position(table)).toMatchObject({ lost: ['b00'], active: 0 });
});

// Red may hide; b00 is in the wood that a00 comes near.
const ambush = (more = {}) => ({
  options: { hidden: 1 },
  start: battle({ a00: rifle(2100, 3200), a01: rifle(600, 3600), b00: { k: 'rifle', hid: 't00' }, b01: rifle(5000, 300) }, more),
});

test('an ambush from hiding: the device goes round, and the hidden squad shows itself @phone @moves', async ({ table }) => {
  await table.open(fragmentOf(ambush()));
  await presses(table, 'unit:a00');
  await pressAt(table, 2100, 2440);
  const { goal } = await view(table);
  expect(goal[1] - 2400).toBeLessThanOrEqual(52); // its base touches the wood there (CS-GEO-07)
  await table.press('do:move');
  const covered = await table.state();
  expect(covered.app.view.covered).toBe(true);
  expect(covered.app.asked.player).toBe(1);
  expect(Object.keys(covered.marks).filter((mark) => /^(unit|chip|pick|piece):/.test(mark))).toEqual([]);

  await presses(table, 'uncover', 'pick:b00');
  await slide(table, 1);
  await table.press('do:react');
  await roll(table, 5, 6, 1, 1); // three dice, and one for the ambush (CS-HIDE-08)
  const { units, turn, active } = await position(table);
  expect(units.a00).toMatchObject({ st: 's', at: goal });
  expect(units.b00.hid).toBeUndefined();
  expect(units.b00.at[1]).toBeLessThanOrEqual(2400);
  expect({ turn, active }).toEqual({ turn: 4, active: 1 }); // CS-REACT-07
});

// Everything that the page says of itself, to scripts and to whoever reads or listens.
async function everything(table) {
  const page = table.page;
  const html = await page.content();
  const heard = await page.locator('body').ariaSnapshot();
  const values = await page.evaluate(() => [...document.querySelectorAll('input, textarea')].map((field) => field.value).join(' '));
  return `${JSON.stringify(await table.state())} ${html} ${heard} ${values}`;
}

test('nothing that is hidden from a side is in the page, nor in the link for it @moves', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open(fragmentOf(ambush()));
  expect(await everything(table)).not.toContain('b00');
  await presses(table, 'unit:a00');
  await pressAt(table, 2100, 2700);
  expect(await everything(table)).not.toContain('b00');
  await table.press('do:move');
  expect(await everything(table)).not.toContain('b00');
  await table.press('tab:share');
  expect(await everything(table)).not.toContain('b00');
  await table.press('copy-for:0');
  const friend = await seenElsewhere(browser, await page.evaluate(() => navigator.clipboard.readText()));
  expect(JSON.stringify(friend)).not.toContain('b00');
  expect(friend.app.position.units.a00).toBeDefined();
});

test('a link of the midgame opens elsewhere as it is here @moves', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open(fragmentOf({ start: battle({ a00: rifle(1000, 3000), a01: rifle(5000, 3600), b00: rifle(2200, 800) }) }));
  await presses(table, 'unit:a00');
  await pressAt(table, 2600, 3000);
  await presses(table, 'do:move', 'pick:b00', 'do:react');
  await roll(table, 1, 2, 3);
  const { app } = await table.state();
  expect(app.position.units.b00.nf).toBe(true);
  await presses(table, 'tab:share', 'copy-link');
  const friend = await seenElsewhere(browser, await page.evaluate(() => navigator.clipboard.readText()));
  expect(friend.app.position).toEqual(app.position);
});

test('a turn by keys alone @moves', async ({ table, page }) => {
  await table.open(fragmentOf({ start: battle({ a00: rifle(3600, 3200), a01: rifle(3740, 3200, { st: 'p' }), b00: rifle(3600, 2000), b01: rifle(800, 300) }) }));
  await page.focus('#canvas');
  const keys = async (...names) => {
    for (const name of names) await page.keyboard.press(name);
    await table.settled();
  };
  await keys('.', '.');
  expect((await view(table)).unit).toBe('a01');
  await keys('l', '6'); // rallies: needs 4
  expect((await position(table)).units.a01.st).toBeUndefined();
  await keys('.');
  expect((await view(table)).unit).toBe('a00');
  await keys('p');
  expect((await position(table)).units.a00.prone).toBe(true);
  await keys('ArrowLeft', 'ArrowLeft', 'Shift+ArrowUp', 'v');
  expect(await position(table)).toMatchObject({ phase: 'react', mv: { u: 'a00', to: [3580, 3199] } });
  await keys('w');
  expect((await position(table)).units.a00).toEqual({ k: 'rifle', at: [3580, 3199] });
  await keys('.', 'f');
  expect((await view(table)).target).toBe('b00');
  await keys('1');
  expect((await view(table)).partners).toEqual(['a01']);
  await keys('f', '1', '5', '5');
  await keys('1', '1', '1');
  expect((await position(table)).units.b00.st).toBe('s');
  await keys('e');
  expect(await position(table)).toMatchObject({ turn: 4, active: 1 });
});
