// From the home page to a game of one's own: types, players, variants, seats.
import { expect, seenElsewhere, test } from './lib.mjs';

// Six players on the six sides; noses point off the board, so nobody is in anybody's fire.
const round = [
  ['a2=sw'],
  ['b1=w', 'c1=w'],
  ['g1=w', 'h1=w', 'i1=w'],
  ['k2=ne', 'k3=ne', 'k4=ne', 'k5=ne'],
  ['g10=e', 'h9=e', 'i8=e', 'j7=e'],
  ['b7=e', 'c8=e', 'd9=e', 'e10=e'],
];

async function playRound(table) {
  for (const [player, entries] of round.entries()) {
    const { app } = await table.state();
    expect([app.asked.player, app.position.round, app.position.left]).toEqual([player, 1, entries.length]);
    for (const entry of entries) {
      const [cell, nose] = entry.split('=');
      await table.press(`cell:${cell}`);
      await table.press(`card:enter:${nose}`);
    }
  }
}

async function circleOfSix(table) {
  await table.open();
  await table.press('set-up:crosshairs');
  await table.press('type:5');
  for (let i = 0; i < 3; ++i) await table.press('players:more');
  const { app } = await table.state();
  expect(app.options).toEqual({ type: 'circle', players: 6 });
  expect(app.record.moves).toHaveLength(16); // the clouds lie already
  await table.press('begin');
}

test('a circle of death for six through one full round, and its link in another browser @moves', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await circleOfSix(table);
  await playRound(table);
  const { app } = await table.state();
  expect(app.position).toMatchObject({ phase: 'act', player: 0, round: 2, left: 4, off: [3, 2, 1, 0, 0, 0] });
  expect(app.position.planes).toHaveLength(18);

  await table.press('tab:share');
  await table.press('copy-link');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await seenElsewhere(browser, link);
  expect(friend.app.position).toEqual(app.position);
});

test('the same by finger on a phone @touch @moves', async ({ table }) => {
  await circleOfSix(table);
  await playRound(table);
  expect((await table.state()).app.position).toMatchObject({ player: 0, round: 2, off: [3, 2, 1, 0, 0, 0] });
});

test('every game type begins with its number of players, variants and all @moves', async ({ table }) => {
  await table.open();
  for (const [type, players] of [[0, 2], [1, 3], [2, 4], [3, 4], [4, 3], [5, 3]]) {
    await table.press('set-up:crosshairs');
    await table.press('concealed');
    await table.press('turbulence:1');
    await table.press('handicap:1:more');
    if (type) await table.press(`type:${type}`);
    const { app, marks } = await table.state();
    expect(app.seats).toBe('0'.repeat(players));
    expect(app.options).toMatchObject({ concealed: true, turbulence: 'cloud' });
    expect(Boolean(marks['players:more'])).toBe(type >= 4);
    await table.press('begin');
    const { app: { position } } = await table.state();
    expect(position.off).toHaveLength(players);
    expect(position.phase).toBe('act');
    await table.press('home');
  }
});

test('an explanation leads to its rule @moves', async ({ table, page }) => {
  await table.open();
  await table.press('set-up:crosshairs');
  await table.press('rule:CH-VAR-02');
  await expect(page.locator('#rule-sheet .shown')).toHaveId('CH-VAR-02');
});

test('a seat elsewhere is sent a link, today and when the game is taken up again @moves', async ({ table, page }) => {
  await table.open();
  for (const mark of ['set-up:crosshairs', 'seat:1:1', 'begin', 'cell:a2', 'card:enter:sw']) await table.press(mark);
  let { app, marks } = await table.state();
  expect(app.asked.player).toBe(1);
  expect(marks.send).toBeDefined();
  await table.press('home');
  await page.reload();
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  await table.settled();
  await table.press('kept:0');
  ({ app, marks } = await table.state());
  expect(app.asked.player).toBe(1);
  expect(marks.send).toBeDefined();
});
