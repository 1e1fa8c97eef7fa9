import { article, click, diving, frameOf, hexFight, ready, script, settled } from './host.mjs';
import { anew as test, expect } from './lib.mjs';

const events = (page, name) => page.evaluate((name) => window.boardEvents.filter((one) => one.name === name), name);
const ask = (page, id, method, ...rest) => page.evaluate(async ([id, method, rest]) => {
  try {
    return { value: await document.getElementById(id)[method](...rest) };
  } catch ({ code, rule, message }) {
    return { error: { code, rule, message } };
  }
}, [id, method, rest]);
const cursor = async (frame) => (await frame.evaluate(() => window.sightlines.state())).app.cursor;
// What a browser has to say of graphics, in the author's console.
const hearGraphics = (page, complaints) => page.on('console', (message) => {
  if (/WebGL|\bGL\b|GPU/.test(message.text())) complaints.push(message.text());
});
const bare = (fragment) =>
  `<iframe id="bare" title="bare" width="640" height="480" sandbox="allow-scripts allow-popups"
    src="${process.env.SITE_ADDRESS}?embed${fragment}"></iframe>`;

test.describe('many boards, drawn', () => {
  test.use({ draws: true });

  test('boards out of sight leave a picture and no graphics context, those in sight have one', async ({
    page, complaints,
  }) => {
    hearGraphics(page, complaints);
    const ids = Array.from({ length: 9 }, (_, which) => `board-${which}`);
    await article(page, script() + ids.map((id) =>
      `<sightlines-board id="${id}" link="${diving}" style="height: 240px"></sightlines-board>`).join(''));
    await Promise.all(ids.map((id) => ask(page, id, 'record'))); // loads them all at once
    const drawn = async (id) => (await frameOf(page, id)).evaluate(() => {
      const [board, picture] = document.querySelectorAll('#stage canvas');
      const given = board.getContext('webgl2').isContextLost();
      const said = !document.getElementById('notice').hidden;
      if (!picture) return { given, said };
      const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
      return { given, said, colours: new Set(new Uint32Array(data.buffer)).size > 20 };
    });
    const inSight = { given: false, said: false }, away = { given: true, said: false, colours: true };
    const expectSight = async (...seen) => {
      for (const id of ids) await expect.poll(() => drawn(id)).toEqual(seen.includes(id) ? inSight : away);
    };
    await expectSight('board-0', 'board-1', 'board-2', 'board-3');
    for (const id of ['board-5', 'board-0', 'board-5']) // there and back before a context can follow
      await page.evaluate((id) => document.getElementById(id).scrollIntoView(), id);
    await expectSight('board-5', 'board-6', 'board-7', 'board-8');
    await ask(page, 'board-5', 'play', 'c4v>');
    await click(page, 'board-5', 'undo');
    expect(await cursor(await frameOf(page, 'board-5'))).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('very many boards in sight never ask for more graphics than a browser has, and those that rest wake under the '
    + 'pointer', async ({ page, complaints }) => {
    hearGraphics(page, complaints);
    const ids = Array.from({ length: 20 }, (_, which) => `board-${which}`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await article(page, `${script()}<style>sightlines-board { float: left; width: 150px; height: 150px }</style>`
      + ids.map((id) => `<sightlines-board id="${id}" link="${diving}"></sightlines-board>`).join(''));
    for (const id of ids) await ready(page, id);
    const given = async (id) => (await frameOf(page, id)).evaluate(() => {
      const [board, picture] = document.querySelectorAll('#stage canvas');
      if (!document.getElementById('notice').hidden) return 'says that the graphics are gone';
      return board.getContext('webgl2').isContextLost() && Boolean(picture);
    });
    const all = () => Promise.all(ids.map(given));
    await expect.poll(async () => (await all()).filter((each) => each === true).length).toBe(10);
    const rests = ids[(await all()).indexOf(true)];
    await page.locator(`#${rests}`).hover();
    await expect.poll(() => given(rests)).toBe(false);
    await expect.poll(async () => (await all()).filter((each) => each === true).length).toBe(10);
    await page.evaluate(() => { for (const board of document.querySelectorAll('sightlines-board')) board.remove(); });
    expect(complaints).toEqual([]);
  });

  test('a game, a lesson, a bare frame and the single file live in one article, each with the bar that was asked for; '
    + 'a lesson is solved and followed by another', async ({ page, complaints }) => {
    const book = await (await page.request.get(`${process.env.SITE_ADDRESS}lessons/crosshairs.json`)).json();
    const [first, second] = book.list;
    await article(page, `${script()}<sightlines-board id="game" link="${diving}"></sightlines-board>
      <sightlines-board id="lesson" lesson="crosshairs/${first.id}" controls="undo,reset"></sightlines-board>
      <sightlines-board id="silent" link="${diving}" controls="none"></sightlines-board>${bare(diving)}
      <sightlines-board id="file" link="${hexFight}"
        src="${process.env.SITE_ADDRESS}sightlines.html"></sightlines-board>`);
    await ready(page, 'game');
    for (const id of ['lesson', 'silent', 'file']) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await ready(page, id);
    }
    const bar = ['undo', 'redo', 'rules', 'reset', 'full-page'];
    for (const [id, offered] of [['game', bar], ['lesson', ['undo', 'redo', 'reset', 'full-page']],
        ['silent', []], ['bare', bar], ['file', bar]]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      const frame = await frameOf(page, id);
      await settled(frame);
      const { marks } = await frame.evaluate(() => window.sightlines.state());
      expect([id, bar.filter((name) => marks[name])]).toEqual([id, offered]);
      expect(await frame.evaluate(() => [origin, window.sightlines.state().embedded])).toEqual(['null', true]);
      const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
      expect(sandbox.split(' ')).toEqual(expect.arrayContaining(['allow-scripts', 'allow-popups']));
      expect(sandbox).not.toContain('allow-same-origin');
    }
    expect(await (await frameOf(page, 'bare')).evaluate(() => window.sightlines.state()))
      .toMatchObject({ width: 640, height: 480 });
    await expect.poll(async () => (await ask(page, 'file', 'record')).value?.game).toBe('crossfire-hex');

    await page.locator('#lesson').scrollIntoViewIfNeeded();
    const lesson = await frameOf(page, 'lesson');
    const id = async () => (await lesson.evaluate(() => window.sightlines.state())).app.lesson.id;
    expect(await id()).toBe(first.id);
    expect(await events(page, 'solved')).toEqual([]);
    const [{ do: kind, cell, dir }] = first.solution;
    expect([kind, first.solution.length]).toEqual(['enter', 1]); // what "+a3=ne" says
    expect(await ask(page, 'lesson', 'play', `+${cell}=${dir}`)).toEqual({ value: null });
    await expect.poll(() => events(page, 'solved'))
      .toEqual([{ board: 'lesson', name: 'solved', detail: { game: 'crosshairs', lesson: first.id } }]);
    await page.evaluate((id) => { document.getElementById('lesson').lesson = `crosshairs/${id}`; }, second.id);
    await expect.poll(id).toBe(second.id);
    expect(complaints).toEqual([]);
  });
});

test('"ready" is always followed by "change": with the game, deferred or not, a lesson, or none at all', async ({
  page,
}) => {
  const boards = { here: `link="${diving}"`, fetched: `link="${hexFight}"`, lesson: 'lesson="crosshairs/enter"',
    cut: 'link="#1x.c0T1h9abhIRsNUYXkcz3TuwxtdcMY"' };
  await article(page, script() + Object.entries(boards).map(([id, what]) =>
    `<sightlines-board id="${id}" ${what} style="height: 150px"></sightlines-board>`).join(''));
  const heard = (id) => page.evaluate((id) =>
    window.boardEvents.filter(({ board }) => board === id).map(({ name, detail }) => [name, detail.game]), id);
  for (const [id, game] of [['here', 'crosshairs'], ['fetched', 'crossfire-hex'], ['lesson', 'crosshairs']])
    await expect.poll(() => heard(id)).toEqual([['ready', undefined], ['change', game]]);
  // What is wrong with a link is said by code that is fetched for it.
  await expect.poll(() => heard('cut')).toEqual([['ready', undefined], ['refused', undefined], ['change', null]]);
});

test('what an author got wrong is told as "refused", and shown as a card or in the author\'s words', async ({
  page, complaints,
}) => {
  const wrong = { lesson: 'lesson="nonsense"', unknown: 'lesson="crosshairs/nonsense"', list: 'lesson="crosshairs"',
    puzzle: 'puzzle="crosshairs/nonsense"', game: 'puzzle="nonsense/p1"', link: 'link="nonsense"', none: '',
    empty: 'link="#"', chess: `link='#{"game":"chess","version":1}'` };
  await article(page, script() + Object.entries(wrong).map(([id, what]) =>
    `<sightlines-board id="${id}" ${what} style="height: 150px"></sightlines-board>`).join('')
    + `<sightlines-board id="bar" link="${diving}" controls="undo, undoo" style="height: 300px"></sightlines-board>
    <sightlines-board id="src" src="ftp://elsewhere.example/" link="${diving}">The game</sightlines-board>`);
  const heard = async (id) => (await events(page, 'refused')).filter(({ board }) => board === id)
    .map(({ detail }) => detail);
  for (const id of Object.keys(wrong)) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect.poll(() => heard(id)).toEqual([{ rule: 'FORMAT', message: expect.stringMatching(/\.$/) }]);
    const { app } = await (await frameOf(page, id)).evaluate(() => window.sightlines.state());
    expect([id, app.screen]).toEqual([id, 'refused']);
  }
  await page.locator('#bar').scrollIntoViewIfNeeded();
  await ready(page, 'bar');
  expect(await heard('bar')).toEqual([{ rule: 'FORMAT', message: expect.stringContaining('undoo') }]);
  expect((await (await frameOf(page, 'bar')).evaluate(() => window.sightlines.state())).marks)
    .toEqual(expect.objectContaining({ undo: expect.anything() }));
  expect(await heard('src')).toEqual([{ rule: 'FORMAT', message: expect.stringContaining('ftp://') }]);
  await expect(page.locator('#src')).toHaveText('The game');
  expect(await page.locator('#src iframe').count()).toBe(0);

  await page.evaluate((link) => {
    document.getElementById('src').removeAttribute('src');
    document.getElementById('bar').link = `${link}${'A'.repeat(300_000)}`;
  }, diving);
  await expect.poll(async () => (await heard('bar')).length).toBe(2);
  await page.locator('#src').scrollIntoViewIfNeeded();
  await ready(page, 'src');
  expect(complaints).toEqual([]);
});

const appeal = '<a href="https://elsewhere.example/">The game on its own page</a>';
test('what the author wrote inside is shown until the board is there, and stays where its frame cannot load; '
  + 'the size is the author\'s', async ({ page }) => {
  await page.route('**/?embed*controls=none', (route) => route.abort());
  await page.route('**/sightlines-*.wasm', (route) =>
    (route.request().frame().url().includes('controls=undo') ? route.abort() : route.continue()));
  await article(page, `${script()}<sightlines-board id="low" link="${diving}"
    style="height: 240px">${appeal}</sightlines-board>
    <sightlines-board id="lost" link="${diving}" controls="none">${appeal}</sightlines-board>
    <sightlines-board id="half" link="${diving}" controls="undo">${appeal}</sightlines-board>`);
  await ready(page, 'low');
  const seen = (id) => page.locator(`#${id} a`).evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return width > 0 && document.elementFromPoint(x + width / 2, y + height / 2) === link;
  });
  await page.locator('#lost').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('#lost iframe').count()).toBe(1);
  expect([await seen('low'), await seen('lost')]).toEqual([false, true]);
  await page.locator('#half').scrollIntoViewIfNeeded();
  await (await frameOf(page, 'half')).waitForFunction(() => document.documentElement.classList.contains('failed'));
  await expect.poll(() => seen('half')).toBe(true);
  expect(await page.locator('#lost iframe').evaluate((frame) => getComputedStyle(frame).opacity)).toBe('0');
  const sizes = await page.locator('sightlines-board').evaluateAll((all) => all.map((board) => board.offsetHeight));
  expect(sizes).toEqual([240, 480, 480]); // the others' are four by three
});

