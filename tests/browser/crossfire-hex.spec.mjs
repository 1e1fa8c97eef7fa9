// Hex Crossfire on the page by mouse and touch.
import { expect, seenElsewhere, test } from './lib.mjs';

const fragment = (record = {}) =>
  `#${encodeURIComponent(JSON.stringify({ game: 'crossfire-hex', version: 1, ...record }))}`;

// White lands two men on j8, which holds three: the black man at the bottom has to go.
const capture = ['k7-j8', 'a5-b4', 'j6-l6', 'c5-e5', 'l6-j8'];

const action = (move) => ({ do: 'move', from: move.slice(0, 2), to: move.slice(3) });
const app = async (table) => (await table.state()).app;
const rank = (board, which) => board.split('/')[9 - which];

async function play(table, move) {
  const [from, to] = move.split('-');
  await table.press(`cell:${from}`);
  await table.press(`cell:${to}`);
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
  for (const [mark, expected] of [['copy-link', { seen, ...position }], ['copy-position', position]]) {
    await table.press(mark);
    const friend = await seenElsewhere(browser, await page.evaluate(() => navigator.clipboard.readText()));
    expect(friend.app.position).toEqual(expected);
  }
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
