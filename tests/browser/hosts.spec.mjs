// Hosts, disks and blockers as they are: what cannot be had is said in a sentence, and the rest goes on.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { anew as test, expect, fragment, impatient, site, siteFile, Table } from './lib.mjs';
import { hexFight } from './host.mjs';
import { oddHost } from './odd_host.mjs';

let host;
const serve = async (change) => { host = await oddHost(site, change); };
test.afterEach(async () => { await host?.close(); host = null; });

const ready = (page) => page.evaluate(() => window.sightlines.ready.then(() => true));
async function opens(page, rest = '') {
  await page.goto('about:blank');
  await page.goto(host.address + rest);
  await page.waitForFunction(() => window.sightlines?.ready);
  await ready(page);
  const table = new Table(page, false);
  await table.settled();
  return table;
}
// What is said in place of the page: where it loads, or in the notice.
const saying = (page) => page.locator('#loading-text, #notice:not([hidden]) p');
async function says(page, words) {
  await page.goto('about:blank');
  await page.goto(host.address);
  await expect(saying(page).filter({ hasText: words }).first()).toBeVisible();
}

test('a page of an older release that comes out of a cache is asked for anew, and says so if it comes again', async ({
  page,
}) => {
  await serve((name, answer) => {
    if (name === 'index.html') answer.body = `<!doctype html><script type="module" src="boot.js"></script>
      <p id="loading-text">Setting up the board…</p>`; // all that there is of 0.5.0 to this
  });
  await page.goto(host.address + hexFight);
  await expect(page.locator('#loading-text')).toHaveText(/an older version/);
  expect(host.asked.filter((name) => name === 'index.html')).toHaveLength(2);
  expect(page.url()).toBe(host.address + hexFight);
});

const text = (answer) => answer.body.toString('utf8');