test('the reader plays, takes back and resets by hand, and only on that board; an illegal try names its rule',
    async ({ page }) => {
  await article(page,
    `${script()}<sightlines-board id="one" link="${diving}"></sightlines-board>`
    + `<sightlines-board id="two" link="${diving}"></sightlines-board>`);
  await ready(page, 'one');
  await page.locator('#two').scrollIntoViewIfNeeded();
  await ready(page, 'two');
  const [one, two] = [await frameOf(page, 'one'), await frameOf(page, 'two')];
  await page.locator('#one').scrollIntoViewIfNeeded();
  await settled(one);
  const height = (await page.locator('#one').boundingBox()).height;
  await click(page, 'one', 'cell:c4');
  for (const mark of ['card:swoop', 'card:right', 'action:fly']) await click(page, 'one', mark);
  await expect.poll(() => cursor(one)).toBe(1);
  expect((await events(page, 'change')).slice(2))
    .toEqual([{ board: 'one', name: 'change', detail: {
      game: 'crosshairs', ply: 1, size: 1, move: 'c4v>', comment: '', status: { toAct: 1, phase: 'dive', result: null },
    } }]);
  expect(await cursor(two)).toBe(0);
  await click(page, 'one', 'undo');
  await expect.poll(() => cursor(one)).toBe(0);
  await click(page, 'one', 'redo');
  await expect.poll(() => cursor(one)).toBe(1);
  await click(page, 'one', 'reset');
  expect(await one.evaluate(() => [window.sightlines.state().app.size, window.sightlines.record().moves]))
    .toEqual([0, undefined]);
  expect((await page.locator('#one').boundingBox()).height).toBe(height);

  await click(page, 'one', 'cell:d7'); // Green's plane, on Red's turn
  await expect.poll(() => events(page, 'refused')).toHaveLength(1);
  const [{ detail }] = await events(page, 'refused');
  expect(detail.rule).toMatch(/^CH-/);
  expect(detail.message).toMatch(/[.!]$/);
});

