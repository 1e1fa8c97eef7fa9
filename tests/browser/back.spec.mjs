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
