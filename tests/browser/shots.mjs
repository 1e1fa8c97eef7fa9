// Pictures of the page to look at: node tests/browser/shots.mjs FOLDER [FRAGMENT]
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from '../../.ci/serve.mjs';
import config from './playwright.config.mjs';

const [, , folder = 'build/shots', fragment = ''] = process.argv;
const site = process.env.SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const pictures = {
  light: { viewport: { width: 1280, height: 800 } },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  sharp: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2, hasTouch: true },
  phone,
  'phone-dark': { ...phone, colorScheme: 'dark' },
  embed: { viewport: { width: 480, height: 360 }, deviceScaleFactor: 2, query: '?embed' },
  'embed-dark': { viewport: { width: 480, height: 360 }, deviceScaleFactor: 2, query: '?embed', colorScheme: 'dark' },
};

await mkdir(folder, { recursive: true });
const server = await serve(site);
const browser = await chromium.launch(config.use.launchOptions);
for (const [name, { query = '', ...device }] of Object.entries(pictures)) {
  const page = await browser.newPage(device);
  await page.goto(`http://127.0.0.1:${server.address().port}/${query}${fragment}`);
  await page.waitForSelector('html.ready');
  // It fades.
  await page.waitForFunction(() => getComputedStyle(document.getElementById('loading')).visibility === 'hidden');
  await page.waitForFunction(() => window.sightlines.state().idle);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  console.log(path.join(folder, `${name}.png`));
  await page.close();
}
await browser.close();
server.close();
