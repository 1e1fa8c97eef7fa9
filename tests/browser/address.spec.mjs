import { anew, expect, fragment, test } from './lib.mjs';

const hash = (page) => page.evaluate(() => location.hash);
const size = async (table) => (await table.state()).app.size;

anew('the address follows the game: at once, after a pause if moves are quick, and when the page is left', async ({
  table, page,
}) => {
  await table.open(fragment());
  const [length, before] = await page.evaluate(() => [history.length, location.hash]);
  await table.press('cell:e5');
  await expect.poll(() => hash(page)).not.toBe(before);
  expect(await hash(page)).toMatch(/^#1x\.[0-9A-Za-z]+$/);
  expect(await page.evaluate(() => history.length)).toBe(length); // so Back leaves the page
  const two = await page.evaluate(async () => {
    const play = (move) => { window.sightlines.play(move); return location.hash; };
    await new Promise((resolve) => { setTimeout(resolve, 200); });
    return [location.hash, play('~g3'), play('~g7')];
  });
  expect(two[1]).not.toBe(two[0]);
  expect(two[2]).toBe(two[1]);
  await expect.poll(() => hash(page)).not.toBe(two[1]);

  const [earlier, after] = await page.evaluate(({ x, y }) => {
    const earlier = location.hash;
    const click = (type, buttons) => document.getElementById('canvas').dispatchEvent(
      new PointerEvent(type, { pointerType: 'mouse', clientX: x, clientY: y, buttons, bubbles: true }));
    click('pointerdown', 1);
    click('pointerup', 0);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return [earlier, location.hash];
  }, await table.centre('cell:c4'));
  expect(await size(table)).toBe(4);
  expect(after).not.toBe(earlier);
});

test('a changed fragment opens, and so do Back and Forward; scripts get an answer, good or bad', async ({
  table, page,
}) => {
  await table.open(fragment(1));
  await page.evaluate((next) => { location.hash = next; }, fragment(2));
  await expect.poll(() => size(table)).toBe(2);
  await page.goBack();
  await expect.poll(() => size(table)).toBe(1);
  await page.goForward();
  await expect.poll(() => size(table)).toBe(2);
  // An invalid link changes neither the game nor its address.
  await expect.poll(() => hash(page)).toMatch(/^#1x\./); // written by the page itself
  const address = await hash(page);
  await page.evaluate(() => { location.hash = '#1d.AAAA'; });
  await expect.poll(async () => (await table.state()).app.notice?.rule).toBe('FORMAT');
  await expect.poll(() => hash(page)).toBe(address);
  expect(await size(table)).toBe(2);

  const load = (text) => page.evaluate((text) => window.sightlines.load(text), text);
  expect(await load('bad'))
    .toEqual({ error: { code: expect.any(String), rule: 'FORMAT', message: expect.any(String) } });
  expect(await load('['.repeat(4_000_000))).toHaveProperty('error'); // a giant does not sink the page
  expect(await size(table)).toBe(2); // the game in progress is kept
  expect(await load(fragment(3))).toEqual({ ok: true });
  expect(await page.evaluate(() => window.sightlines.record().moves.length)).toBe(3);
  await page.evaluate(() => window.sightlines.goTo(1));
  expect((await table.state()).app.cursor).toBe(1);
});

test('pasting anywhere opens a link, but not while typing', async ({ table, page }) => {
  await table.open();
  const paste = (selector, text) => page.evaluate(({ selector, text }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.querySelector(selector)
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, { selector, text });
  await page.locator('#canvas').focus();
  await table.press('open');
  await paste('#open-text', fragment(2));
  expect((await table.state()).app.screen).toBe('home');
  await page.keyboard.press('Escape');
  await paste('canvas', fragment(2));
  expect(await size(table)).toBe(2);
});

test('words that are a link in another page open it when they are dropped here', async ({ table, page }) => {
  await table.open(fragment(2));
  await expect.poll(() => hash(page)).toMatch(/^#1x\./);
  const link = page.url();
  await table.open(fragment(1));
  await page.evaluate((link) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'Your move in Crosshairs');
    dataTransfer.setData('text/uri-list', link);
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, link);
  expect(await size(table)).toBe(2);
});

test('what arrives between Back and the event that tells of it does not lead forward again', async ({
  table, page,
}) => {
  await table.open(fragment(1));
  await page.evaluate((next) => window.sightlines.load(next), fragment(2));
  await expect.poll(() => size(table)).toBe(2);
  const length = await page.evaluate(() => history.length);
  await page.evaluate((late) => {
    addEventListener('popstate', () => window.sightlines.load(late), { once: true }); // before hashchange
  }, fragment(3));
  await page.goBack();
  await expect.poll(() => size(table)).toBe(1);
  await table.settled();
  expect(await size(table)).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goForward();
  await expect.poll(() => size(table)).toBe(2);
});
