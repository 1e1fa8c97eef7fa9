import { anew as test, expect, fragment } from './lib.mjs';

test.use({ deviceScaleFactor: 1 }); // the distance of a wheel event is in device pixels

// An article with the page in a frame, as another site would have it.
async function embed(page) {
  await page.route('**/article.html', (route) => route.fulfill({
    contentType: 'text/html',
    body: `<body style="height:4000px"><p>An article.</p><iframe src="${process.env.SITE_ADDRESS}?embed${fragment(2)}"
      width="480" height="360"></iframe></body>`,
  }));
  await page.goto(`${process.env.SITE_ADDRESS}article.html`);
  const frame = page.frames()[1];
  await expect.poll(() => frame.evaluate(() => window.sightlines?.ready.then(() => true))).toBe(true);
  return frame;
}

test('the article scrolls under the wheel until the board is used; a guest stores nothing and adds no steps to the '
  + 'history', async ({ page }) => {
  const frame = await embed(page);
  const wheel = () => frame.evaluate(() => window.sightlines.state().input.wheel);
  const box = await page.locator('iframe').boundingBox();
  await page.mouse.move(box.x + 200, box.y + 100);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  expect(await wheel()).toBe(0);
  await page.mouse.click(box.x + 4, box.y + 4);
  await page.mouse.wheel(0, 100);
  await expect.poll(wheel).toBeCloseTo(-1, 3);
  expect(await page.evaluate(() => scrollY)).toBe(100);

  const [length, address] = await page.evaluate(() => [history.length, location.href]);
  const before = await frame.evaluate(() => location.hash);
  await frame.evaluate(() => window.sightlines.goTo(1));
  await frame.evaluate(() => window.sightlines.load('#{"game":"crosshairs","version":1}'));
  await expect.poll(() => frame.evaluate(() => location.hash)).not.toBe(before); // it has been written
  expect(await frame.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => [history.length, location.href])).toEqual([length, address]);
});
