// Letters that the page's own fonts lack: drawn on the canvas by the fonts of the system. Which of these there are
// differs from machine to machine, so it is compared what the browser is asked to draw; Cyrillic and Greek are there
// everywhere, and are looked at.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { anew as test, expect, siteFile, Table } from './lib.mjs';

test.use({ draws: true });

const site = process.env.SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));
const family = '👨‍👩‍👧';
const move = (from, to) => ({ do: 'move', from, to });
const game = (first, second, text = 'A usual beginning.') => `#${encodeURIComponent(JSON.stringify({
  game: 'crossfire-hex', version: 1, players: [first, second], moves: [move('d2', 'f2'), move('j2', 'h2')],
  notes: [{ at: 1, text }],
}))}`;

// What is drawn outside of WebGL from now on, with its size in device pixels.
const listen = (context) => context.addInitScript(() => {
  window.runs = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
    window.runs.push([text, parseFloat(/[\d.]+px/.exec(this.font)[0]), this.direction]);
    fillText.call(this, text, ...at);
  };
});
const runs = async (page) => (await page.evaluate(() => window.runs)).map(([run]) => run);
const asked = (page) => {
  const files = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.split('/').at(-1)));
  return () => files.filter((name) => /-latin\.ttf|^letters/.test(name)).sort();
};
const open = async (table, link) => {
  await table.open(link);
  await table.press('tab:log');
  await table.page.waitForLoadState('networkidle');
  await table.settled();
};

test('the browser draws names and comments in any script, as whole runs where letters join or turn', async ({
  context, table, page,
}) => {
  await listen(context);
  await open(table, game('Борис Ω', 'אבי כהן', `李さん 안 สวั नमस्ते ${family} e\u0301 مرحبا بك`));
  const drawn = new Set(await runs(page));
  for (const run of ['Б', 'Ω', 'אבי כהן', '李', 'さ', '안', 'ส', 'วั', 'नमस्ते', family, '\u0301'])
    expect(drawn).toContain(run);
  expect([...drawn].join('')).toContain('مرحبا بك');
  const directions = await page.evaluate(() => Object.fromEntries(window.runs.map(([run, , way]) => [run, way])));
  expect(directions['אבי כהן']).toBe('rtl');
  expect(directions['Б']).toBe('ltr');
  const often = (await runs(page)).length;
  await table.press('tab:share');
  await table.press('tab:log');
  expect((await runs(page)).length).toBe(often); // what was drawn once is kept
});

test('each name looks as it is, in the light, and in the dark at three times the size', async ({ browser }) => {
  for (const [colorScheme, deviceScaleFactor] of [['light', 1], ['dark', 3]]) {
    const context = await browser.newContext({
      colorScheme, deviceScaleFactor, reducedMotion: 'reduce', viewport: { width: 760, height: 440 },
    });
    await listen(context);
    const page = await context.newPage();
    const table = new Table(page, false);
    const seen = new Set();
    const names = ['Борис', 'Ωμέγα', '?????', '□□□□□', 'Ann'];
    await table.open(game(names[0], 'Ben'));
    for (const name of names) {
      await page.evaluate((link) => { location.hash = link; }, game(name, 'Ben'));
      await page.waitForFunction((name) => window.sightlines.record().players[0] === name, name);
      await table.press('tab:log');
      if (name === names[0]) await page.waitForLoadState('networkidle'); // with what draws such letters
      await table.settled();
      const { x, y } = await table.centre('tab:log');
      const clip = { x: x - 120, y: y + 60, width: 340, height: 300 };
      seen.add((await page.screenshot({ clip })).toString('base64'));
      if (name === 'Борис') {
        const sizes = new Set((await page.evaluate(() => window.runs)).map(([, size]) => size));
        expect([...sizes]).toContain(12.75 * deviceScaleFactor); // of a line of 17, the log's
      }
    }
    expect(seen.size).toBe(names.length);
    await context.close();
  }
});

test('more Latin letters, and what draws other scripts, come when one of them occurs', async ({ table, page }) => {
  const files = asked(page), drawer = siteFile('letters', 'js');
  await open(table, game('Ann', 'Ben · 2 × ½'));
  expect(files()).toEqual([]);
  await page.goto('about:blank');
  await open(table, game('Zoë', 'Ben'));
  await expect.poll(files).toEqual([drawer, 'strong-latin.ttf', 'text-latin.ttf']);
  const first = readFileSync(path.join(site, 'first-play.txt'), 'utf8');
  const kept = readFileSync(path.join(site, 'sw.js'), 'utf8');
  for (const name of ['fonts/text-latin.ttf', 'fonts/strong-latin.ttf', drawer]) {
    expect(first).not.toContain(name);
    expect(kept).toContain(`"${name}"`);
  }
});

