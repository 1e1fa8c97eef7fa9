// Positions put together by hand.
import { expect, seenElsewhere, test } from './lib.mjs';

async function openEditor(table) {
  await table.open();
  await table.press('set-up:crosshairs');
  await table.press('edit');
  await table.press('clear');
}

const planes = [['0', 'c4'], ['0', 'd6'], ['1', 'h5'], ['1', 'i6']];

test('a position is put together, its faults are named, and it is played @phone @moves', async ({ table }) => {
  await openEditor(table);
  expect((await table.state()).app.fault).toMatch(/teams/);
  for (const [brush, cell] of planes) {
    await table.press(`brush:${brush}`);
    await table.press(`cell:${cell}`);
  }
  expect((await table.state()).app.fault).toBeNull();
  await table.press('plane:height:more'); // of the last plane
  await table.press('plane:turn:more');
  await table.press('brush:cloud');
  for (const cell of ['e5', 'e6', 'e7']) await table.press(`cell:${cell}`);
  expect((await table.state()).app.fault).toMatch(/two hexes/);
  await table.press('undo');
  await table.press('acts:1');
  const { app } = await table.state();
  expect(app.fault).toBeNull();
  expect(app.record.start).toEqual({
    phase: 'act', player: 1, round: 1, left: 2, clouds: ['e5', 'e6'],
    planes: [{ at: 'c4', p: 0, dir: 'ne' }, { at: 'd6', p: 0, dir: 'ne' }, { at: 'h5', p: 1, dir: 'sw' }, { at: 'i6', p: 1, dir: 'w', h: 1 }],
  });
  await table.press('play');
  const { app: played } = await table.state();
  expect(played).toMatchObject({ screen: 'table', size: 0, asked: { player: 1 } });
  expect(played.position).toEqual(app.record.start);
});

test('the link of a draft opens it elsewhere @moves', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(table);
  for (const [brush, cell] of planes) {
    await table.press(`brush:${brush}`);
    await table.press(`cell:${cell}`);
  }
  await table.press('copy-position');
  const { app } = await table.state();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await seenElsewhere(browser, link);
  expect(friend.app.position).toEqual(app.record.start);
});

test('by keys alone; undo and redo @moves', async ({ table, page }) => {
  await openEditor(table);
  await page.focus('#canvas');
  for (const key of ['ArrowRight', '2', 'Enter', 't', 'PageUp', 'PageUp']) await page.keyboard.press(key);
  await table.settled();
  const start = async () => (await table.state()).app.record.start;
  expect((await start()).planes).toEqual([{ at: 'f6', p: 1, dir: 'w', h: 2 }]);
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await table.settled();
  expect((await start()).planes).toEqual([{ at: 'f6', p: 1, dir: 'w' }]);
  await page.keyboard.press('y');
  await page.keyboard.press('x');
  await table.settled();
  expect((await start()).planes).toBeUndefined();
});

test('the position on the table can be changed, and what was played before is kept @moves', async ({ table }) => {
  await table.open();
  await table.press('quick:crosshairs');
  for (const mark of ['cell:a2', 'card:enter:sw', 'tab:share', 'edit', 'brush:none', 'cell:a2', 'play']) await table.press(mark);
  const { app } = await table.state();
  expect(app).toMatchObject({ screen: 'table', size: 0 });
  expect(app.position.planes).toBeUndefined();
  await table.press('home');
  expect((await table.state()).app.kept).toBe(2);
});
