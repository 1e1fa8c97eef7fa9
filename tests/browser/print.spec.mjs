// On paper: the board and all the words, the sheet that is open, and boards in an article.
import { article, diving, hexFight, ready, script } from './host.mjs';
import { anew as test, expect } from './lib.mjs';
import { Words } from './text.mjs';

// Of all that the printer cuts off or leaves out, given what is asked for.
const onPaper = (page, wanted) => page.evaluate((wanted) => wanted.map((selector) => {
  const all = [...document.querySelectorAll(selector)];
  return all.length > 0 && all.every((element) => {
    const { width, height } = element.getBoundingClientRect();
    for (let box = element; box; box = box.parentElement) {
      const { overflow, position, visibility } = getComputedStyle(box);
      if (position === 'fixed' || visibility === 'hidden') return false;
      if (overflow !== 'visible' && box.scrollHeight > box.clientHeight + 1) return false;
    }
    return width > 1 && height > 1;
  });
}), wanted);

test('the page prints its board and the whole log, with the text view or without it', async ({ table, page }) => {
  const words = new Words(table);
  await page.setViewportSize({ width: 1280, height: 240 }); // the log is longer than its part of that
  await words.open(hexFight);
  await expect(words.question()).toContainText('Hex Crossfire');
  for (const shown of [false, true]) {
    if (shown) await page.keyboard.press('F2');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('.part-log p').count()).toBeGreaterThan(5);
    expect([shown, await onPaper(page, ['.part-log p', '#canvas', '.part-tables [role=gridcell]'])])
      .toEqual([shown, [true, true, true]]);
    const ink = await page.evaluate(() => getComputedStyle(document.querySelector('.part-log p')).color);
    expect(ink.match(/\d+/g).map(Number).every((part) => part < 100)).toBe(true); // dark, whatever the screen is
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});

test('the board is drawn for the printer, which may copy only what is drawn in that event', async ({ table, page }) => {
  await table.open(hexFight);
  const drawn = await page.evaluate(() => {
    const copy = document.createElement('canvas').getContext('2d');
    dispatchEvent(new Event('beforeprint'));
    copy.drawImage(document.getElementById('canvas'), 0, 0);
    return copy.getImageData(0, 0, 300, 150).data.some((part, at) => at % 4 < 3 && part > 0);
  });
  expect(drawn).toBe(true);
});

test('an open sheet is what is printed: its QR code too', async ({ table, page }) => {
  await table.openShare();
  await table.press('more-ways');
  await expect(page.locator('#ways-sheet svg')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await onPaper(page, ['#ways-sheet svg', '#ways-sheet img'])).toEqual([true, true]);
  expect(await onPaper(page, ['#canvas'])).toEqual([false]);
});

test('a board that nobody has scrolled to prints what its author wrote, or a link, and is loaded for the next time',
    async ({ page }) => {
  const far = '<p style="height: 9000px"></p>';
  await article(page, `${script()}<sightlines-board id="near" link="${diving}"></sightlines-board>${far}
    <sightlines-board id="far" link="${diving}"></sightlines-board>
    <sightlines-board id="told" link="${diving}">A dive from c4.</sightlines-board>`);
  await ready(page, 'near');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#far a')).toBeVisible();
  await expect(page.locator('#near a, #told a')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await ready(page, 'far');
  await ready(page, 'told');
});