test('a face that does not come is replaced by the system\'s', async ({ context, page }) => {
  await listen(context);
  await page.route('**/*-latin.ttf', (route) => route.abort());
  await open(new Table(page, false), game('Zoë', 'Ben'));
  expect(await runs(page)).toContain('ë');
  expect(await page.evaluate(() => window.sightlines.record().players)).toEqual(['Zoë', 'Ben']);
});

// As browsers do that guard against being told apart.
const guards = {
  white: (data) => data.fill(255),
  noise: (data) => data.forEach((_, at) => { data[at] = (at * 7919) % 251; }),
  nothing: (data) => data.fill(0),
  refusal: () => { throw new DOMException('No.', 'SecurityError'); },
};
const guard = (context, change) => context.addInitScript(`
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...where) {
    const got = getImageData.apply(this, where);
    (${change})(got.data);
    return got;
  };`);
const nameOf = async (table) => {
  await table.settled();
  const { x, y } = await table.centre('tab:log');
  return (await table.page.screenshot({ clip: { x: x - 120, y: y + 60, width: 340, height: 300 } })).toString('base64');
};

// How many pixels of two pictures differ by more than an edge may that was smoothed elsewhere in the atlas.
const apart = (page, ...pictures) => page.evaluate(async (encoded) => {
  const [first, second] = await Promise.all(encoded.map(async (each) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${each}`)).blob());
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height).data;
  }));
  let pixels = 0;
  for (let at = 0; at < first.length; at += 4)
    pixels += [0, 1, 2].some((of) => Math.abs(first[at + of] - second[at + of]) > 24) ? 1 : 0;
  return first.length === second.length ? pixels : Infinity;
}, pictures);

test('where a canvas is guarded, or no font has a letter, there is a frame; a shade of noise does no harm', async ({
  browser,
}) => {
  const seen = {};
  const shade = (data) => data.forEach((value, at) => { data[at] = value + (value < 128 ? 1 : -1) * (at % 2); });
  for (const [how, change] of Object.entries({ ...guards, blank: () => {}, shade, plain: () => {} })) {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 900, height: 640 } });
    await listen(context);
    await guard(context, change);
    if (how === 'shade') {
      await context.addInitScript(() => {
        const { measureText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.measureText = function (text) {
          return { width: measureText.call(this, text).width * 1.0001 }; // and some tell no more
        };
      });
    }
    if (how === 'blank') await context.addInitScript(() => { CanvasRenderingContext2D.prototype.fillText = () => {}; });
    const page = await context.newPage();
    const table = new Table(page, false);
    await open(table, game('Борис', '李'));
    seen[how] = await nameOf(table);
    expect([how, (await runs(page)).includes('Б')]).toEqual([how, how === 'shade' || how === 'plain']);
    expect(await page.locator('#text').textContent()).toContain('Борис');
    await context.close();
  }
  const page = await (await browser.newContext()).newPage();
  for (const how of [...Object.keys(guards), 'blank'])
    expect([how, await apart(page, seen[how], seen.white)]).toEqual([how, 0]);
  expect(await apart(page, seen.plain, seen.white)).toBeGreaterThan(50);
  await page.context().close();
});

test('what draws letters is asked for again until it comes', async ({ context, page }) => {
  await listen(context);
  let asked = 0;
  await page.route(`**/${siteFile('letters', 'js')}*`, (route) => (++asked < 2 ? route.abort() : route.continue()));
  await open(new Table(page, false), game('Борис', 'Ben'));
  await expect.poll(() => runs(page)).toContain('Б');
  expect(asked).toBe(2);
});

test('the single file draws them as well, without asking for anything', async ({ context, table, page }) => {
  await listen(context);
  const folder = mkdtempSync(path.join(tmpdir(), 'letters-'));
  try {
    cpSync(path.join(site, 'sightlines.html'), path.join(folder, 'sightlines.html'));
    const files = asked(page);
    await page.goto(pathToFileURL(path.join(folder, 'sightlines.html')).href + game('Zoë', 'Борис'));
    await page.evaluate(() => window.sightlines.ready.then(() => true));
    await table.settled();
    await table.press('tab:log');
    await expect.poll(() => runs(page)).toEqual(expect.arrayContaining(['ë', 'Б']));
    expect(files()).toEqual([]);
    expect(await page.evaluate(() => [...document.fonts].filter(({ unicodeRange, status }) =>
      unicodeRange !== 'U+0-10FFFF' && status === 'loaded').length)).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a name is typed in any script, and turns no sentence of the text view around', async ({ table, page }) => {
  await table.open(game('\u202Eאבי', 'Ben'));
  const said = () => page.evaluate(() => document.querySelector('#text').textContent);
  await expect.poll(said).toContain('\u2068אבי\u2069 moves a disc from d2 to f2');
  expect(await said()).not.toContain('\u202E');
});
