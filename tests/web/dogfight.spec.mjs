// Dogfight! played on the page. Dice are tapped in, as people with dice of their own do, so that every game here goes the
// same way.
import { expect, seenElsewhere, test } from './lib.mjs';

const fragmentOf = (record) => `#${encodeURIComponent(JSON.stringify({ game: 'dogfight', version: 1, ...record }))}`;

// A Camel with an ace's eye, right behind an Albatros that it has in its sights.
const behind = {
  phase: 'begin', turn: 3, map: [15, 13],
  planes: {
    A: { side: 0, type: 'camel', hex: 'g8', face: 'n', alt: 8, speed: 5, target: 'B', cv: 10, pilot: [2, 1, 2] },
    B: { side: 1, type: 'd5a', hex: 'g7', face: 'n', alt: 8, speed: 5, mt: 1 },
  },
};

async function roll(table, ...faces) {
  for (const [die, face] of faces.entries()) await table.press(`die:${die}:${face}`);
}

async function presses(table, ...marks) {
  for (const mark of marks) await table.press(mark);
}

const phase = async (table) => (await table.state()).app.position.phase;

test('a turn of a duel to a burst, a critical hit, and its link in another browser', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open(fragmentOf({ start: behind }));
  expect((await table.state()).app.asked).toMatchObject({ player: 1, who: 'Red · B' });
  await presses(table, 'action:target:none', 'action:target:B');
  await roll(table, 5, 3);
  expect((await table.state()).app.view.story).toContain('A CV +2 on B: dead astern of the target');

  await roll(table, 3); // MPs of B: one hex, straight on
  await presses(table, 'way:F', 'action:fly', 'action:throttle:none');
  expect((await table.state()).app.position).toMatchObject({ phase: 'mp', cur: 'A' });
  await table.press('action:mp');
  await roll(table, 5); // two hexes, into the hex of its target
  await presses(table, 'way:F', 'way:F'); // the second tap flies it
  await table.press('action:fly');
  await table.press('action:throttle:power');
  await roll(table, 2);
  expect(await phase(table)).toBe('fire');

  await table.press('action:fire:1');
  await roll(table, 6, 6, 5, 6); // the second gun: one pip up
  await table.press('action:pip:1');
  expect(await phase(table)).toBe('crit');
  const { position } = (await table.state()).app;
  await roll(table, ...position.list.flatMap(() => [1, 2]));
  const { app } = await table.state();
  expect(app.position.turn).toBe(4);
  expect(app.position.planes.B.ctl).toBeGreaterThan(0);
  expect(app.position.planes.B.dmg).toBe(app.position.score[0]);
  await table.press('book:2');

  await table.press('tab:share');
  await table.press('copy-link');
  const friend = await seenElsewhere(browser, await page.evaluate(() => navigator.clipboard.readText()));
  expect(friend.app.position).toEqual(app.position);
});

test('three sides: targets, order, tailing and one whole turn, with what is usual by one key @moves', async ({ table, page }) => {
  await table.open(fragmentOf({ options: { scenario: 'melee' } }));
  await page.focus('#canvas');
  await presses(table, 'action:target:B', 'action:target:C', 'action:target:A');
  await roll(table, 4, 8, 2);
  const { app } = await table.state();
  expect(Object.values(app.position.planes).map((plane) => plane.target)).toEqual(['B', 'C', 'A']);
  const moved = [];
  for (let answer = 0; answer < 40; ++answer) {
    const { app } = await table.state();
    if (app.position.turn > 1) break;
    if (['mproll', 'mt'].includes(app.position.phase)) await roll(table, ...(app.position.phase === 'mt' ? [6, 6] : [4]));
    else await page.keyboard.press('Space');
    await table.settled();
    const { done = [] } = (await table.state()).app.position;
    if (done.length > moved.length) moved.push(...done.slice(moved.length));
  }
  const after = (await table.state()).app;
  expect(after.position.turn).toBe(2);
  expect(after.view.story.filter((note) => note.includes('movement points'))).toHaveLength(3);
});