test.describe('the service worker', () => {
  test.use({ keepsCopy: true });
  const active = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  // As a full disk, forbidden cookies or a broken profile make it, once the worker is there.
  const faults = {
    'a full disk': `Cache.prototype.put = refuse(Cache.prototype.put, 'QuotaExceededError');`,
    'storage that is refused': `for (const owner of [Cache.prototype, CacheStorage.prototype])
      for (const call of ['open', 'match', 'put', 'delete', 'keys', 'has'])
        if (owner[call]) owner[call] = refuse(owner[call], 'SecurityError');`,
    'storage that never answers': `for (const owner of [Cache.prototype, CacheStorage.prototype])
      for (const call of ['open', 'match', 'put', 'delete', 'keys'])
        if (owner[call]) owner[call] = refuse(owner[call], null);`,
  };
  for (const [what, fault] of Object.entries(faults)) {
    test(`${what} makes nothing worse than without it`, async ({ page }) => {
      await serve((name, answer) => {
        if (name === 'sw.js') answer.body = `const refuse = (call, name) => function (...given) {
          if (!registration.active) return call.apply(this, given);
          return name ? Promise.reject(new DOMException('refused', name)) : new Promise(() => {});
        };
        ${fault}
        const later = setTimeout; // its patience is 3 s, for each of many files
        self.setTimeout = (work, time) => later(work, time === 3000 ? 300 : time);
        ${text(answer)}`;
      });
      await opens(page);
      await active(page);
      const table = await opens(page, fragment(2));
      expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
      expect((await table.state()).app).toMatchObject({ screen: 'table', size: 2 });
      const book = await page.goto(`${host.address}rules/crosshairs.html`);
      expect(book.status()).toBe(200);
    });
  }

  test('without what a host lacks, and with pages that it has changed, it works offline, and asks but once', async ({
    page,
  }) => {
    await serve((name, answer) => {
      if (/\.(webmanifest|png)$/.test(name)) Object.assign(answer, { status: 404, body: 'Not found' });
      if (name.endsWith('.html')) answer.body = text(answer).replace(/>\s+</g, '><')
        .replace('</head>', '<script defer src="/cdn-cgi/x.js"></script></head>');
    });
    await opens(page);
    await active(page);
    await opens(page);
    const { asked } = host;
    asked.length = 0;
    await opens(page, hexFight);
    await page.waitForTimeout(300);
    expect(asked.filter((name) => /\.(wasm|css|ttf)$|^index\.html$/.test(name))).toEqual([]);
    host.change = (name, answer, request) => { request.socket.destroy(); return false; };
    const table = await opens(page, hexFight);
    expect((await table.state()).app).toMatchObject({ screen: 'table', game: 'crossfire-hex' });
  });

  test('where a host takes endings off, and has its page for what it lacks, rulebooks work offline', async ({
    page,
  }) => {
    await serve((name, answer, request) => {
      if (request.url.endsWith('.html')) {
        Object.assign(answer, { status: 308, body: '' });
        answer.headers.Location = name === 'index.html' ? '/' : `/${name.replace('.html', '')}`;
      } else if (name.startsWith('rules/') && answer.status === 404) {
        answer.status = 200;
        answer.headers['Content-Type'] = 'text/html';
        answer.body = readFileSync(`${site}/${name}.html`);
      } else if (/\.(webmanifest|png)$/.test(name)) {
        answer.body = readFileSync(`${site}/index.html`);
        answer.headers['Content-Type'] = 'text/html';
      }
    });
    await opens(page);
    await active(page);
    host.change = (name, answer, request) => { request.socket.destroy(); return false; };
    await page.goto(`${host.address}rules/dogfight`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dogfight!');
    await opens(page, fragment(1));
  });

  test('a part that the host spoils is asked for again at the next visit, and only that', async ({ page }) => {
    const spoilt = siteFile('crossfire-hex', 'wasm');
    await serve((name, answer) => { if (name === spoilt) answer.body = 'half of another build'; });
    await opens(page);
    const asks = (name) => host.asked.filter((each) => each === name).length;
    await expect.poll(() => asks(spoilt)).toBeGreaterThanOrEqual(2);
    await expect.poll(() => page.evaluate(async () => !await navigator.serviceWorker.getRegistration())).toBe(true);
    const engines = host.asked.filter((name) => name.startsWith('engine-')).length;
    host.change = () => {};
    host.asked.length = 0;
    await opens(page);
    await active(page);
    expect(asks(spoilt)).toBe(1);
    expect(asks(siteFile('sightlines', 'wasm'))).toBeLessThanOrEqual(1); // the page itself
    expect(engines + host.asked.filter((name) => name.startsWith('engine-')).length).toBeLessThanOrEqual(7);
  });
});

test('a file that is not there, or of another build, is named in a sentence', async ({ page }) => {
  const names = [['boot', 'js'], ['chunk', 'js'], ['sightlines', 'wasm']].map((name) => siteFile(...name));
  names[1] = readFileSync(`${site}/first-play.txt`, 'utf8').match(/chunk-.*/)[0];
  for (const missing of names) {
    await serve((name, answer) => { if (name === missing) Object.assign(answer, { status: 404, body: 'Not found' }); });
    await says(page, new RegExp(`(${missing}|${names[0]}) did not come.*in a few minutes`));
    await host.close();
  }
  const old = (answer) => text(answer).replace(/(boot|chunk)-\w{8}/g, '$1-AAAAAAAA')
    .replace(/-[0-9a-f]{8}/g, '-0a0a0a0a');
  await serve((name, answer) => { if (name === 'index.html') answer.body = old(answer); });
  await says(page, /boot-AAAAAAAA.js did not come/);
});

test('types that a host does not know, or bytes that it has packed, end in a sentence, if they end anything', async ({
  page,
}) => {
  await serve((name, answer) => {
    if (name.endsWith('.wasm')) answer.headers['Content-Type'] = 'application/octet-stream';
    if (name.endsWith('.webmanifest')) Object.assign(answer, { status: 404, body: 'Not found' });
  });
  await opens(page);
  host.change = (name, answer) => { if (name.endsWith('.wasm')) answer.body = gzipSync(answer.body); };
  await says(page, /sightlines-\w+\.wasm did not come, or is of another version/);
  host.change = (name, answer) => { if (name.endsWith('.wasm')) answer.body = answer.body.subarray(0, 100_000); };
  await says(page, /sightlines-\w+\.wasm did not come, or is of another version/);
  host.change = (name, answer) => {
    answer.headers['X-Content-Type-Options'] = 'nosniff';
    if (name.endsWith('.js')) answer.headers['Content-Type'] = 'text/plain';
  };
  await says(page, /boot-\w+\.js did not come/);
});

test('no font is worth failing for, while there is one to write with', async ({ page }) => {
  await serve((name, answer) => {
    if (name === 'fonts/text.ttf') Object.assign(answer, { status: 404, body: 'Not found' });
    if (name === 'fonts/strong.ttf') answer.body = '';
  });
  const table = await opens(page);
  expect((await table.state()).app.screen).toBe('home');
  await serve((name, answer) => { if (name === 'fonts/display.ttf') answer.body = '<!doctype html>Not here'; });
  await opens(page);
  host.change = (name, answer) => {
    if (name.endsWith('.ttf')) Object.assign(answer, { status: 404, body: 'Not found' });
  };
  await says(page, /fonts\/text\.ttf did not come/);
  host.change = () => {};
  await page.addInitScript(() => {
    FontFace.prototype.load = () => Promise.reject(new DOMException('', 'NetworkError'));
  });
  await opens(page);
});

test('what takes long, or for ever, is named after a while', async ({ page }) => {
  await impatient(page, 500);
  for (const [slow, words] of [['sightlines', /sightlines-\w+\.wasm has not come yet/], ['fonts/text', null]]) {
    await serve((name) => !name.startsWith(slow));
    if (words) await says(page, words);
    else await opens(page); // it does without
  }
});

test('an old browser is told so, whatever it cannot read', async ({ page }) => {
  await serve((name, answer) => { if (name.startsWith('boot-')) answer.body = 'a ??=?= b'; });
  await page.addInitScript(() => { delete Array.prototype.at; });
  await says(page, /needs a newer browser.*Firefox from 102/);
});

test('an embed, a script of the host that fails, or a style that does not come, stops nothing', async ({ page }) => {
  await serve((name, answer) => {
    if (name === 'x.js') answer.body = 'throw new Error("of the host")';
    if (name.endsWith('.css')) Object.assign(answer, { status: 404, body: 'Not found' });
    if (name === 'index.html') answer.body = text(answer).replace('<link', '<script src="x.js"></script><link');
  });
  await opens(page, fragment(1));
  await opens(page, `?embed${fragment(1)}`);
});

test('a blocker takes away the sheet for sharing, and nothing else: it is said, and no sheet stays that nobody sees',
    async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await serve((name, answer) => { if (/^ways-/.test(name)) Object.assign(answer, { status: 404, body: '' }); });
  let table = await opens(page, fragment());
  await table.press('tab:share');
  await table.press('more-ways');
  const refusal = page.locator('#open-sheet .refusal');
  await expect(refusal).toContainText('a blocker');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  host.change = (name, answer) => {
    if (/^ways-.*css/.test(name)) answer.body += '#ways-sheet { display: none !important }';
  };
  table = await opens(page, fragment());
  await table.press('tab:share');
  await table.press('more-ways');
  await expect(refusal).toContainText('blocker');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await table.press('copy-link');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#1');
});

test('colours follow the scheme and the wish for contrast; what forced colours take away is marked otherwise', async ({
  page,
}) => {
  await serve();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('about:blank');
  host.change = (name) => !name.endsWith('.wasm');
  await page.goto(host.address);
  expect(await page.locator('#loading-bar').evaluate((bar) => getComputedStyle(bar).borderTopStyle)).toBe('solid');
  expect(await page.locator('#open-go').evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('2px');
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  const colour = (name) => page.evaluate((name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name);
  expect(await colour('--secondary')).toBe(await colour('--text'));
  for (const [scheme, panel] of [['light', '#F6F2E9'], ['dark', '#1B2128']]) {
    await page.emulateMedia({ colorScheme: scheme, contrast: 'no-preference' });
    expect((await colour('--panel')).toUpperCase()).toBe(panel);
  }
  await page.evaluate(() => { document.documentElement.dataset.scheme = 'light'; });
  expect((await colour('--panel')).toUpperCase()).toBe('#F6F2E9');
});
