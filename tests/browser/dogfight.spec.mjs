// Dogfight! on the page. Faces of dice are entered by hand, so that every game is the same.
import { expect, seenElsewhere, test } from './lib.mjs';

const fragmentOf = (record) => `#${encodeURIComponent(JSON.stringify({ game: 'dogfight', version: 1, ...record }))}`;

// A Camel with a good shot as pilot, right behind its target, an Albatros.
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

test('a turn of a duel to a burst, a critical hit, and its link in another browser', async ({
  table, page, context, browser,
}) => {
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