test('the methods answer with promises; a record and a link can be loaded, also of a deferred game; '
  + 'the end is reported', async ({ page }) => {
  await article(page, `${script()}<sightlines-board id="one" link="${diving}"></sightlines-board>`);
  await ready(page, 'one');
  const { value: begun } = await ask(page, 'one', 'record');
  expect([begun.game, begun.moves]).toEqual(['crosshairs', undefined]); // no moves
  expect(await ask(page, 'one', 'play', 'c4v> xd7')).toEqual({ value: null });
  expect((await ask(page, 'one', 'record')).value.moves)
    .toEqual([{ do: 'swoop', plane: 'c4', turn: 1 }, { do: 'shoot', target: 'd7' }]);
  expect(await ask(page, 'one', 'goTo', 1)).toEqual({ value: null });
  expect((await events(page, 'change')).map(({ detail }) => [detail.ply, detail.size]))
    .toEqual([[0, 0], [2, 2], [1, 2]]);
  const refused = await ask(page, 'one', 'play', 'c4^');
  expect(refused.error.rule).toMatch(/^CH-/);
  expect((await ask(page, 'one', 'record')).value.moves).toHaveLength(2);
  const unreadable = await ask(page, 'one', 'load', '#1d.!!!');
  expect(unreadable.error.rule).toBe('FORMAT');
  expect((await ask(page, 'one', 'record')).value.game).toBe('crosshairs');
  for (const wrong of [['load', 'x'.repeat(300_000)], ['load', undefined], ['play', 'x'.repeat(300_000)]])
    expect((await ask(page, 'one', ...wrong)).error.code).toBe('too-long');
  expect(await ask(page, 'one', 'goTo', 'nowhere')).toEqual({ value: null });
  expect((await events(page, 'change')).at(-1).detail.ply).toBe(0);

  expect(await ask(page, 'one', 'load', hexFight)).toEqual({ value: null });
  const { value } = await ask(page, 'one', 'record');
  expect([value.game, value.moves.length]).toEqual(['crossfire-hex', 8]);
  expect(await ask(page, 'one', 'load', { ...value, moves: value.moves.slice(0, 3) })).toEqual({ value: null });
  expect((await events(page, 'change')).at(-1).detail).toMatchObject({ game: 'crossfire-hex', ply: 3, size: 3 });
  await page.evaluate((link) => { document.getElementById('one').link = `https://somewhere.example/page/${link}`; },
    diving);
  await expect.poll(async () => (await events(page, 'change')).at(-1).detail.game).toBe('crosshairs');
  expect(await page.locator('#one').getAttribute('link')).toContain(diving);

  // CH-END: after the dive Green has two planes that must crash, see
  // tests/playthroughs/crosshairs-dive-of-the-rulebook.txt
  expect(await ask(page, 'one', 'play', ['c4v>', 'xd7', 'd5v', 'd6v', '=', 'k1#'])).toEqual({ value: null });
  expect(await events(page, 'over')).toEqual(
    [{ board: 'one', name: 'over', detail: { game: 'crosshairs', result: { winners: [1], reason: 'elimination' } } }]);
});

