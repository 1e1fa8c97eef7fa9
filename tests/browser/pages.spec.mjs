// Pages of other people: how they load the script, move the element, set its type, isolate themselves and print.
import { createServer } from 'node:http';
import { article, click, diving, frameOf, ready, script, settled } from './host.mjs';
import { anew as test, expect, impatient } from './lib.mjs';

const site = () => process.env.SITE_ADDRESS;
const board = (id, more = '') => `<sightlines-board id="${id}" link="${diving}" ${more}></sightlines-board>`;
const record = (page, id) => page.evaluate((id) => document.getElementById(id).record(), id);
const cursor = async (page, id) => {
  const { app } = await (await frameOf(page, id)).evaluate(() => window.sightlines.state());
  return [app.cursor, app.size];
};

const loaders = {
  'as a module': () => `<script type="module" src="${site()}embed.js"></script>`,
  'by import()': () => `<script type="module">import(${JSON.stringify(`${site()}embed.js`)});</script>`,
  'by a loader that runs its text': () =>
    `<script src="${site()}embed.js" type="text/later"></script><script>
      fetch(document.scripts[0].src).then((answer) => answer.text()).then((text) => (0, eval)(text));</script>`,
  'by a script that adds it': () => `<script>document.head.append(Object.assign(document.createElement('script'),
    { src: ${JSON.stringify(`${site()}embed.js?v=3`)} }));</script>`,
  'twice, in two ways': () => `${script()}<script type="module" src="${site()}embed.js?again"></script>`,
};
for (const [how, lines] of Object.entries(loaders))
  test(`a board is there when the script is loaded ${how}`, async ({ page, complaints }) => {
    await article(page, `${lines()}${board('one')}`);
    await ready(page, 'one');
    expect(complaints).toEqual([]);
  });

test('pasted into the page, the script needs "src" on the element, and says so', async ({ page, complaints }) => {
  const text = await (await page.request.get(`${site()}embed.js`)).text();
  await article(page, `<script>${text}</script>${board('one', `src="${site()}"`)}${board('two')}`);
  await ready(page, 'one');
  await expect.poll(() => page.evaluate(() => window.boardEvents.filter(({ board }) => board === 'two')))
    .toMatchObject([{ name: 'refused', detail: { message: expect.stringContaining('"src"') } }]);
  expect(complaints).toEqual([]);
});

test('a browser without style sheets that can be constructed shows the board in its place', async ({ page }) => {
  await page.addInitScript(() => {
    window.CSSStyleSheet = class { constructor() { throw new TypeError('Illegal constructor'); } };
    delete ShadowRoot.prototype.adoptedStyleSheets;
    delete Document.prototype.adoptedStyleSheets;
  });
  await article(page, script() + board('one'));
  await ready(page, 'one');
  expect(await page.locator('#one iframe').boundingBox()).toEqual(await page.locator('#one').boundingBox());
});

test('what the reader has played stays when the element is moved, and when its bar or place is changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await article(page, `${script()}<div id="a">${board('one')}</div><div id="b"></div>`);
  await ready(page, 'one');
  await page.evaluate(() => document.getElementById('one').play(['c4v>', 'xd7']));
  await page.evaluate(() => document.getElementById('one').goTo(1));
  await settled(await frameOf(page, 'one'));
  const before = await record(page, 'one');
  expect(await cursor(page, 'one')).toEqual([1, 2]);
  const changes = {
    append: () => document.getElementById('b').append(document.getElementById('one')),
    insertBefore: () => document.getElementById('a').insertBefore(document.getElementById('one'), null),
    controls: () => { document.getElementById('one').controls = 'undo,reset'; },
    src: () => { document.getElementById('one').src = `${document.getElementById('one').src}index.html`; },
    moveBefore: () => {
      const frame = document.getElementById('one').shadowRoot.querySelector('iframe');
      document.getElementById('b').moveBefore(document.getElementById('one'), null);
      if (frame !== document.getElementById('one').shadowRoot.querySelector('iframe')) throw new Error('a new frame');
    },
  };
  for (const [how, change] of Object.entries(changes)) {
    await page.evaluate(() => { window.boardEvents.length = 0; });
    await page.evaluate(change);
    if (how !== 'moveBefore') await ready(page, 'one');
    await expect.poll(async () => [how, await record(page, 'one')]).toEqual([how, before]);
    await expect.poll(async () => [how, ...await cursor(page, 'one')]).toEqual([how, 1, 2]);
  }
  await page.locator('#one').scrollIntoViewIfNeeded();
  await settled(await frameOf(page, 'one'));
  await click(page, 'one', 'reset'); // leads to what the author put there
  await expect.poll(() => cursor(page, 'one')).toEqual([0, 0]);

  // What the author changes meanwhile counts.
  await page.evaluate(() => document.getElementById('one').play('c4v>'));
  await page.evaluate((link) => {
    const one = document.getElementById('one');
    one.remove();
    one.link = `${link} `;
    window.boardEvents.length = 0;
    document.getElementById('a').append(one);
  }, diving);
  await ready(page, 'one');
  expect(await cursor(page, 'one')).toEqual([0, 0]);
});

