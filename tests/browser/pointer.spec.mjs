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

// What a real device would send, with what no tool can: a key or a button that is let go of in another window.
const pointer = (page, type, { x, y }, init = {}) => page.evaluate(([type, x, y, init]) => {
  document.getElementById('canvas').dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true, cancelable: true, clientX: x, clientY: y,
    buttons: type === 'pointerdown' ? 1 : 0, ...init,
  }));
}, [type, x, y, init]);
const leaveWindow = (page) => page.evaluate(() => dispatchEvent(new Event('blur')));
const hide = (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const size = async (table) => {
  await table.settled();
  return (await table.state()).app.size;
};

for (const [how, forget] of [['the window loses the focus', leaveWindow], ['the tab is hidden', hide],
  ['the pointer comes back without it', (page) => page.mouse.move(301, 301)]])
  test(`Ctrl and Cmd that are let go of elsewhere are forgotten: ${how}`, async ({ table, page }) => {
    await table.open(fragment());
    for (const [key, code] of [['Control', 'ctrlKey'], ['Meta', 'metaKey']]) {
      const { input } = await table.state();
      await page.evaluate(([key, code]) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, [code]: true, bubbles: true })), [key, code]);
      await forget(page);
      const taken = await page.evaluate(() => [false, true].map((ctrlKey) =>
        !document.getElementById('canvas')
          .dispatchEvent(new WheelEvent('wheel', { deltaY: -50, ctrlKey, bubbles: true, cancelable: true }))));
      expect([key, taken]).toEqual([key, [true, true]]); // the wheel, and a pinch on a trackpad
      await table.settled();
      expect((await table.state()).input.zoom).toBeGreaterThan(input.zoom * 1.2);
    }
  });

test('a press that the page does not see the end of plays nothing: let go of outside, in another window, while the '
  + 'window is resized, or after its capture was taken', async ({ table, page }) => {
  await table.open(fragment());
  const [from, to] = await Promise.all(['cell:c4', 'cell:h7'].map((mark) => table.centre(mark)));
  for (const [how, lost] of Object.entries({
    outside: () => {},
    window: () => leaveWindow(page),
    capture: () => pointer(page, 'lostpointercapture', from, { buttons: 1 }),
    resized: () => page.setViewportSize({ width: 1200, height: 800 }),
  })) {
    await pointer(page, 'pointerdown', from);
    await lost();
    await table.settled();
    await pointer(page, 'pointermove', to); // back, without the button
    await pointer(page, 'pointerup', to);
    expect([how, await size(table)]).toEqual([how, 0]);
  }
  // A button that was pressed outside begins no press when it comes in.
  await pointer(page, 'pointermove', from, { buttons: 1 });
  await pointer(page, 'pointerup', from);
  expect(await size(table)).toBe(0);
  // The next press counts, though the release of the last one was lost.
  const place = await table.centre('cell:c4');
  await pointer(page, 'pointerdown', place);
  await leaveWindow(page);
  await pointer(page, 'pointerdown', place);
  await pointer(page, 'pointerup', place);
  expect(await size(table)).toBe(1);
});

test('on a Mac, Ctrl with the left button is the right one: it marks in a study, and plays nothing', async ({
  table, page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'platform', { value: 'MacIntel' }));
  const study = { game: 'crosshairs', version: 1, notes: [{ at: 0, text: 'Where would you put it?' }] };
  await table.open(`#${encodeURIComponent(JSON.stringify(study))}`);
  const record = () => page.evaluate(() => JSON.stringify(window.sightlines.record()));
  const place = await table.centre('cell:h7');
  const plain = await record();
  const press = async (down, up) => {
    await pointer(page, 'pointerdown', place, down);
    await pointer(page, 'pointerup', place, up);
    await table.settled();
    return record();
  };
  const marked = await press({ button: 2, buttons: 2 }, { button: 2 });
  expect(marked).not.toBe(plain);
  expect(await press({ button: 2, buttons: 2 }, { button: 2 })).toBe(plain);
  expect(await press({ ctrlKey: true }, { ctrlKey: true })).toBe(marked); // Chrome and Safari
  expect(await press({ ctrlKey: true }, {})).toBe(plain); // the key is let go of first
  expect(await press({ ctrlKey: true, button: 2, buttons: 2 }, { ctrlKey: true, button: 2 })).toBe(marked); // Firefox
});

test('while a pen is at work the hand that holds it plays nothing', async ({ table, page }) => {
  await table.open(fragment());
  const [pen, below] = await Promise.all(['cell:c4', 'cell:h7'].map((mark) => table.centre(mark)));
  const penIs = (type, init) => pointer(page, type, pen, { pointerId: 2, pointerType: 'pen', ...init });
  const palm = (type) =>
    pointer(page, type, below, { pointerId: 3, pointerType: 'touch', isPrimary: false, width: 60, height: 80 });
  await penIs('pointerdown');
  await palm('pointerdown');
  await palm('pointermove');
  await penIs('pointerup');
  await palm('pointerup');
  const moves = () => page.evaluate(() => window.sightlines.record().moves);
  await table.settled();
  expect(await moves()).toEqual([{ do: 'cloud', cell: 'c4' }]);
  expect((await table.state()).input.zoom).toBe(1);
  await page.keyboard.press('z');
  await table.settled();

  await palm('pointerdown'); // the palm first
  await penIs('pointerdown');
  await palm('pointerup');
  await penIs('pointerup');
  await table.settled();
  expect(await moves()).toEqual([{ do: 'cloud', cell: 'c4' }]);
  await page.waitForTimeout(600); // the pen is away
  await palm('pointerdown');
  await palm('pointerup');
  await table.settled();
  expect(await moves()).toHaveLength(1);
  const finger = { pointerId: 4, pointerType: 'touch', width: 20, height: 20 };
  await pointer(page, 'pointerdown', below, finger);
  await pointer(page, 'pointerup', below, finger);
  await table.settled();
  expect(await moves()).toHaveLength(2);
});
