// What is HTML follows the reader's font size, in the page's own type, and nothing in it is cut off or covered.
import { anew, expect, fragment, test } from './lib.mjs';
import { fragmentOf, Words } from './text.mjs';

// The letters in sight in an element: their sizes, and those that leave the element or their button, or cannot be
// reached by scrolling.
const letters = (page, selector) => page.evaluate((selector) => {
  const whole = document.querySelector(selector);
  const outer = whole.getBoundingClientRect();
  const sizes = [], cut = [];
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility() || parent.closest('svg, .unseen, [role=rowheader]')) continue;
    sizes.push(parseFloat(getComputedStyle(parent).fontSize));
    const range = document.createRange();
    range.selectNodeContents(text);
    const clipped = (part) => getComputedStyle(part).overflowX !== 'visible';
    let frame = parent;
    while (frame !== whole && frame.localName !== 'button' && !clipped(frame)) frame = frame.parentElement;
    const { left, right } = frame === whole ? outer : frame.getBoundingClientRect();
    const scrolls = frame !== whole && /auto|scroll/.test(getComputedStyle(frame).overflowX);
    for (const box of range.getClientRects())
      if (!scrolls && (box.left < left - 1 || box.right > right + 1)) cut.push(text.data.trim().slice(0, 40));
  }
  return { sizes, cut };
}, selector);
const scale = (page, percent) =>
  page.evaluate((percent) => { document.documentElement.style.fontSize = percent; }, percent);

test('every sheet and the text view follow the reader\'s font size; at twice the size nothing is cut, however narrow',
    async ({ table, page }) => {
  await table.open(fragment(3));
  const sheets = {
    '#open-sheet': () => page.keyboard.press('o'),
    '#move-sheet': () => page.keyboard.press('m'),
    '#ways-sheet': async () => {
      await table.press('tab:share');
      await table.press('more-ways');
    },
    '#rule-sheet': () => table.press('rules'),
    '#text': () => page.keyboard.press('F2'),
  };
  for (const [sheet, open] of Object.entries(sheets)) {
    await page.locator('#canvas').focus(); // after the sheet before
    await open();
    await expect(page.locator(sheet)).toBeVisible();
    // What it has beside its field comes a moment later.
    if (sheet === '#open-sheet') await expect(page.locator(sheet).getByRole('button', { name: 'Paste' })).toBeVisible();
    if (sheet === '#rule-sheet') await expect(page.locator(sheet).getByText('CH-GEO-01').first()).toBeAttached();
    const { sizes, cut } = await letters(page, sheet);
    expect(cut).toEqual([]);
    await scale(page, '200%');
    for (const width of [1280, 400]) {
      await page.setViewportSize({ width, height: 800 });
      const larger = await letters(page, sheet);
      expect([sheet, width, larger.cut]).toEqual([sheet, width, []]);
      expect([sheet, larger.sizes]).toEqual([sheet, sizes.map((size) => 2 * size)]);
    }
    await scale(page, '');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press(sheet === '#text' ? 'F2' : 'Escape');
    if (sheet !== '#text') await expect(page.locator(sheet)).toBeHidden();
  }
});

anew('in the text view no button is over another and the board is whole: at 1100 px, and in an embed',
    async ({ page, table }) => {
  const words = new Words(table);
  for (const [path, width] of [[fragmentOf('crosshairs'), 1100], [`?embed${fragment(2)}`, 640],
    [`?embed${fragmentOf('aerial-war')}`, 1100]]) {
    await page.setViewportSize({ width, height: 500 });
    await words.open(path);
    if (!await page.evaluate(() => document.documentElement.classList.contains('text-view')))
      await page.keyboard.press('F2');
    await expect(words.question()).toBeVisible();
    expect((await letters(page, '#text')).cut).toEqual([]);
    const hidden = await page.evaluate(() => {
      const text = document.getElementById('text'), board = text.querySelector('.board');
      const { bottom } = document.getElementById('text-toggle').getBoundingClientRect();
      return [board.scrollWidth - board.clientWidth, Math.max(0, bottom - text.getBoundingClientRect().top)];
    });
    expect([path, hidden]).toEqual([path, [0, 0]]);
  }
  await expect(words.button('Home page')).toHaveCount(0); // an embed has none
  await expect(words.button('Open full page')).toBeVisible();
});

test('a rulebook is set in the page\'s own type, alone and in its sheet', async ({ table, page }) => {
  await table.open(fragment(3));
  await table.press('rules');
  const faces = (root) => root.locator('.rulebook').evaluate(async (book) => {
    await document.fonts.ready;
    const of = (part) => getComputedStyle(book.querySelector(part)).fontFamily.split(',')[0];
    return [of('h1'), of('p'), of('td'),
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family).sort()];
  });
  const own = ['Fraunces', 'Inter', 'Inter', ['Fraunces', 'Inter', 'Inter']];
  await expect(page.locator('#rule-sheet .rulebook table').first()).toBeAttached();
  await expect.poll(() => faces(page.locator('#rule-sheet'))).toEqual(own); // fonts are asked for after a layout
  const alone = await page.context().newPage();
  await alone.goto(`${process.env.SITE_ADDRESS}rules/crosshairs.html`);
  await expect.poll(() => faces(alone)).toEqual(own);
  await alone.close();
});
