import { expect, fragment, test } from './lib.mjs';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => { // counts what would wake the page up
    window.timers = new Set();
    const { setTimeout: later, clearTimeout: never, requestAnimationFrame: nextFrame } = window;
    window.setTimeout = (work, ...rest) => {
      const id = later((...args) => { window.timers.delete(id); work(...args); }, ...rest);
      window.timers.add(id);
      return id;
    };
    window.clearTimeout = (id) => { window.timers.delete(id); never(id); };
    window.requestAnimationFrame = (work) => {
      const id = nextFrame((time) => { window.timers.delete(`frame ${id}`); work(time); });
      window.timers.add(`frame ${id}`);
      return id;
    };
    const { setInterval: every, clearInterval: noMore } = window;
    window.setInterval = (...all) => {
      const id = every(...all);
      window.timers.add(`interval ${id}`);
      return id;
    };
    window.clearInterval = (id) => { window.timers.delete(`interval ${id}`); noMore(id); };
  });
});

test('draws nothing for two seconds when nothing happens', async ({ table, page }) => {
  await table.open(fragment());
  await table.press('cell:e5');
  await page.waitForTimeout(100);
  const { frames } = await table.state();
  expect(await page.evaluate(() => [...window.timers])).toEqual([]);
  await page.waitForTimeout(2000);
  expect((await table.state()).frames).toBe(frames);
  expect(await page.evaluate(() => [...window.timers])).toEqual([]);
});
