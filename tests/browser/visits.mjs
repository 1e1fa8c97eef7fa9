// How long a first visit takes to its first frame, and a second, side by side: node tests/browser/visits.mjs [RUNS]
// Each run has a new browser profile for each network: none, and two as the browser's own tools emulate them. A second
// visit comes from the copy, in the same browser and in one that has just been
// started. SITE names another folder. It measures time, and so is no test.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import config from './playwright.config.mjs';
import { oddHost } from './odd_host.mjs';

const site = process.env.SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));
const runs = Number(process.argv[2] ?? 5);
/** @type {(delay: number, down: number, up: number) => object} In ms and Mbit/s. */
const network = (delay, down, up) =>
  ({ offline: false, latency: delay, downloadThroughput: down * 1e6 / 8, uploadThroughput: up * 1e6 / 8 });
const networks = { 'from here': null, 'fast 4G': network(165, 8.1, 1.35), 'slow 4G': network(562.5, 1.44, 0.675) };
const patience = 60_000;

async function open(profile, work) {
  const { args, executablePath } = config.use.launchOptions;
  const browser = await chromium.launchPersistentContext(profile, {
    args, executablePath: existsSync(executablePath) ? executablePath : undefined,
    viewport: { width: 1000, height: 700 },
  });
  await browser.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }); // nothing that is for tests
    const look = new MutationObserver(() => {
      if (document.documentElement?.classList.contains('ready')) window.drawnAt ??= performance.now();
    });
    look.observe(document, { attributes: true, subtree: true });
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

// Milliseconds to the first frame.
async function visit(browser, address, network) {
  const page = await browser.newPage();
  if (network) {
    const devtools = await browser.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
  }
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.drawnAt, undefined, { timeout: patience });
  const took = await page.evaluate(() => window.drawnAt);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForTimeout(1000);
  await page.close();
  return took;
}

const kinds = Object.fromEntries(Object.keys(networks).flatMap((name) =>
  ['first', 'second', 'second, new browser'].map((which) => [`${name}, ${which}`, []])));
const host = await oddHost(site);
for (let run = 0; run < runs; run++) {
  for (const [name, network] of Object.entries(networks)) {
    const profile = mkdtempSync(path.join(tmpdir(), 'visits-'));
    await open(profile, async (browser) => {
      kinds[`${name}, first`].push(await visit(browser, host.address, network));
      kinds[`${name}, second`].push(await visit(browser, host.address, network));
    });
    await open(profile, async (browser) => {
      kinds[`${name}, second, new browser`].push(await visit(browser, host.address, network));
    });
    rmSync(profile, { recursive: true, force: true });
  }
}
await host.close();
for (const [kind, times] of Object.entries(kinds)) {
  times.sort((a, b) => a - b);
  const of = (part) => `${Math.round(times[Math.floor((times.length - 1) * part)])} ms`;
  console.log(`${kind.padEnd(30)} median ${of(0.5).padStart(8)}   from ${of(0)} to ${of(1)}`);
}
