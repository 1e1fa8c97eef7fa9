// Do Firefox and Chromium play live with each other? xvfb-run -a node tests/browser/firefox_live.mjs
// Ann invites in Firefox, Ben joins in Chromium; invitation and answer are carried over here. Both tell their addresses
// as they are: names that only a local network knows are looked up by a service that machines for tests lack.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { serve } from '../../.ci/serve.mjs';

const site = process.env.SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));
const server = await serve(site);
const address = `http://127.0.0.1:${server.address().port}/`;
const patience = 120_000;
const times = { timeout: patience, protocolTimeout: patience };
const firefox = await puppeteer.launch({ browser: 'firefox', headless: false, ...times,
  executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', args: ['--width=1280', '--height=900'],
  extraPrefsFirefox: { 'media.peerconnection.ice.obfuscate_host_addresses': false,
    'media.peerconnection.ice.loopback': true } });
const chromium = await puppeteer.launch({ ...times,
  executablePath: process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync),
  args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--disable-features=WebRtcHideLocalIpsWithMdns'] });
let passed = 0;

async function person(browser, name) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 800 });
  await page.goto(address);
  await page.waitForSelector('html.ready', { timeout: patience });
  await page.evaluate((name) => localStorage.setItem('sightlines.name', name), name);
  const state = () => page.evaluate(() => window.sightlines.state());
  async function until(what, holds) {
    for (const end = Date.now() + patience; ;) {
      const now = await state();
      if (holds(now)) break;
      if (Date.now() > end) throw new Error(`${name}: ${what}: ${JSON.stringify(now.app).slice(0, 900)}`);
      await new Promise((done) => { setTimeout(done, 200); });
    }
    console.log(`  ok  ${name}: ${what}`);
    ++passed;
  }
  async function press(mark) {
    for (let before = ''; ;) { // once it has found its place
      const at = JSON.stringify((await state()).marks[mark]);
      if (at && at === before) break;
      before = at;
      await new Promise((done) => { setTimeout(done, 250); });
    }
    const [x, y, width, height] = (await state()).marks[mark];
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  const play = (moves) => page.evaluate((moves) => window.sightlines.play(moves), moves);
  const load = (text) => page.evaluate((text) => window.sightlines.load(text), text);
  const moves = () => page.evaluate(() => window.sightlines.record().moves.length);
  return { page, state, until, press, play, load, moves };
}

const ticketOf = async ({ state }) => (await state()).app.live.ticket;

try {
  const ann = await person(firefox, 'Ann');
  const ben = await person(chromium, 'Ben');
  for (const mark of ['play:crosshairs', 'mode:1', 'way:1', 'start']) await ann.press(mark);
  await ann.until('the invitation is written', ({ app }) => app.live?.ticket);
  await ben.load(await ticketOf(ann));
  await ben.until('is invited', ({ app }) => app.live?.card?.startsWith('Ann invites you'));
  await ben.press('live:join');
  await ben.until('the answer is written', ({ app }) => app.live?.ticket);
  await ann.load(await ticketOf(ben));
  await ann.until('is connected', ({ app }) => app.live.connected);
  await ben.until('is connected', ({ app }) => app.live.connected);
  const laidOut = await ann.moves();
  await ann.play('+a1=ne');
  await ben.until('sees the move of Ann', ({ app }) => app.size === laidOut + 1);
  await ben.play('+k1=sw');
  await ann.until('sees the move of Ben', ({ app }) => app.size === laidOut + 2);
} finally {
  await Promise.all([firefox.close(), chromium.close()]);
  server.close();
}
console.log(`${passed} passed`);
