import { anew as test, expect, fragment } from './lib.mjs';
import { Words } from './text.mjs';

test.use({ draws: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => { // counts everything that would wake the page up
    window.timers = new Set();
    const { setTimeout: start, clearTimeout: never, requestAnimationFrame: nextFrame } = window;
    const starting = new Map(); // what is to be done should the page not come; it is done as soon as it is there
    window.setTimeout = (work, time, ...rest) => {
      const done = () => { window.timers.delete(id); starting.delete(id); work(...rest); };
      const id = start(done, time);
      window.timers.add(id);
      if (time >= 8000) starting.set(id, done);
      return id;
    };
    window.afterStart = () => { for (const [id, done] of starting) { never(id); done(); } };
    window.clearTimeout = (id) => { window.timers.delete(id); never(id); };
    window.ourFrame = nextFrame.bind(window);
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

test('draws nothing, says nothing and waits for nothing when nothing happens', async ({ table, page }) => {
  await table.open(fragment());
  await page.evaluate(() => window.afterStart());
  await table.press('cell:e5');
  await expect(new Words(table).cell('e5')).toHaveText('e5 cloud');
  await expect.poll(() => page.evaluate(() => [...window.timers])).toEqual([]); // the address has been written
  await page.evaluate(() => {
    window.changes = 0;
    new MutationObserver((all) => { window.changes += all.length; }).observe(document.getElementById('text'),
      { childList: true, subtree: true, attributes: true, characterData: true });
  });
  await page.mouse.move(400, 300);
  await table.settled();
  // The tip of what the pointer rests on is drawn, once.
  await expect.poll(() => page.evaluate(() => [...window.timers])).toEqual([]);
  await table.settled();
  const { frames } = await table.state();
  // Without a wake-up nothing can change later either. Requests our own frames, in which it could draw.
  await page.evaluate(() => new Promise((done) => {
    let more = 30;
    const next = () => { if (--more) window.ourFrame(next); else done(); };
    next();
  }));
  expect((await table.state()).frames).toBe(frames);
  expect(await page.evaluate(() => window.changes)).toBe(0);
  expect(await page.evaluate(() => [...window.timers])).toEqual([]);
});