test('what may not be is refused with its rule, and changes nothing @phone @moves', async ({ table }) => {
  const start = { ...behind, phase: 'go', cur: 'A', planes: { ...behind.planes, A: { ...behind.planes.A, target: undefined, cv: undefined, speed: 12 } } };
  await table.open(fragmentOf({ options: { friends: false }, start: { ...behind, planes: { ...behind.planes, C: { ...behind.planes.B, side: 0, hex: 'c3' } } } }));
  await table.press('action:target:none');
  await table.press('plane:B'); // C declares, a friend of A
  expect((await table.state()).app.position.planes.C.target).toBe('B');
  await table.press('plane:C'); // a friend, for A
  let { app } = await table.state();
  expect(app.notice.rule).toBe('DF-TGT-02');
  expect(app.view.causes).toEqual(['c3']);
  expect(app.size).toBe(2);

  await table.open(fragmentOf({ start }));
  await roll(table, 4);
  await table.press('way:U'); // too sharp at speed 12
  ({ app } = await table.state());
  expect(app.notice.rule).toBe('DF-MT-04');
  expect(app.size).toBe(1);
});

test('a step is chosen, pitched and flown by keys alone @moves', async ({ table, page }) => {
  await table.open(fragmentOf({ start: { ...behind, phase: 'go', cur: 'A' } }));
  await page.focus('#canvas');
  const keys = async (...names) => {
    for (const name of names) await page.keyboard.press(name);
    await table.settled();
  };
  await keys('6'); // the MP die by its digit
  await keys('1');
  expect((await table.state()).app.view.points).toBe(1);
  await keys('0', '.', '.', '.', '.');
  expect((await table.state()).app.view.chosen).toBe('R1');
  await keys('Space');
  expect((await table.state()).app.position.planes.A).toMatchObject({ hex: 'g7', face: 'ne' });
});

test('a step is flown and a burst fired by finger on a phone @touch', async ({ table }) => {
  await table.open(fragmentOf({ start: { ...behind, phase: 'combat' } }));
  await table.press('action:fire:2');
  await roll(table, 6, 6, 1, 3);
  await roll(table, 1, 2, 1, 2); // two critical hits on the controls
  expect((await table.state()).app.position.planes.B.ctl).toBe(4);
  await table.open(fragmentOf({ start: { ...behind, phase: 'go', cur: 'A' } }));
  await roll(table, 5);
  await presses(table, 'pitch:1', 'way:L1', 'action:fly');
  expect((await table.state()).app.position.planes.A).toMatchObject({ face: 'nw', pitch: 1 });
});

test('dice that are due are thrown for who asks, and not when a link is opened @moves', async ({ table }) => {
  const { A, B } = behind.planes;
  const due = fragmentOf({ start: { ...behind, phase: 'initiative', planes: { A: { ...A, target: undefined, cv: undefined }, B } } });
  await table.open(due);
  expect((await table.state()).app.size).toBe(0);
  await table.press('roll-for-me'); // initiative, then the MP die of whoever moves first
  await expect.poll(async () => (await table.state()).app.size).toBeGreaterThanOrEqual(2);
  await table.open(due);
  expect((await table.state()).app).toMatchObject({ size: 0, tumbling: false });
  await table.press('throw');
  await expect.poll(async () => (await table.state()).app.size).toBeGreaterThanOrEqual(2);
});

test('a position is built by hand and played @moves', async ({ table }) => {
  await table.open(fragmentOf({ start: behind }));
  await presses(table, 'tab:share', 'edit', 'clear');
  expect((await table.state()).app.fault).toBeTruthy();
  await presses(table, 'brush:0', 'type:4', 'cell:c3', 'brush:2', 'cell:e5', 'plane:level:more', 'plane:turn:more', 'plane:pilot:more');
  expect((await table.state()).app.fault).toBeNull();
  await table.press('play');
  const { app } = await table.state();
  expect(app.position.planes.A).toMatchObject({ side: 0, type: 'dr1', hex: 'c3' });
  expect(app.position.planes.B).toMatchObject({ side: 2, type: 'dr1', hex: 'e5', alt: 9, pilot: [1, 1, 0] });
  expect(app.asked.player).toBe(0);
});

test('presets and options go into the game @moves', async ({ table }) => {
  await table.open();
  await table.press('set-up:dogfight');
  await presses(table, 'scenario:1', 'preset:1');
  expect((await table.state()).app.options).toMatchObject({ scenario: 'patrol', jamming: true, advStress: true });
  await table.press('preset:0');
  expect((await table.state()).app.options).toEqual({ scenario: 'patrol' });
  await presses(table, 'friends:1', 'advTables', 'begin');
  const record = await table.page.evaluate(() => window.sightlines.record());
  expect(record.options).toEqual({ scenario: 'patrol', friends: false, advTables: true });
});