test('the full page opens with the same record, free of the sandbox', async ({ page, context }) => {
  await article(page, `${script()}<sightlines-board id="one" link="${diving}"></sightlines-board>`);
  await ready(page, 'one');
  await ask(page, 'one', 'play', 'c4v>');
  const record = (await ask(page, 'one', 'record')).value;
  await settled(await frameOf(page, 'one'));
  const [full] = await Promise.all([context.waitForEvent('page'), click(page, 'one', 'full-page')]);
  await full.waitForFunction(() => window.sightlines?.record);
  expect(await full.evaluate(() => window.sightlines.record())).toEqual(record);
  expect(await full.evaluate(() => [origin, window.sightlines.state().embedded, window.opener]))
    .toEqual([new URL(process.env.SITE_ADDRESS).origin, false, null]);
});

test('a board out of sight is not loaded, and one that was seen draws nothing', async ({ page }) => {
  const far = '<p style="height:6000px"></p>';
  await article(page,
    `${script()}<sightlines-board id="near" link="${diving}"></sightlines-board>${far}`
    + `<sightlines-board id="far" link="${diving}"></sightlines-board>`);
  await ready(page, 'near');
  expect((await events(page, 'ready')).map(({ board }) => board)).toEqual(['near']);
  const frame = await frameOf(page, 'near');
  await settled(frame);
  await page.evaluate(() => new Promise((gone) => {
    new IntersectionObserver(([{ isIntersecting }]) => { if (!isIntersecting) gone(); })
      .observe(document.getElementById('near'));
    scrollTo(0, 2000);
  }));
  const frames = () => frame.evaluate(() => window.sightlines.state().frames);
  await expect.poll(() => frame.evaluate(() => document.querySelectorAll('#stage canvas').length)).toBe(2); // a picture
  const before = await frames();
  expect(await ask(page, 'near', 'play', 'c4v>')).toEqual({ value: null });
  expect((await events(page, 'change')).at(-1).detail.ply).toBe(1); // it plays although it is not visible
  expect((await ask(page, 'near', 'record')).value.moves).toHaveLength(1);
  expect(await frames()).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(frames).toBeGreaterThan(before);
  expect((await ask(page, 'far', 'record')).value.game).toBe('crosshairs'); // a request loads the board
});

