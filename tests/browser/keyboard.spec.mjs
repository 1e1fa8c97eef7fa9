// Played by the keyboard alone, from the text view: Tab, arrow keys, Enter and typing; no pointer, no script. What is
// played is in the titles. tests/page/text_test.cpp does the same with the other games, but for the HTML.
import { expect, test as base } from './lib.mjs';
import { fragmentOf, Words } from './text.mjs';

const test = base.extend({ words: async ({ table }, use) => use(new Words(table)) });

const focused = (page) => page.evaluate(() => {
  const { activeElement: at } = document;
  return { tag: at.tagName, id: at.id, cell: at.dataset?.cell ?? '', text: at.textContent,
    acts: Boolean(at.closest('.part-actions')) };
});

// Presses Tab, at most once round the page, until the focus matches.
async function tabTo(page, fits) {
  for (let presses = 0; presses < 400; ++presses) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (fits(at)) return at;
  }
  throw new Error(`Tab does not lead to ${fits}`);
}

async function press(page, text, tag = 'BUTTON') {
  await tabTo(page, (at) => at.tag === tag && (typeof text === 'string' ? at.text === text : text.test(at.text)));
  await page.keyboard.press('Enter');
}

async function type(page, ...moves) {
  for (const move of moves) {
    await tabTo(page, ({ id }) => id === 'text-move');
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
  }
}

test('Crosshairs: begun from the home page, the first turns of both, undo and redo', async ({ words, page }) => {
  await words.open();
  await page.keyboard.press('F2');
  await expect(words.question()).toHaveText('Sightlines');
  for (const name of ['Crosshairs', 'Hex Crossfire', 'Crossfire with squads', 'Dogfight!', 'WWI Aerial War Game'])
    await expect(words.button(`Begin ${name}`)).toBeVisible();
  await press(page, 'Open a link or a file…');
  await expect(page.getByRole('dialog', { name: 'Open a game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Begin Crosshairs');
  await expect(words.question()).toHaveText('Crosshairs: Green to act');
  expect(await words.moves()).toHaveLength(16); // the clouds lie already
  await expect(words.region.getByText(/^Bring on one plane/)).toBeVisible();
  await press(page, /^Bring a plane on at a3/, 'SUMMARY');
  await press(page, 'Enter at a3, facing north-east, height 0');
  await expect(words.question()).toHaveText('Crosshairs: Red to act');
  await expect(words.cell('a3')).toContainText('green plane facing north-east');
  await expect(page.locator('#announcer')).toContainText('Red to act');
  expect((await words.moves()).at(-1)).toEqual({ do: 'enter', cell: 'a3', dir: 'ne' });
  // Red's first by the board: along to k4, from which Enter leads to what can be done there; the second in writing.
  await tabTo(page, ({ cell }) => cell);
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 3; ++i) await page.keyboard.press('ArrowRight');
  expect((await focused(page)).cell).toBe('k4');
  await page.keyboard.press('Enter');
  expect((await focused(page)).text).toBe('Enter at k4, facing east, height 0');
  await page.keyboard.press('Enter');
  await type(page, '+k2=se');
  await expect(words.question()).toHaveText('Crosshairs: Green to act');
  await expect(words.cell('k2')).toContainText('red plane facing south-east');
  await expect(words.cell('k4')).toContainText('red plane facing east');
  await press(page, /^Undo/); // of what, it says once that is known
  await expect(words.question()).toHaveText('Crosshairs: Red to act');
  await expect(words.cell('k2')).not.toContainText('plane');
  await press(page, 'Redo');
  await expect(words.question()).toHaveText('Crosshairs: Green to act');
});

test('Hex Crossfire: a whole game, three moves to the last man', async ({ words, page }) => {
  // Black's only man has to leave g9, for f8 or h8, and White has a man next to either.
  const start = { phase: 'play', player: 0, board: 'b/w..w/......./....../......./....../......./..../w' };
  await words.open(fragmentOf('crossfire-hex', { start }));
  await page.keyboard.press('F2');
  const moves = [];
  while (!/wins$/.test(await words.question().textContent()) && moves.length < 3) {
    const actions = await page.evaluate(() =>
      [...document.querySelectorAll('.part-actions button')].map(({ textContent }) => textContent));
    const taking = actions.find((text) => text.includes('onto a black'));
    const wanted = taking ?? actions[0];
    moves.push(wanted);
    await press(page, wanted);
  }
  await expect(words.question()).toHaveText('Hex Crossfire: White wins');
  await expect(words.region.getByRole('heading', { name: 'The game is over' })).toBeVisible();
});

test('Crossfire with squads: a turn of each side', async ({ words, page }) => {
  const wood = { k: 'woods', poly: [[1900, 2000], [2300, 2000], [2300, 2400], [1900, 2400]] };
  const start = { phase: 'play', turn: 3, active: 0, edges: ['s', 'n'], obj: 't00', terrain: { t00: wood },
    units: { a00: { k: 'rifle', at: [2100, 3000] }, a01: { k: 'rifle', at: [3000, 3000] },
      b00: { k: 'rifle', at: [3000, 2600] } } };
  await words.open(fragmentOf('crossfire-squads', { start }));
  await page.keyboard.press('F2');
  await press(page, 'Go prone');
  await press(page, 'End turn');
  await expect(words.question()).toContainText('Red');
  await press(page, 'Go prone');
  await press(page, 'End turn');
  await expect(words.question()).toContainText('Green');
  await type(page, 'a01 > 3100,3000');
  await expect(words.region.getByRole('log')).toContainText('a01 > 3100,3000');
  await press(page, 'Hold fire'); // Red's reaction
  await expect(words.region.getByRole('row', { name: /^rifle 2 / })).toContainText('38.8 in east, 37.5 in south');
  await press(page, /^Shoot at Red's rifle squad/);
  await expect(words.region.getByRole('log')).toContainText(/ x b00 \(\d(,\d)*\)/);
});
