import { anew as test, expect, siteFile } from './lib.mjs';

test.use({ draws: true });

const files = async (page) => (await (await page.request.get(`${process.env.SITE_ADDRESS}first-play.txt`)).text())
  .trim().split('\n');

test('starts, draws its first frame, and has loaded what first-play.txt says, nothing from elsewhere', async ({
  table, page,
}) => {
  const loaded = new Set();
  page.on('request', (request) => loaded.add(request.url().replace(process.env.SITE_ADDRESS, '') || 'index.html'));
  await table.open();
  expect((await table.state()).frames).toBeGreaterThan(0);
  await expect(page.locator('#loading')).toBeHidden();
  expect(await page.evaluate(() => window.sightlines.version)).toMatch(/^\d+\.\d+\.\d+$/);
  const listed = await files(page);
  const forTheWindow = ['icon.svg', 'manifest.webmanifest']; // loaded when there is a window with a title bar, or not
  const play = (names) => [...names].filter((file) => !forTheWindow.includes(file)).sort();
  const forTests = [siteFile('state', 'wasm'), siteFile('common', 'wasm')]; // the other comes with it
  expect(play(loaded)).toEqual(play([...listed, ...forTests]));
});

test('the loading bar follows the download', async ({ page }) => {
  await page.addInitScript(() => {
    window.progress = [];
    const { set, get } = Object.getOwnPropertyDescriptor(HTMLProgressElement.prototype, 'value');
    Object.defineProperty(HTMLProgressElement.prototype, 'value',
      { get, set(value) { window.progress.push(value); set.call(this, value); } });
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions',
    { offline: false, latency: 0, downloadThroughput: 2_000_000, uploadThroughput: -1 });
  await page.goto(process.env.SITE_ADDRESS);
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  const progress = await page.evaluate(() => window.progress);
  expect(progress.length).toBeGreaterThan(3);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
});

test('says in a sentence that WebAssembly is missing', async ({ page }) => {
  await page.addInitScript(() => { delete window.WebAssembly; });
  await page.goto(process.env.SITE_ADDRESS);
  await expect(page.getByRole('alert')).toContainText('WebAssembly');
});

test('says in a sentence that a file did not come, starts with the next try, and says that the program has stopped',
    async ({ page }) => {
  for (const file of ['fonts/*.ttf', siteFile('sightlines', 'wasm')]) {
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 503 }));
    await page.goto(process.env.SITE_ADDRESS);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(`**/${file}`);
  }
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html.ready')).toBeAttached();

  await page.evaluate(() => window.sightlines.ready.then(() => true));
  await expect(page.getByRole('alert')).toBeHidden();
  await page.evaluate(() => { // a module of 29 bytes whose only function is "unreachable"
    const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5,
      1, 1, 97, 0, 0, 10, 5, 1, 3, 0, 0, 11];
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)));
    setTimeout(exports.a);
  });
  await expect(page.getByRole('alert')).toContainText('reload');
});

test('without JavaScript there are words to read', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(process.env.SITE_ADDRESS);
  await expect(page.locator('noscript p')).toContainText('Please allow JavaScript');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await page.close();
});
