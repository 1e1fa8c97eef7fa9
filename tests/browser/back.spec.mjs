// The Back of a phone, where the browser gives it to whatever is open first (CloseWatcher).
import { anew as test, expect } from './lib.mjs';

const back = (page) => page.evaluate(() => window.watchers.findLast(({ active }) => active)?.requestClose());

test('Back closes a sheet on the canvas, then the one below it, and is the browser’s when nothing is open @touch',
    async ({ table, page }) => {
  await page.addInitScript(() => {
    window.watchers = [];
    const Watcher = window.CloseWatcher;
    window.CloseWatcher = class extends Watcher {
      constructor() {
        super();
        this.active = true;
        this.addEventListener('close', () => { this.active = false; });
        window.watchers.push(this);
      }
      destroy() {
        this.active = false;
        super.destroy();
      }
    };
  });
  await table.open();
  const open = async () => Object.keys((await table.state()).marks).filter((mark) => /^(settings|statistics):close$/
    .test(mark));
  const watched = () => page.evaluate(() => window.watchers.filter(({ active }) => active).length);
  expect(await watched()).toBe(0);
  await table.press('settings');
  expect(await open()).toEqual(['settings:close']);
  await table.press('statistics:open');
  await expect.poll(open).toContain('statistics:close');
  expect(await watched()).toBe(1);
  await back(page);
  await expect.poll(open).toEqual(['settings:close']);
  await expect.poll(watched).toBe(1);
  await back(page);
  await expect.poll(open).toEqual([]);
  await expect.poll(watched).toBe(0); // the next Back is the browser's

  await table.press('settings');
  await expect.poll(watched).toBe(1);
  await page.keyboard.press('Escape'); // or by itself
  await expect.poll(open).toEqual([]);
  await expect.poll(watched).toBe(0);
});

test('without close watchers Back does the same by one more entry of the history, and loses nothing', async ({
  table, page,
}) => {
  await page.addInitScript(() => { delete window.CloseWatcher; });
  await table.open();
  const back = () => page.evaluate(() => new Promise((done) => {
    addEventListener('popstate', () => setTimeout(done, 50), { once: true });
    history.back();
  }));
  const screen = async () => (await table.state()).app.screen;
  const shows = async (mark) => mark in (await table.state()).marks;
  await table.press('settings');
  await table.press('statistics:open');
  await back();
  expect([await shows('statistics:close'), await shows('settings:close')]).toEqual([false, true]);
  await back();
  expect([await shows('settings:close'), await screen()]).toEqual([false, 'home']);

  await table.press('play:crosshairs');
  await table.press('mode:2');
  await table.press('start'); // closes the sheet, and is a step of its own
  expect(await screen()).toBe('table');
  await page.keyboard.press('o');
  await expect(page.locator('#open-sheet')).toBeVisible();
  await back();
  await expect(page.locator('#open-sheet')).toBeHidden();
  await page.keyboard.press(';');
  await page.keyboard.press('Escape'); // by itself
  await page.waitForFunction(() => !history.state?.guard);
  await page.evaluate(() => window.sightlines.play('+a3=ne'));
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#1x/);
  const record = () => page.evaluate(() => JSON.stringify(window.sightlines.record()));
  const played = await record();
  await page.keyboard.press(';');
  await back();
  expect([await screen(), await record()]).toEqual(['table', played]);
  await back();
  expect(await screen()).toBe('home');
  expect(await shows('kept:0')).toBe(true);
});