test('a lesson and a study go on where the reader was, wherever the element goes, also in another document', async ({
  page, complaints,
}) => {
  const moves = ['d2-f2', 'j2-h2'].map((move) => ({ do: 'move', from: move.slice(0, 2), to: move.slice(3) }));
  const study = { game: 'crossfire-hex', version: 1, moves, notes: [{ at: 1, text: 'As ever.' }],
    lines: [{ from: 0, at: 1, moves: [{ do: 'move', from: 'c3', to: 'e3' }] }] };
  await page.setViewportSize({ width: 1280, height: 1200 });
  await article(page, `${script()}<style>sightlines-board { height: 300px }</style><div id="a">
    <sightlines-board id="lesson" lesson="crosshairs/enter"></sightlines-board>
    <sightlines-board id="study" link='#${JSON.stringify(study)}'></sightlines-board></div><div id="b"></div>
    <iframe id="other" style="width: 600px; height: 500px"></iframe>`);
  const ids = ['lesson', 'study'];
  for (const id of ids) await expect.poll(async () => Boolean(await record(page, id))).toBe(true);
  const app = async (id) => (await (await frameOf(page, id)).evaluate(() => window.sightlines.state())).app;
  await page.evaluate(async () => {
    const [lesson, study] = ['lesson', 'study'].map((id) => document.getElementById(id));
    await lesson.play('+a3=ne');
    await study.goTo(1);
    await study.play('i3-k3'); // begins a variation
  });
  await expect.poll(async () => (await app('lesson')).lesson.stand).toBe('done');
  await expect.poll(async () => (await app('study')).line).toBe(2);
  const before = await record(page, 'study');
  expect(before.lines).toHaveLength(2);
  const ways = {
    'twice at once': (board) => { for (const id of ['b', 'a', 'b']) document.getElementById(id).append(board); },
    'away, and back later': async (board) => {
      board.remove();
      await new Promise((later) => { setTimeout(later, 50); });
      document.getElementById('a').append(board);
    },
    'into another document': (board) => document.getElementById('other').contentDocument.body.append(board),
    'and home': (board) => document.getElementById('a').append(board),
    'the same link once more': (board) => {
      for (const name of ['link', 'lesson']) if (board[name]) board.setAttribute(name, board.getAttribute(name));
      board.dispatchEvent(new CustomEvent('ready'));
    },
    'out of sight': async (board) => {
      board.style.display = 'none';
      await new Promise((later) => { setTimeout(later, 50); });
      board.style.display = '';
      board.dispatchEvent(new CustomEvent('ready'));
    },
  };
  for (const [how, move] of Object.entries(ways)) {
    const seen = await page.evaluate(async ([ids, move]) => {
      window.boards ??= Object.fromEntries(ids.map((id) => [id, document.getElementById(id)]));
      return Promise.all(ids.map(async (id) => {
        const board = window.boards[id];
        const ready = new Promise((resolve) => { board.addEventListener('ready', resolve, { once: true }); });
        await (0, eval)(`(${move})`)(board);
        await ready;
        await board.record(); // after what was kept
        const frame = board.shadowRoot.querySelector('iframe');
        return [frame.clientWidth > 100, frame.clientHeight === board.clientHeight, await board.record()];
      }));
    }, [ids, String(move)]);
    expect([how, ...seen.map(([wide, high]) => wide && high)]).toEqual([how, true, true]);
    expect([how, seen[1][2]]).toEqual([how, before]);
    expect([how, seen[0][2].moves?.length]).toEqual([how, 1]);
    if (how === 'into another document') continue;
    await expect.poll(async () => [how, (await app('lesson')).lesson?.stand]).toEqual([how, 'done']);
    await expect.poll(async () => [how, (await app('study')).line, (await app('study')).cursor]).toEqual([how, 2, 2]);
  }
  expect(complaints).toEqual([]);
});

test('lines that a program has set in type still show the board', async ({ page }) => {
  const wrong = {
    curly: `<sightlines-board id="curly" link=”${diving}”></sightlines-board>`,
    closing: `<sightlines-board id="closing" link="${diving}&#8221;></sightlines-board><p>More text.</p>`
      + '<p class="x">and more</p>',
    primes: `<sightlines-board id="primes" link=″${diving}″></sightlines-board>`,
    lesson: '<sightlines-board id="lesson" lesson=“crosshairs/enter”></sightlines-board>',
    broken: `<p><sightlines-board id="broken" link="${diving}"><br></p><p></p></sightlines-board></p>`,
  };
  for (const [id, lines] of Object.entries(wrong)) {
    await article(page, `<meta charset="utf-8">${script()}<br />\n${lines}`);
    await ready(page, id);
    await expect.poll(async () => [id, (await record(page, id))?.game]).toEqual([id, 'crosshairs']);
    expect(await page.evaluate(() => window.boardEvents.filter(({ name }) => name === 'refused'))).toEqual([]);
  }
});

