// Lists that are longer than a phone's screen scroll by one finger, which presses nothing.
import { expect, test } from './lib.mjs';

// Runs within the page: on a busy machine, separate touches would be so slow that they become a long press.
async function swipe(table, from, way) {
  await table.page.evaluate(async ([[x, y], [dx, dy]]) => {
    const canvas = document.getElementById('canvas');
    const finger = (type, part) => canvas.dispatchEvent(new PointerEvent(type, {
      pointerId: 9, pointerType: 'touch', bubbles: true, cancelable: true, button: 0,
      buttons: type === 'pointerup' ? 0 : 1, clientX: x + dx * part, clientY: y + dy * part,
    }));
    finger('pointerdown', 0);
    for (const part of [0.2, 0.5, 1]) {
      finger('pointermove', part);
      await new Promise(requestAnimationFrame);
    }
    finger('pointerup', 1);
  }, [from, way]);
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
