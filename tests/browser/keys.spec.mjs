import { expect, test } from './lib.mjs';

// Presses a key while the canvas is focused. True if the page handled it.
async function taken(page, key, init = {}) {
  return page.evaluate(({ key, init }) => {
    const canvas = document.getElementById('canvas');
    canvas.focus();
    return !canvas.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  }, { key, init });
}

test('takes the keys it uses, and leaves the browser its own', async ({ table, page }) => {
  await table.open();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End',
    'PageUp', 'PageDown', 'Enter', ' ', 'Escape', 'Backspace', 'Delete',
    'a', 'Z', '7', '[', ']', ',', '.', '<', '>', '?'])
    expect([key, await taken(page, key)]).toEqual([key, true]);
  for (const init of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(await taken(page, 'z', init)).toBe(true);
    expect(await taken(page, 'Z', { ...init, shiftKey: true })).toBe(true);
    expect(await taken(page, 'y', init)).toBe(true);
  }
  expect(await taken(page, 'я', { code: 'KeyZ' })).toBe(true); // another script: the key's position counts
  // A German keyboard.
  expect(await taken(page, '[', { altKey: true, ctrlKey: true, modifierAltGraph: true })).toBe(true);

  await table.settled();
  const { keys } = (await table.state()).input;
  for (const key of ['F1', 'F5', 'F6', 'F11', 'F12',
    'ContextMenu', 'Shift', 'Control', '/', "'"])
    expect([key, await taken(page, key)]).toEqual([key, false]);
  for (const init of [{ ctrlKey: true }, { metaKey: true }])
    for (const key of ['l', 't', 'w', 'f', 'r', 'c', 'v', 'p', 's', 'n', '0', '1', '+', '-', 'ArrowLeft', 'Enter', ' '])
      expect([key, init, await taken(page, key, init)]).toEqual([key, init, false]);
  for (const key of ['ArrowLeft', 'ArrowRight', 'd', 'Home', '1'])
    expect([key, await taken(page, key, { altKey: true })]).toEqual([key, false]);
  expect((await table.state()).input.keys).toBe(keys);

  // Holding Enter is one Enter; holding an arrow repeats.
  await taken(page, 'Enter');
  expect(await taken(page, 'Enter', { repeat: true })).toBe(true);
  expect((await table.state()).input.keys).toBe(keys + 1);
  await taken(page, 'ArrowLeft', { repeat: true });
  expect((await table.state()).input.keys).toBe(keys + 2);
});

test('a click focuses the canvas, Tab goes through it, leaves and enters it again, with a frame', async ({
  table, page,
}) => {
  await table.open();
  const { keys } = (await table.state()).input;
  await page.keyboard.press('ArrowRight');
  expect((await table.state()).input.keys).toBe(keys + 1);
  await page.mouse.click(300, 300);
  expect(await page.evaluate(() => document.activeElement.id)).toBe('canvas');
  const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
  await page.locator('#canvas').focus();
  expect(await focused()).toBe('canvas');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('canvas'); // at its first button
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('text-toggle');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('canvas');
  const frame = () => page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  expect(await frame()).toBe('solid');
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('canvas');
  expect(await frame()).toBe('none');
  let presses = 0;
  for (; presses < 60 && await focused() === 'canvas'; ++presses) await page.keyboard.press('Tab');
  expect(presses).toBeGreaterThan(9);
  expect(await page.evaluate(() => document.getElementById('text').contains(document.activeElement))).toBe(true);
});
