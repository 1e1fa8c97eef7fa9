// Does the page start and play in Firefox? xvfb-run -a node tests/browser/firefox.mjs
// Firefox has WebGL only with a window here, so it needs a display; xvfb-run makes one. SITE names another folder.
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { serve } from '../../.ci/serve.mjs';

const site = process.env.SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));
const server = await serve(site);
const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const browser = await puppeteer.launch(
  { browser: 'firefox', executablePath, headless: false, args: ['--width=1280', '--height=900'] });
const started = Date.now();
let passed = 0;

function check(name, fact, seen) {
  if (!fact) throw new Error(`${name}: ${JSON.stringify(seen)}`);
  console.log(`  ok  ${name}`);
  passed++;
}

try {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewport({ width: 1000, height: 700 });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForSelector('html.ready', { timeout: 120_000 });
  const state = () => page.evaluate(() => window.sightlines.state());
  // Waits until the page is idle. An event is drawn in the next frame.
  const settled = () => page.evaluate(() => new Promise((done) => {
    const look = () => { if (window.sightlines.state().idle) done(); else requestAnimationFrame(look); };
    requestAnimationFrame(look);
  }));
  await settled();
  const first = await state();
  check('draws its first frame', first.frames > 0 && first.width === 1000 && first.height === 700, first);

  const [x, y, width, height] = first.marks.open;
  await page.mouse.click(x + width / 2, y + height / 2);
  await settled();
  check('a click reaches the button under it', await page.$eval('#open-sheet', (sheet) => sheet.open),
    (await state()).input);
  await page.keyboard.press('Escape');
  await settled();
  check('Escape gives the canvas back', await page.evaluate(() => document.activeElement.id === 'canvas'));

  await page.keyboard.press('ArrowRight');
  await settled();
  check('a key reaches the game', (await state()).input.keys > 0, (await state()).input);

  const { frames } = await state();
  await page.evaluate(() => new Promise((done) => { // thirty frames go by
    let more = 30;
    const next = () => { if (--more) requestAnimationFrame(next); else done(); };
    next();
  }));
  check('draws nothing while nothing happens', (await state()).frames === frames,
    { before: frames, after: (await state()).frames });

  const record = { game: 'crosshairs', version: 1, players: ['Zoë Борис', 'אבי'], moves: [] };
  await page.evaluate((text) => window.sightlines.load(text), JSON.stringify(record));
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /letters(-\w+)?\.js/.test(name)));
  await settled();
  check('draws letters of other scripts', await page.evaluate(() => window.sightlines.state().idle));
  check('throws no errors', errors.length === 0, errors);
} finally {
  await browser.close();
  server.close();
}
console.log(`${passed} passed (${((Date.now() - started) / 1000).toFixed(1)}s)`);
