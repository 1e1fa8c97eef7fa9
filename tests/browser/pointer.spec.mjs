import { anew as test, expect, fragment } from './lib.mjs';

test.use({ deviceScaleFactor: 1 }); // a wheel's way is counted in the screen's pixels

test('twenty of twenty taps arrive, where they were made @touch', async ({ table }) => {
  await table.open(fragment());
  const places = await Promise.all(['cell:c4', 'cell:h7'].map((mark) => table.centre(mark)));
  for (let i = 0; i < 20; i++) {
    const { x, y } = places[i % 2];
    await table.tap(x, y);
    expect((await table.state()).input.clicks).toBe(i + 1);
  }
});

test('two fingers zoom and shift, and click nothing; a finger that is lifted leaves no hover behind @touch', async ({
  table,
}) => {
  await table.open(fragment());
  const { x, y } = await table.centre('cell:f6');
  await table.fingers('touchStart', [[x - 20, y]]);
  await table.fingers('touchStart', [[x - 20, y], [x + 20, y]]);
  await table.fingers('touchMove', [[x - 40, y + 30], [x + 40, y + 30]]);
  await table.fingers('touchMove', [[x - 60, y + 50], [x + 60, y + 50]]);
  await table.fingers('touchEnd', []);
  await table.settled();
  const { input, app } = await table.state();
  expect(input.zoom).toBeCloseTo(3, 1);
  expect(input.pan[1]).toBeCloseTo(50, 0);
  expect(app.size).toBe(0); // no cloud was placed
  await table.press('cell:e5');
  expect((await table.state()).input.pointer).toEqual([-1, -1]);
});

test('a resting finger points instead of clicking @touch', async ({ table, page }) => {
  await table.openShare();
  const { x, y } = await table.centre('rules');
  await table.fingers('touchStart', [[x, y]]);
  await expect.poll(async () => (await table.state()).input.longPress).toBe(true);
  await table.settled();
  let { input } = await table.state();
  expect(Math.abs(input.pointer[0] - x)).toBeLessThan(1);
  await table.fingers('touchEnd', []);
  await table.settled();
  ({ input } = await table.state());
  expect(input.longPress).toBe(false);
  expect(input.pointer).toEqual([-1, -1]);
  await expect(page.locator('#rule-sheet')).toBeHidden();
});

test('the wheel arrives; with Ctrl it stays the browser’s', async ({ table, page }) => {
  await table.open();
  await table.wheel(300, 300, 100);
  expect((await table.state()).input.wheel).toBeCloseTo(-1, 3);
  await page.keyboard.down('Control');
  const prevented = await page.evaluate(() => new Promise((resolve) => {
    addEventListener('wheel', (event) => resolve(event.defaultPrevented), { once: true });
    document.getElementById('canvas')
      .dispatchEvent(new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, bubbles: true, cancelable: true }));
  }));
  expect(prevented).toBe(false);
  await page.keyboard.up('Control');
  await page.evaluate(() => document.getElementById('canvas')
    .dispatchEvent(new WheelEvent('wheel', { deltaY: -50, ctrlKey: true, bubbles: true, cancelable: true })));
  await table.settled();
  expect((await table.state()).input.zoom).toBeGreaterThan(1.2); // a pinch on a trackpad
});
