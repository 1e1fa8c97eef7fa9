import { anew as test, expect, Table } from './lib.mjs';

// Other specs use fewer device pixels.
test.use({ draws: true, deviceScaleFactor: ({ hasTouch }, use) => use(hasTouch ? 3 : 1) });

const backing = (page) => page.evaluate(() => {
  const canvas = document.getElementById('canvas');
  const { width, height } = canvas.getBoundingClientRect();
  return { width: canvas.width, height: canvas.height, shown: [width, height] };
});

test('one canvas pixel is one device pixel at a ratio that is no whole number', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 501, height: 351 }, deviceScaleFactor: 1.5 });
  const table = new Table(page, false);
  await table.open();
  expect(await backing(page)).toEqual({ width: 752, height: 527, shown: [501, 351] });
  expect((await table.state()).scale).toBe(1.5);
  await page.close();
});

const cores = (page, number) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'hardwareConcurrency', { value }), number);

test('a phone with a strong processor is drawn at the ratio of its screen @touch', async ({ table, page }) => {
  await cores(page, 8);
  await table.open();
  expect((await table.state()).scale).toBe(3);
});

test('follows the size of its window, and knows what a notch covers @touch', async ({ table, page }) => {
  await cores(page, 4);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  await table.open();
  expect((await table.state()).safe).toEqual([47, 0, 34, 0]);
  const scale = 2; // such a phone is drawn at a ratio of two at most, though it has three
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
    const exact = (value) => value + 2e-8; // as browsers count with other numbers than they tell
    const matches = (query, value) => {
      const [least, most = least] = query.match(/[\d.]+(?=dppx)/g).map(Number);
      return least <= exact(value) && exact(value) <= most;
    };
    const { matchMedia } = window;
    Object.defineProperty(window, 'devicePixelRatio', { get: () => ratio });
    window.matchMedia = (query) => {
      if (!query.includes('dppx')) return matchMedia(query);
      return { addEventListener: (type, listener) => waiting.push({ query, listener }), removeEventListener() {} };
    };
    window.moveToScreen = (next) => {
      const left = waiting.splice(0).filter(({ query }) => matches(query, ratio) !== matches(query, next));
      ratio = next;
      left.forEach(({ listener }) => listener());
    };
  });
  await page.setViewportSize({ width: 480, height: 360 }); // less to draw
  await table.open();
  for (const scale of [2, 1.25, 3]) {
    await page.evaluate((scale) => window.moveToScreen(scale), scale);
    expect((await table.state()).scale).toBe(scale);
    expect((await backing(page)).width).toBe(480 * scale);
  }
});

test('a canvas has the pixels of its screen in every zoom step of the browser, without a reload', async ({
  table, page,
}) => {
  await table.open();
  const cdp = await page.context().newCDPSession(page);
  for (const zoom of [0.25, 0.3, 0.5, 0.67, 0.75, 0.8, 0.9, 1.1, 1.2, 1.25, 1.33, 1.5, 1.7, 2, 2.4, 3, 4, 5, 1]) {
    const [width, height] = [Math.round(640 / zoom), Math.round(480 / zoom)];
    await cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: zoom, mobile: false });
    await expect.poll(async () => [zoom, (await table.state()).scale, (await backing(page)).shown])
      .toEqual([zoom, expect.closeTo(zoom, 3), [width, height]]);
    const { width: across, height: down } = await backing(page);
    expect([zoom, Math.abs(across - width * zoom) <= 1, Math.abs(down - height * zoom) <= 1])
      .toEqual([zoom, true, true]);
  }
});

test('follows the system from light to dark, and to less motion; survives the loss of its graphics context, and says '
  + 'so when it does not come back', async ({ table, page }) => {
  await page.addInitScript(() => { // the patience with a context that is lost, three seconds, is cut short
    const start = window.setTimeout;
    window.setTimeout = (work, ms, ...rest) => start(work, ms === 3000 ? 500 : ms, ...rest);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await table.open();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  expect(await table.state()).toMatchObject({ dark: false, contrast: false, reducedMotion: false });
  const { frames } = await table.state();
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more', reducedMotion: 'reduce' });
  await expect.poll(async () => table.state()).toMatchObject({ dark: true, contrast: true, reducedMotion: true });
  expect(await ground()).not.toBe(light); // the HTML as well
  await table.settled();
  expect((await table.state()).frames).toBeGreaterThan(frames);

  const before = await page.screenshot();
  await page.evaluate(() => {
    window.lost = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    window.lost.loseContext();
  });
  const said = page.locator('#notice');
  await expect(said).toHaveText('One moment, the graphics are coming back.', { useInnerText: true });
  await page.mouse.move(300, 300); // events meanwhile do no harm
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.lost.restoreContext());
  await table.settled();
  await expect.poll(async () => (await page.screenshot()).equals(before)).toBe(true);
  await expect(said).toBeHidden();
  await page.evaluate(() => window.lost.loseContext());
  await expect(said).toContainText('One moment');
  await expect(page.getByRole('alert').filter({ hasText: 'reload' })).toBeVisible();
});
