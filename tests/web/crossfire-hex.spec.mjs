// Hex Crossfire played on the page: by mouse, by finger, by keys; its editor and its settings.
import { expect, Table, test } from './lib.mjs';

const fragment = (record = {}) => `#${encodeURIComponent(JSON.stringify({ game: 'crossfire-hex', version: 1, ...record }))}`;

// White lands two men on j8, which holds three: the black man at the bottom has to go.
const capture = ['k7-j8', 'a5-b4', 'j6-l6', 'c5-e5', 'l6-j8'];

// A fight over g1, which holds two, with men in reserve: after an entry of each, Black's next would repeat his first.
const fight = { phase: 'play', player: 1, board: './..../......./....../...w.../....../......./..../w', reserve: [1, 2] };

const action = (move) => ({ do: 'move', from: move.slice(0, 2), to: move.slice(3) });
const enters = (cell) => ({ do: 'enter', to: cell });
const app = async (table) => (await table.state()).app;
const rank = (board, which) => board.split('/')[9 - which];

async function play(table, move) {
  const [from, to] = move.split('-');
  await table.press(`cell:${from}`);
  await table.press(`cell:${to}`);
  if (table.touch) await table.press(`cell:${to}`);
}

async function expectCaptured(table) {
  const { size, position, asked } = await app(table);
  expect(size).toBe(capture.length);
  expect(rank(position.board, 8)).toBe('wbb(www)');
  expect(position.board.match(/b/g)).toHaveLength(17);
  expect(position.reserve).toBeUndefined();
  expect(asked.who).toBe('Black to move');
}

test('a man is taken prisoner by mouse, and the links open elsewhere', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open();
  await table.press('quick:crossfire-hex');
  for (const move of capture) await play(table, move);
  await expectCaptured(table);

  const { seen, ...position } = (await app(table)).position;
  expect(seen).toHaveLength(1); // only the position that just arose has no man too many
  await table.press('tab:share');
  const other = await browser.newContext();
  const friend = new Table(await other.newPage(), false);
  for (const [mark, expected] of [['copy-link', { seen, ...position }], ['copy-position', position]]) {
    await table.press(mark);
    await friend.page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await friend.page.evaluate(() => window.sightlines.ready.then(() => true));
    await expect.poll(async () => (await app(friend)).position).toEqual(expected);
  }
  await other.close();
});

test('by finger a first tap shows what would happen, a second plays @touch', async ({ table }) => {
  await table.open(fragment({ moves: capture.slice(0, -1).map(action) }));
  await table.press('cell:l6');
  expect((await app(table)).view).toMatchObject({ chosen: 'l6', targets: { j6: 1, j8: 2 } });
  await table.press('cell:j8');
  const { view, size } = await app(table);
  expect(size).toBe(capture.length - 1);
  expect(view.considered).toBe('l6-j8');
  await table.press('action:play');
  await expectCaptured(table);
});

test('by keys alone: choose, look, play; let go @moves', async ({ table, page }) => {
  await table.open(fragment());
  await page.focus('#canvas');
  const keys = async (names) => {
    for (const name of names.split(' ')) await page.keyboard.press(name);
    await table.settled();
    return app(table);
  };
  let { view } = await keys('Enter ArrowUp ArrowUp ArrowRight ArrowRight');
  expect(view.cursor).toBe('k7');
  ({ view } = await keys('Enter ArrowUp'));
  expect(view).toMatchObject({ chosen: 'k7', considered: 'k7-j8' });
  const { size, position } = await keys('Enter');
  expect(size).toBe(1);
  expect(rank(position.board, 8)).toBe('wbb(bw)');
  ({ view } = await keys('ArrowLeft Enter'));
  expect(view.chosen).toBe('h8');
  ({ view } = await keys('Escape Escape'));
  expect(view).toMatchObject({ chosen: null, cursor: null });
});

test('what is not allowed is refused with its rule, and shown where @phone @moves', async ({ table }) => {
  await table.open(fragment());
  const refusals = [
    [['g5'], 'CX-MOVE-01', 'g5'], // nobody there
    [['a5'], 'CX-MOVE-02', 'a5'], // Black's
    [['i5', 'g9'], 'CX-MOVE-03', 'g9'], // not in line
    [['g9'], 'CX-MOVE-03', 'g9'], // still chosen
  ];
  for (const [cells, rule, where] of refusals) {
    for (const cell of cells) await table.press(`cell:${cell}`);
    const { notice, view } = await app(table);
    expect(notice.rule).toBe(rule);
    expect(view.refused).toBe(where);
  }
  for (const mark of ['notice:close', 'action:let-go', 'reserve:0']) await table.press(mark);
  const { notice, view, size } = await app(table);
  expect(notice.rule).toBe('CX-ENTER-01');
  expect(view.refused).toBe('reserve');
  expect(size).toBe(0);
});

test('ko: the barred cell is marked, the earlier move is named, playing it is refused @moves', async ({ table, page }) => {
  await table.open(fragment({ start: fight, moves: [enters('g1'), enters('g1')] }));
  await table.press('action:enter');
  const { view } = await app(table);
  expect(view.barred).toEqual(['g1']);
  expect(Object.keys(view.targets)).toHaveLength(42);
  const { x, y } = await table.centre('cell:g1');
  await page.mouse.move(x, y);
  await table.settled();
  expect((await app(table)).view).toMatchObject({ considered: '@g1', earlier: 0 });
  await table.press('cell:g1');
  let state = await app(table);
  expect(state.notice.rule).toBe('CX-KO-01');
  expect(state.view.refused).toBe('g1');
  await table.press('cell:c5');
  state = await app(table);
  expect(state.size).toBe(3);
  expect(rank(state.position.board, 5)).toBe('.b.w...');
});

test('a position is put together by hand and played on from @phone @moves', async ({ table }) => {
  await table.open(fragment());
  await table.press('tab:share');
  for (const mark of ['edit', 'clear', 'brush:1', 'cell:g1', 'cell:g1', 'cell:g1']) await table.press(mark);
  expect((await app(table)).view.full).toBe('g1'); // it holds two
  for (const mark of ['brush:0', 'cell:e3', 'cell:e3', 'brush:none', 'cell:e3', 'acts:1', 'reserve:1:more']) await table.press(mark);
  expect((await app(table)).fault).toBeNull();
  await table.press('play');
  await table.press('action:enter');
  await table.press('cell:e3');
  if (table.touch) await table.press('cell:e3');
  const { position } = await app(table);
  expect(position.board).toBe('./..../......./....../......./....../..(wb)..../..../(bb)');
});

test('both options are on the set-up screen and reach the game @moves', async ({ table }) => {
  await table.open();
  for (const mark of ['set-up:crossfire-hex', 'ko:1', 'quietLimit:more', 'quietLimit:more']) await table.press(mark);
  expect((await app(table)).options).toEqual({ ko: 'full', quietLimit: 2 });
  await table.press('begin');
  for (const move of capture.slice(0, 2)) await play(table, move);
  const { asked, position } = await app(table);
  expect(position.phase).toBe('over');
  expect(asked.who).toBe('A draw');
});
