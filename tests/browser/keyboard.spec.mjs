// Every game by keyboard only, in the text view: Tab, arrow keys, Enter and typing, without pointer and scripts. The
// boards on the canvas have keyboard tests in the specs of their games.
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

// Presses the first action of the list and returns its text.
async function first(page) {
  for (;;) {
    const at = await tabTo(page, ({ acts, tag }) => acts && (tag === 'BUTTON' || tag === 'SUMMARY'));
    await page.keyboard.press('Enter');
    if (at.tag === 'BUTTON') return at.text;
  }
}

async function type(page, ...moves) {
  for (const move of moves) {
    await tabTo(page, ({ id }) => id === 'text-move');
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
  }
}

async function begin(page, words, name) {
  await words.open();
  await page.keyboard.press('F2');
  await press(page, `Begin ${name}`);
  await expect(words.question()).toContainText(name);
}

test('Crosshairs: begun from the home page, the first turns of both, and undo', async ({ words, page }) => {
  await begin(page, words, 'Crosshairs');
  await press(page, /^Bring a plane on at a3/, 'SUMMARY');
  await press(page, 'Enter at a3 heading north-east, height 0');
  await expect(words.question()).toHaveText('Crosshairs: Red to act');
  // Red's first by the board: along to k4, from which Enter leads to what can be done there; the second in writing.
  await tabTo(page, ({ cell }) => cell);
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 3; ++i) await page.keyboard.press('ArrowRight');
  expect((await focused(page)).cell).toBe('k4');
  await page.keyboard.press('Enter');
  expect((await focused(page)).text).toBe('Enter at k4 heading east, height 0');
  await page.keyboard.press('Enter');
  await type(page, '+k2=se');
  await expect(words.question()).toHaveText('Crosshairs: Green to act');
  await expect(words.cell('k2')).toContainText('red plane facing south-east');
  await expect(words.cell('k4')).toContainText('red plane facing east');
  await press(page, 'Undo');
  await expect(words.question()).toHaveText('Crosshairs: Red to act');
  await expect(words.cell('k2')).not.toContainText('plane');
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

test('Aerial War Game: the first round of both sides, dice and all', async ({ words, page }) => {
  await begin(page, words, 'WWI Aerial War Game');
  const played = [];
  const round = () => words.region.locator('.facts').textContent();
  while (!/round 2/.test(await round()) && played.length < 80) played.push(await first(page));
  expect(await round()).toMatch(/round 2/);
  // Initiative and eight planes.
  expect(played.filter((text) => /^Roll the di/.test(text)).length).toBeGreaterThanOrEqual(9);
  expect(played.filter((text) => /^Fly to /.test(text)).length).toBe(8);
  expect(await words.moves()).toHaveLength(played.length);
});

test('Dogfight!: a whole turn of the duel', async ({ words, page }) => {
  await begin(page, words, 'Dogfight!');
  const played = [];
  const facts = () => words.region.locator('.facts').textContent();
  while (!/Turn 2 of/.test(await facts()) && played.length < 80) played.push(await first(page));
  expect(await facts()).toMatch(/Turn 2 of/);
  expect(played.some((text) => /^Roll/.test(text))).toBe(true);
  expect(await words.moves()).toHaveLength(played.length);
});

test('Crossfire with squads: a turn of each side', async ({ words, page }) => {
  const wood = { k: 'woods', poly: [[1900, 2000], [2300, 2000], [2300, 2400], [1900, 2400]] };
  const start = { phase: 'play', turn: 3, active: 0, edges: ['s', 'n'], obj: 't00', terrain: { t00: wood },
    units: { a00: { k: 'rifle', at: [2100, 3000] }, a01: { k: 'rifle', at: [3000, 3000] },
      b00: { k: 'rifle', at: [3000, 2600] } } };
  await words.open(fragmentOf('crossfire-squads', { start }));
  await page.keyboard.press('F2');
  await press(page, 'Go prone'); // a00, the first
  await press(page, 'End the turn');
  await expect(words.question()).toContainText('Red');
  await press(page, 'Go prone');
  await press(page, 'End the turn');
  await expect(words.question()).toContainText('Green');
  await type(page, 'a01 > 3100,3000');
  await expect(words.region.getByRole('log')).toContainText('a01 > 3100,3000');
  await press(page, 'Hold fire'); // Red's reaction
  await expect(words.region.getByRole('row', { name: /^a01 / })).toContainText('(3100,3000)');
  await press(page, 'Fire at rifle squad b00');
  await press(page, 'Roll the dice');
  await expect(words.region.getByRole('log')).toContainText(/ x b00 \(\d(,\d)*\)/);
});
