// Does the page start and play in Firefox? xvfb-run -a node tests/browser/firefox.mjs
// Firefox has WebGL only with a window here, so it needs a display; xvfb-run makes one. SITE names another folder.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { serve } from '../../.ci/serve.mjs';
import { diving } from './host.mjs';

const site = process.env.SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));
const server = await serve(site);
const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const started = Date.now();
let passed = 0;

// A busy machine may take longer than the usual half a minute to start the program, or to draw.
const patience = 120_000;
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: false, timeout: patience,
  protocolTimeout: patience, args: ['--width=1280', '--height=900'] });

function check(name, fact, seen) {
  if (!fact) throw new Error(`${name}: ${JSON.stringify(seen)}`);
  console.log(`  ok  ${name}`);
  passed++;
}

// What takes its time: asks again for ten seconds. `look` answers with the fact, and with what is shown if it never
// holds.
async function expect(name, look) {
  let fact, seen;
  for (const until = Date.now() + 10_000; ;) {
    [fact, seen] = await look();
    if (fact || Date.now() > until) return check(name, fact, seen);
    await new Promise((done) => setTimeout(done, 100));
  }
}

try {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewport({ width: 1000, height: 700 });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForSelector('html.ready', { timeout: patience });
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
  await expect('a click reaches the button under it', async () =>
    [await page.$eval('#open-sheet', (sheet) => sheet.open), (await state()).input]);
  await page.keyboard.press('Escape');
  await settled();
  await expect('Escape gives the canvas back', async () => {
    const active = await page.evaluate(() => document.activeElement.id);
    return [active === 'canvas', active];
  });

  await page.keyboard.press('ArrowRight');
  await settled();
  await expect('a key reaches the game', async () => {
    const { input } = await state();
    return [input.keys > 0, input];
  });

  await expect('draws nothing while nothing happens', async () => {
    const { frames: before } = await state();
    await page.evaluate(() => new Promise((done) => { // thirty frames go by
      let more = 30;
      const next = () => { if (--more) requestAnimationFrame(next); else done(); };
      next();
    }));
    const { frames: after } = await state();
    return [after === before, { before, after }];
  });

  const named = { game: 'crosshairs', version: 1, players: ['Zoë Борис', 'אבי'], moves: [] };
  await page.evaluate((text) => window.sightlines.load(text), JSON.stringify(named));
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /letters(-\w+)?\.js/.test(name)));
  await settled();
  await expect('draws letters of other scripts, and rests', async () => [(await state()).idle, await state()]);

  for (const zoom of [0.3, 0.67, 1.1, 1.33, 1.7, 2.4, 5, 1]) { // steps of the browser's own zoom
    const [width, height] = [640, 480].map((length) => Math.round(length / zoom));
    await page.setViewport({ width, height, deviceScaleFactor: zoom });
    await expect(`one pixel of the canvas is one of the screen at ${zoom}`, async () => {
      const pixels = await page.$eval('#canvas', ({ width, height }) => [width, height]);
      const near = pixels.every((length, which) => Math.abs(length - [width, height][which] * zoom) <= 1);
      return [near, [width, height, pixels]];
    });
  }

  const address = `http://127.0.0.1:${server.address().port}/`;
  const host = createServer((request, response) => response.setHeader('Content-Type', 'text/html').end(`<!doctype html>
    <script type="module" src="${address}embed.js"></script><div id="a"><sightlines-board id="one"
    style="height: 360px" link="${diving}"></sightlines-board></div><div id="b"></div>`));
  await new Promise((resolve) => host.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${host.address().port}/`);
  const record = () => page.$eval('#one', (board) => board.record());
  await page.$eval('#one', (board) => board.play('c4v>'));
  const before = await record();
  check('a module loads a board, and it plays', before.moves.length === 1, before);
  await page.evaluate(() => document.getElementById('b').append(document.getElementById('one')));
  await expect('what was played stays when the board is moved', async () => {
    const after = await record();
    return [JSON.stringify(after) === JSON.stringify(before), after];
  });
  host.close();
  check('throws no errors', errors.length === 0, errors);
} finally {
  await browser.close();
  server.close();
}
console.log(`${passed} passed (${((Date.now() - started) / 1000).toFixed(1)}s)`);
