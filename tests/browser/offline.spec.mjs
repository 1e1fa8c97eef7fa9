// The service worker's copy of the page. Every test has a site of its own, which can be taken offline and replaced.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../.ci/serve.mjs';
import { hexFight } from './host.mjs';
import { anew as test, expect, fragment, site, siteFile, Table } from './lib.mjs';

test.use({ keepsCopy: true });

let folder, server, address;

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(site, folder, { recursive: true });
  // A page that is being opened is given a second here, not ten, in which its copy stays.
  const worker = path.join(folder, 'sw.js');
  const before = readFileSync(worker, 'utf8');
  const after = before.replace('const openingTime = 10_000;', 'const openingTime = 1000;');
  expect(after).not.toBe(before);
  writeFileSync(worker, after);
  server = await serve(folder);
  address = `http://127.0.0.1:${server.address().port}/`;
});

test.afterEach(async () => {
  await cutOff();
  rmSync(folder, { recursive: true });
});

async function cutOff() {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve()));
  server = null;
}

async function visit(page, rest = '') {
  const table = new Table(page, false);
  await page.goto('about:blank'); // another fragment alone would load nothing
  await page.goto(address + rest);
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  await table.settled();
  return table;
}

// Waits for the work that the page has postponed until it is idle.
const idle = (page) => page.evaluate(async () => {
  await window.sightlines.ready;
  const soon = { timeout: 1000 };
  await new Promise((done) => { requestIdleCallback(() => requestIdleCallback(done, soon), soon); });
});
const active = (page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active.state === 'activated');
const caches = (page) =>
  page.evaluate(async () => (await window.caches.keys()).filter((name) => !name.endsWith('pins')));
const version = (page) => page.evaluate(() => window.sightlines.version);

// A new build: changed texts in the page and the rulebook, and a new list of files.
function replaceSite() {
  let worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  const change = (name, from, to) => {
    const file = path.join(folder, name);
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(from, to);
    expect(after).not.toBe(before);
    writeFileSync(file, after);
    const hash = createHash('sha256').update(after).digest('hex').slice(0, 16);
    worker = worker.replace(new RegExp(`("${name}":")[0-9a-f]{16}`), `$1${hash}`);
  };
  change('index.html', /data-version="[^"]*"/g, 'data-version="99.0.0"');
  change('rules/crosshairs.html', /<h1>[^<]*/g, '<h1>Crosshairs, second printing');
  writeFileSync(path.join(folder, 'sw.js'), worker.replace(/const build = '[^']*'/, "const build = 'the-next-build'"));
}

test('the second visit needs no network: a first game, a deferred one, a rulebook, a lesson', async ({
  page, complaints,
}) => {
  await visit(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null); // the first visit is the network's
  await active(page);
  await cutOff();
  const table = await visit(page, fragment());
  await table.press('cell:e5');
  expect((await page.evaluate(() => window.sightlines.record())).moves).toHaveLength(1);
  await table.press('rules');
  await expect(page.locator('#rule-sheet article h1')).toContainText('Crosshairs');
  const sent = await visit(page, `?${new URLSearchParams({ text: fragment(2) })}`); // to a page of long ago
  await expect.poll(async () => (await sent.state()).app).toMatchObject({ screen: 'table', size: 2 });
  expect(new URL(page.url()).search).toBe('');
  const deferred = await visit(page, hexFight);
  expect((await deferred.state()).app).toMatchObject({ screen: 'table', game: 'crossfire-hex' });
  const lessons = await page.evaluate(async () => (await fetch('lessons/aerial-war.json')).json());
  expect(lessons.game).toBe('aerial-war');
  expect(complaints).toEqual([]);
});

test('the copy is made after the first frame, and by nobody but a page of its own', async ({ page }) => {
  const order = [];
  server.on('request', ({ url }) => order.push(url.slice(1)));
  await visit(page, '?embed');
  await idle(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  expect(order).not.toContain('sw.js');
  await page.goto(`${address}sightlines.html`);
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  await idle(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  expect(order).not.toContain('sw.js');
  order.length = 0;
  await visit(page);
  await active(page);
  const firstPlay = readFileSync(path.join(folder, 'first-play.txt'), 'utf8').trim()
    .split('\n').filter((name) => /\.(js|wasm|ttf|css)$/.test(name));
  const start = order.indexOf('sw.js');
  expect(start).toBeGreaterThan(0);
  expect(firstPlay.filter((name) => !order.slice(0, start).includes(name))).toEqual([]);
});

test('a new build takes over at the next load, whole, and the old copy goes', async ({ page }) => {
  await visit(page);
  const old = await version(page);
  await active(page);
  const [first] = await caches(page);
  await visit(page, fragment()); // served from the copy, and pinned to it
  replaceSite();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await registration.update();
    await taken;
  });
  // The open page continues with its build although a new one is available.
  expect(await page.evaluate(async () => (await (await fetch('index.html')).text()).includes('99.0.0'))).toBe(false);
  expect(await page.evaluate(async () => (await (await fetch('rules/crosshairs.html')).text())
    .includes('second printing'))).toBe(false);
  expect(await caches(page)).toHaveLength(2);
  await page.reload();
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  expect([old, await version(page)]).toEqual([old, '99.0.0']);
  expect(await page.evaluate(async () => (await (await fetch('rules/crosshairs.html')).text())
    .includes('second printing'))).toBe(true);
  await expect(async () => { // at the first load after the old page has surely gone
    await page.reload();
    expect(await caches(page)).toHaveLength(1);
  }).toPass();
  expect((await caches(page))[0]).not.toBe(first);
  await cutOff();
  await page.reload();
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  expect(await version(page)).toBe('99.0.0');
});

test('a build whose files do not belong together is not used', async ({ page }) => {
  const part = siteFile('crossfire-hex', 'wasm');
  writeFileSync(path.join(folder, part), 'half of another build');
  let tries = 0;
  server.on('request', ({ url }) => { tries += url === `/${part}`; });
  await visit(page);
  await expect.poll(() => tries).toBeGreaterThanOrEqual(2); // past the browser's own cache as well
  await expect.poll(() => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing ?? registration?.active ?? null;
  })).toBe(null);
});

