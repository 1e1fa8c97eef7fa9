import { anew as test, expect, Table } from './lib.mjs';

// Other specs use fewer device pixels.
test.use({ draws: true, deviceScaleFactor: ({ hasTouch }, use) => use(hasTouch ? 3 : 1) });

const backing = (page) => page.evaluate(() => {
  const canvas = document.getElementById('canvas');
  const { width, height } = canvas.getBoundingClientRect();
  return { width: canvas.width, height: canvas.height, shown: [width, height] };
});

for (const scale of [1.5, 3])
  test(`one canvas pixel is one device pixel at a ratio of ${scale}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 1001, height: 701 }, deviceScaleFactor: scale });
    const table = new Table(page, false);
    await table.open();
    expect(await backing(page))
      .toEqual({ width: Math.round(1001 * scale), height: Math.round(701 * scale), shown: [1001, 701] });
    expect((await table.state()).scale).toBe(scale);
    await page.close();
  });

test('follows the size of its window, and knows what a notch covers @phone', async ({ table, page, hasTouch }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  await table.open();
  expect((await table.state()).safe).toEqual([47, 0, 34, 0]);
  const scale = hasTouch ? 2 : 1; // a phone is drawn at a ratio of two at most
  expect((await table.state()).scale).toBe(scale);
  const { width, height } = page.viewportSize();
  expect(await backing(page)).toEqual({ width: width * scale, height: height * scale, shown: [width, height] });
  await page.setViewportSize({ width: 800, height: 600 });
  await expect.poll(async () => (await table.state()).width).toBe(800);
  const { scale: wide } = await table.state();
  expect(await backing(page)).toEqual({ width: 800 * wide, height: 600 * wide, shown: [800, 600] });
});

// An emulated change of the ratio fires no event, so the test brings its own ratio and its own events.
test('follows a change of the device pixel ratio, and a second one', async ({ table, page }) => {
  await page.addInitScript(() => {
    let ratio = 1;
    const waiting = [];
    const { matchMedia } = window;
    Object.defineProperty(window, 'devicePixelRatio', { get: () => ratio });
    window.matchMedia = (query) => {
      if (!query.includes('dppx')) return matchMedia(query);
      return { addEventListener: (type, listener) => waiting.push({ query, listener }), removeEventListener() {} };
    };
    window.moveToScreen = (next) => {
      const left = waiting.splice(0).filter(({ query }) => query === `(resolution: ${ratio}dppx)`);
      ratio = next;
      left.forEach(({ listener }) => listener());
    };
  });
  await table.open();
  for (const scale of [2, 1.25, 3]) {
    await page.evaluate((scale) => window.moveToScreen(scale), scale);
    expect((await table.state()).scale).toBe(scale);
    expect((await backing(page)).width).toBe(1280 * scale);
  }
});

test('follows the system from light to dark, and to less motion; survives the loss of its graphics context, and says '
  + 'so when it does not come back', async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await table.open();
  expect(await table.state()).toMatchObject({ dark: false, reducedMotion: false });
  const { frames } = await table.state();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(async () => table.state()).toMatchObject({ dark: true, reducedMotion: true });
  await table.settled();
  expect((await table.state()).frames).toBeGreaterThan(frames);

  const before = await page.screenshot();
  await page.evaluate(() => {
    window.lost = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    window.lost.loseContext();
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.move(300, 300); // events meanwhile do no harm
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.lost.restoreContext());
  await table.settled();
  await expect.poll(async () => (await page.screenshot()).equals(before)).toBe(true);
  await expect(page.locator('#notice')).toBeHidden();
  await page.evaluate(() => window.lost.loseContext());
  await expect(page.getByRole('alert').filter({ hasText: 'reload' })).toBeVisible();
});