test('the element is all that the script leaves on the page, and a board that leaves the page breaks its promises',
    async ({ page }) => {
  await article(page, '');
  const added = await page.evaluate(async (src) => {
    const before = new Set(Object.getOwnPropertyNames(window));
    const script = Object.assign(document.createElement('script'), { src });
    await new Promise((resolve) => { script.onload = resolve; document.body.append(script); });
    return Object.getOwnPropertyNames(window).filter((name) => !before.has(name));
  }, `${process.env.SITE_ADDRESS}embed.js`);
  expect(added).toEqual([]);
  const code = await page.evaluate(async (link) => {
    await customElements.whenDefined('sightlines-board');
    const board = Object.assign(document.createElement('sightlines-board'), { link });
    document.body.append(board);
    const asked = board.record();
    board.remove();
    return asked.catch((error) => error.code);
  }, diving);
  expect(code).toBe('gone');
});

test('the article about embedding works as it says @touch', async ({ page, complaints }) => {
  const elsewhere = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(process.env.SITE_ADDRESS).origin) elsewhere.push(request.url());
  });
  await page.goto(`${process.env.SITE_ADDRESS}embed.html`);
  await expect(page.locator('#dispatch')).toContainText('ready');
  await page.locator('#play-wrong').click();
  await expect(page.locator('#said')).toContainText('CH-');
  await page.locator('#play-dive').click();
  await expect(page.locator('#dispatch li').first()).toContainText('Action 2 of 2: xd7');
  await page.locator('#go-back').click();
  await expect(page.locator('#dispatch li').first()).toContainText('Back at the beginning');
  await page.locator('#show-record').click();
  await expect(page.locator('#said')).toContainText('"game":"crosshairs"');
  await page.locator('#slider').scrollIntoViewIfNeeded();
  await page.locator('#slider').fill('3');
  await expect(page.locator('#ply')).toHaveText('after @g1');
  await expect(page.locator('.here').first()).toHaveText(process.env.SITE_ADDRESS);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('where a browser cannot make style sheets, a board is there all the same, in its place', async ({ page }) => {
  await page.addInitScript(() => {
    window.CSSStyleSheet = class { constructor() { throw new TypeError('Illegal constructor'); } };
  });
  await article(page, `${script()}<sightlines-board id="old" link="${diving}"></sightlines-board>`);
  await ready(page, 'old');
  const sizes = await page.evaluate(() => {
    const board = document.getElementById('old');
    const frame = board.shadowRoot.querySelector('iframe');
    return [board, frame].map((each) => [each.clientWidth, each.clientHeight]);
  });
  expect(sizes).toEqual([[640, 480], [640, 480]]);
});

test('where nothing says how wide a board is, it has a width all the same, and the author\'s is never less', async ({
  page,
}) => {
  const board = (id, style = '') =>
    `<sightlines-board id="${id}" link="${diving}" style="${style}"></sightlines-board>`;
  await article(page, `${script()}<div style="display: flex">${board('row')}</div>
    <div style="float: left">${board('afloat')}</div><table><tr><td style="padding: 0">${board('cell')}</table>
    <div style="display: flex">${board('narrow', 'width: 120px')}${board('low', 'height: 90px')}</div>`);
  await page.evaluate(() => customElements.whenDefined('sightlines-board').then(() => true));
  const sizes = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll('sightlines-board')]
    .map(({ id, clientWidth, clientHeight }) => [id, [clientWidth, clientHeight]])));
  expect(sizes).toEqual({
    row: [480, 360], afloat: [480, 360], cell: [480, 360], narrow: [120, 90], low: [120, 90],
  });
});