test('a rulebook of another build is not kept, and the rest is', async ({ page }) => {
  writeFileSync(path.join(folder, 'rules/crosshairs.html'), 'half of another build');
  await visit(page);
  await active(page);
  await cutOff();
  await visit(page, fragment(1));
  const has = (name) => page.evaluate((name) => fetch(name).then(({ ok }) => ok, () => false), name);
  expect(await has('rules/dogfight.html')).toBe(true);
  expect(await has('rules/crosshairs.html')).toBe(false);
});

test('two copies on one site do not touch each other', async ({ page }) => {
  cpSync(site, path.join(folder, 'other'), { recursive: true });
  await visit(page);
  await active(page);
  await visit(page, 'other/');
  await active(page);
  await expect.poll(() => caches(page)).toHaveLength(2); // the first copy's worker stands by until the other's is ready
  const names = await caches(page);
  expect(new Set(names.map((name) => name.split(' ')[1]))).toEqual(new Set([address, `${address}other/`]));
});

// As the system posts it, with share_target of the manifest.
async function share(page, { text = '', file }) {
  await page.goto('about:blank');
  await page.setContent(`<form method="post" enctype="multipart/form-data" action="${address}sent">
    <textarea name="text"></textarea><input name="url"><input name="file" type="file"><button>Share</button></form>`);
  await page.locator('textarea').fill(text);
  if (file) await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('button').click();
  await page.waitForFunction(() => window.sightlines?.ready.then(() => true));
}

test('what another app shares is opened once, a text or a file, with and without a connection', async ({ page }) => {
  const table = await visit(page);
  await active(page);
  await share(page, { text: `Your move: ${address}${fragment(2)}` });
  await expect.poll(async () => (await table.state()).app).toMatchObject({ screen: 'table', size: 2 });
  expect(new URL(page.url()).search).toBe('');
  expect((await caches(page)).filter((name) => name.startsWith('sent'))).toEqual([]);
  await cutOff();
  const record = { game: 'crosshairs', version: 1, moves: [{ do: 'cloud', cell: 'c4' }] };
  const buffer = Buffer.from(JSON.stringify(record));
  await share(page, { file: { name: 'game.json', mimeType: 'application/json', buffer } });
  await expect.poll(async () => (await table.state()).app).toMatchObject({ screen: 'table', size: 1 });
});

test('with the copy, too, an encoded "#" is one again', async ({ page }) => {
  await visit(page);
  await active(page);
  await cutOff();
  const table = new Table(page, false);
  for (const lost of [hexFight.replace('#', '%23'), hexFight.replace('#', 'index.html%2523')]) {
    await page.goto('about:blank');
    await page.goto(address + lost);
    await page.waitForFunction(() => window.sightlines?.ready.then(() => true));
    await expect.poll(async () => (await table.state()).app).toMatchObject({ screen: 'table', game: 'crossfire-hex' });
    expect(page.url()).not.toContain('%23');
  }
});

test('it can be installed', async ({ page }) => {
  await visit(page);
  const manifest = await (await page.request.get(`${address}manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: expect.any(String), short_name: 'Sightlines',
    id: expect.any(String), start_url: './', scope: './', display: 'standalone',
    share_target: { action: './sent', method: 'POST', enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'file' }] } },
    launch_handler: { client_mode: ['focus-existing', 'auto'] } });
  const [{ action, accept }] = manifest.file_handlers;
  expect([action, accept]).toEqual(
    ['./', { 'application/json': ['.json'], 'text/plain': ['.txt'], 'image/png': ['.png'] }]);
  const of = (purpose, sizes) =>
    manifest.icons.find((icon) => icon.purpose === purpose && icon.sizes === sizes && icon.type === 'image/png');
  for (const [icon, size] of [[of('any', '192x192'), 192], [of('any', '512x512'), 512],
      [of('maskable', '512x512'), 512]]) {
    const bytes = await (await page.request.get(address + icon.src)).body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]); // width and height of a PNG
  }
  await active(page);
  const cdp = await page.context().newCDPSession(page);
  expect((await cdp.send('Page.getInstallabilityErrors'))
    .installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
