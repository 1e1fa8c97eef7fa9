import { expect, test } from './lib.mjs';

const hash = (page) => page.evaluate(() => location.hash);

test('the address follows the game, shortly after', async ({ table, page }) => {
  await table.open();
  const length = await page.evaluate(() => history.length);
  await table.page.evaluate(() => window.sightlines.goTo(3));
  const soon = await hash(page);
  await expect.poll(() => hash(page)).not.toBe(soon);
  expect(await page.evaluate(() => history.length)).toBe(length); // Back leaves the page, as one expects
});

test('leaving the page writes the address at once', async ({ table, page }) => {
  await table.open();
  const [before, after] = await page.evaluate(() => {
    const before = location.hash;
    window.sightlines.goTo(2);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return [before, location.hash];
  });
  expect(after).not.toBe(before);
});

test('a changed fragment opens, and so do Back and Forward', async ({ table, page }) => {
  await table.open('#1d.first');
  await page.evaluate(() => { location.hash = '#1d.second'; });
  await expect.poll(async () => (await table.state()).app).toMatchObject({ text: '#1d.second', from: 'address' });
  await page.goBack();
  await expect.poll(async () => (await table.state()).app.text).toBe('#1d.first');
  await page.goForward();
  await expect.poll(async () => (await table.state()).app.text).toBe('#1d.second');
});

test('pasting anywhere opens a link, but not while typing', async ({ table, page }) => {
  await table.open();
  const paste = (selector, text) => page.evaluate(({ selector, text }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.querySelector(selector).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, { selector, text });
  await paste('canvas', '#1d.pasted');
  expect((await table.state()).app).toMatchObject({ text: '#1d.pasted', from: 'paste' });
  await table.press('open');
  await paste('#open-text', '#1d.typed');
  expect((await table.state()).app.text).toBe('#1d.pasted');
});

test('scripts get an answer, good or bad', async ({ table, page }) => {
  await table.open();
  const load = (text) => page.evaluate((text) => window.sightlines.load(text), text);
  expect(await load('bad')).toEqual({ error: { code: expect.any(String), rule: 'FORMAT', message: expect.any(String) } });
  expect(await load(JSON.stringify(await page.evaluate(() => window.sightlines.record())))).toEqual({ ok: true });
  expect(await load('bad'.repeat(40_000_000 / 3))).toHaveProperty('error'); // 40 MB do not sink the page
  expect((await table.state()).frames).toBeGreaterThan(0);
});