test('a page that undoes all styles, and does not know the element, has the board in its place all the same', async ({
  page,
}) => {
  const place = { left: 8, width: 600, height: 450 };
  for (const rule of ['* { all: unset; display: revert }', '* { position: static }', 'p > * { display: contents }']) {
    await article(page, `<style>${rule} style, script { display: none } div { display: block; width: 600px }</style>
      <div>${script()}<p>${board('one')}</p></div>`);
    await ready(page, 'one');
    const box = await page.locator('#one iframe').boundingBox();
    expect([rule, { left: box.x, width: box.width, height: box.height }])
      .toEqual([rule, { ...place, left: rule.includes('unset') ? 0 : 8 }]);
    expect(box.y).toBeLessThan(60);
  }
});

// A host that sends these headers with its article.
async function host(page, headers, html) {
  const server = createServer((request, response) => response
    .writeHead(200, { 'Content-Type': 'text/html', ...headers }).end(`<!doctype html><body>${html}`));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close());
  await page.addInitScript(() => {
    window.boardEvents = [];
    document.addEventListener('DOMContentLoaded', () => {
      for (const board of document.querySelectorAll('sightlines-board'))
        board.addEventListener('ready', () => window.boardEvents.push({ board: board.id, name: 'ready' }));
    });
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
}
const shownLink = (page, id) => page.locator(`#${id} a`).evaluateAll((links) => links.map((link) => {
  const { x, y, width, height } = link.getBoundingClientRect();
  return width * height > 0 && document.elementFromPoint(x + width / 2, y + height / 2) !== null && link.href;
}));

test('in a page that isolates itself the board is there, or a link to it is', async ({ page }) => {
  await page.route('**/embed.js', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'Cross-Origin-Resource-Policy': 'cross-origin' };
    await route.fulfill({ response, headers });
  });
  const isolated = { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Opener-Policy': 'same-origin' };
  await host(page, isolated, script() + board('one'));
  await ready(page, 'one');
  await impatient(page, 1000);
  await host(page, { 'Cross-Origin-Embedder-Policy': 'require-corp' },
    script() + board('one', 'credentialless') + board('two'));
  await ready(page, 'one');
  await page.locator('#two').scrollIntoViewIfNeeded();
  await expect.poll(() => shownLink(page, 'two')).toEqual([`${site()}${diving}`]);
  await host(page, { 'Cross-Origin-Embedder-Policy': 'credentialless' }, script() + board('one', 'credentialless'));
  await ready(page, 'one');
});

test('a page with trusted types shows boards; where frames are forbidden the reader gets a link', async ({
  page, complaints,
}) => {
  await host(page, { 'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
    script() + board('one'));
  await ready(page, 'one');
  expect(complaints).toEqual([]);
  await page.route('**/?embed**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'X-Frame-Options': 'SAMEORIGIN' } });
  });
  await impatient(page, 500);
  await host(page, {}, `${script()}${board('one')}<sightlines-board id="two" link="${diving}">
    <a href="https://elsewhere.example/">The game</a></sightlines-board>`);
  await expect.poll(() => shownLink(page, 'one')).toEqual([`${site()}${diving}`]);
  await page.locator('#two').scrollIntoViewIfNeeded();
  await expect(page.locator('#two').getByText('The game')).toBeVisible();
  await page.waitForTimeout(100);
  complaints.length = 0; // the browser's own, of the frame that it refused
});

test('where the clipboard and sharing are forbidden, copying shows the text', async ({ table, page, complaints }) => {
  await page.route('**/*', async (route) => {
    const response = await route.fetch().catch(() => null); // of a page that has gone by then
    if (response) await route.fulfill({ response, headers: {
      ...response.headers(), 'Permissions-Policy': 'clipboard-write=(), clipboard-read=(), web-share=()' } })
      .catch(() => {});
  });
  await table.openShare();
  await page.keyboard.press('k');
  await expect(page.locator('#copy-text')).toHaveValue(/#1x\./);
  await page.keyboard.press('Escape');
  await page.goto(`${site()}embed.html`);
  await page.locator('button[data-copies=snippet]').click();
  await expect(page.locator('button[data-copies=snippet]')).toContainText('Selected');
  complaints.length = 0; // the browser tells of the policy
});

test('the share sheet has lines without a script, and they play', async ({ table, page, context }) => {
  await table.openShare();
  await table.press('more-ways');
  const lines = await page.getByLabel(/no script is allowed/).inputValue();
  expect(lines).not.toContain('<script');
  await expect(page.getByRole('button', { name: 'Copy without a script' })).toBeVisible();
  const elsewhere = await context.newPage();
  await article(elsewhere, lines.replace('<iframe ', '<iframe id="bare" '));
  const frame = await frameOf(elsewhere, 'bare');
  await settled(frame);
  expect((await frame.evaluate(() => window.sightlines.record())).game).toBe('crosshairs');
});
