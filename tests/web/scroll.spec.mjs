// What is longer than a phone's screen scrolls under one finger, and the finger presses nothing on its way.
import { expect, test } from './lib.mjs';

async function swipe(table, [x, y], [dx, dy]) {
  await table.fingers('touchStart', [[x, y]]);
  for (const part of [0.2, 0.5, 1]) await table.fingers('touchMove', [[x + dx * part, y + dy * part]]);
  await table.fingers('touchEnd', []);
  await table.settled();
}

test('home scrolls under a finger that began on a button @touch', async ({ table }) => {
  await table.open();
  const before = await table.centre('learn:crosshairs');
  await swipe(table, [before.x, before.y], [0, -240]);
  const after = await table.centre('learn:crosshairs');
  expect(after.y).toBeCloseTo(before.y - 240, -1);
  expect((await table.state()).app.screen).toBe('home');
  await table.press('learn:crosshairs');
  expect((await table.state()).app.screen).toBe('learn');
});

test('a way across does not scroll @touch', async ({ table }) => {
  await table.open();
  const before = await table.centre('learn:crosshairs');
  await swipe(table, [before.x, before.y + 60], [120, 20]);
  expect((await table.centre('learn:crosshairs')).y).toBe(before.y);
});
