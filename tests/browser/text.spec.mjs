// The text view of all five games: its content, that it reveals nothing hidden, and that games can be played in it.
import { anew as freshly, expect, test as base } from './lib.mjs';
import { fragmentOf, withoutGraphics, Words } from './text.mjs';

const words = async ({ table }, use) => use(new Words(table));
const test = base.extend({ words });
const anew = freshly.extend({ words });

const crosshairs = fragmentOf('crosshairs',
  { options: { clouds: 1 }, moves: [{ do: 'cloud', cell: 'f6' }, { do: 'enter', cell: 'a3', dir: 'ne' }] });

anew('Crosshairs: the board by rows, the question, the log; arrow keys walk over the cells, Enter leads to what can be '
  + 'done there', async ({ words, page }) => {
  await words.open(crosshairs);
  await expect(words.question()).toHaveText('Crosshairs: Red to act');
  await expect(words.grid().getByRole('row')).toHaveCount(11);
  await expect(words.grid().getByRole('gridcell')).toHaveCount(91);
  await expect(words.cell('a3')).toHaveText('a3 green plane facing north-east, height 0');
  await expect(words.cell('f6')).toHaveText('f6 cloud');
  await expect(words.cell('e5')).toHaveText('e5');
  const log = words.region.getByRole('log');
  await expect(log).toContainText('+a3=ne');
  await expect(log).toHaveAttribute('aria-live', 'off'); // what is read out is read out once
  await page.keyboard.press('F2');
  const cells = words.grid().locator('[tabindex="0"]');
  await expect(cells).toHaveCount(1);
  await cells.focus();
  const focused = () => page.evaluate(() => document.activeElement.dataset.cell ?? document.activeElement.textContent);
  expect(await focused()).toBe('f6'); // the first from the top that is not empty
  for (const [key, cell] of [['ArrowRight', 'f7'], ['ArrowUp', 'g7'], ['ArrowLeft', 'g6'],
      ['ArrowDown', 'f7'], ['Home', 'f1'], ['End', 'f11'], ['ArrowRight', 'f11'], ['Control+Home', 'k1']]) {
    await page.keyboard.press(key);
    expect([key, await focused()]).toEqual([key, cell]);
  }
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('Enter at k1, facing east, height 0');
});

test('the command line plays, and says why it does not', async ({ words, page }) => {
  await words.open(crosshairs);
  await words.plays('+k3=sw');
  await expect(words.cell('k3')).toContainText('red plane facing south-west');
  await words.move().fill('+a1=e');
  await words.move().press('Enter');
  const refusal = words.region.getByRole('alert');
  await expect(refusal).toContainText('CH-ENTER-03');
  expect(await words.moves()).toHaveLength(3);
  await refusal.getByRole('link', { name: 'CH-ENTER-03' }).press('Enter');
  await expect(page.getByRole('dialog').locator('#CH-ENTER-03')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refusal.getByRole('link')).toBeFocused();
});

const wood = { k: 'woods', poly: [[1000, 1000], [1500, 1000], [1500, 1500], [1000, 1500]] };
const ambush = (active) => fragmentOf('crossfire-squads', {
  options: { hidden: 1 },
  start: {
    phase: 'play', turn: 3, active, edges: ['s', 'n'], obj: 't00', terrain: { t00: wood },
    units: {
      a00: { k: 'rifle', at: [2500, 2500] },
      b00: { k: 'cc', at: [5600, 100] },
      b07: { k: 'hmg', hid: 't00', face: [0, 1] },
    },
  },
});

test('a hidden unit is nowhere in the text of the other side; its own sees it once the table has been handed over',
    async ({ words, page }) => {
  await words.open(ambush(0));
  await expect(words.region.getByRole('cell', { name: 'rifle squad' }).first()).toBeAttached();
  const text = await page.evaluate(() => document.documentElement.outerHTML);
  expect(text).not.toContain('b07');
  expect(text).not.toContain('machine gun');

  await words.open(ambush(1));
  await expect(words.region.getByRole('grid')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('b07');
  await words.button('Show the table to Red').press('Enter');
  await expect(words.region.getByRole('row', { name: /^machine gun/ })).toBeAttached();
});

anew('what comes from a link, a move or the storage is text and nothing else', async ({ words, page }) => {
  const bad = '<img src=x onerror="harmed=true">';
  // The code of the second is not here, so that its own words are shown.
  const saved = `1 1d.broken - x\n2 ${fragmentOf('aerial-war')} - ${bad}`;
  await page.addInitScript((games) => {
    window.harmed = false;
    if (!localStorage.getItem('sightlines.games')) localStorage.setItem('sightlines.games', games);
  }, saved);
  const harmless = async () => {
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.evaluate(() => window.harmed)).toBe(false);
  };
  await words.open(`#${encodeURIComponent(JSON.stringify({ game: 'crosshairs', version: 1, moves: [{ do: bad }] }))}`);
  await expect(words.region).toContainText('Action 1 of this game is refused');
  await expect(words.region.getByRole('button').filter({ hasText: bad })).toBeAttached();
  await harmless();
  await words.button('Begin Crosshairs').press('Enter');
  await expect(words.question()).toContainText('Crosshairs');
  await words.move().fill(bad.replaceAll(' ', ''));
  await words.move().press('Enter');
  await expect(words.region.getByRole('alert')).toContainText('<imgsrc=x');
  await harmless();
});

anew('shown by F2 or its button, remembered, and hidden again; it comes into sight while it has the focus', async ({
  words, page,
}) => {
  await words.open(crosshairs);
  const box = async () => (await words.region.boundingBox()).width;
  expect(await box()).toBeLessThan(2);
  await page.keyboard.press('F2');
  expect(await box()).toBe(page.viewportSize().width);
  await expect(words.question()).toBeFocused();
  await page.reload();
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  await expect(words.cell('a3')).toBeVisible();
  await page.getByRole('button', { name: 'Board view' }).click();
  expect(await box()).toBeLessThan(2);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Text view' })).toBeFocused();
  await page.evaluate(() => document.querySelector('#text [tabindex="0"], #text button').focus());
  expect(await page.evaluate(() => document.getElementById('text').contains(document.activeElement))).toBe(true);
  expect(await box()).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await expect(page.locator('#canvas')).toBeFocused();
});

anew('beside the board, which stays in sight and is played; remembered', async ({ words, table, page }) => {
  await words.open(crosshairs);
  await page.keyboard.press('F2');
  await page.getByRole('button', { name: 'Text beside the board' }).click();
  const { width } = page.viewportSize();
  const half = () => page.evaluate(() => ['canvas', 'text'].map((id) => document.getElementById(id))
    .map((element) => element.getBoundingClientRect()).map(({ left, width }) => [left, Math.round(width)]));
  await expect.poll(half).toEqual([[0, width / 2], [width / 2, width / 2]]);
  const cursor = async () => (await table.state()).app.cursor;
  const before = await cursor();
  await table.press('undo');
  await expect.poll(cursor).toBe(before - 1);
  await words.button('Redo').click();
  await expect.poll(cursor).toBe(before);
  await page.reload();
  await page.evaluate(() => window.sightlines.ready.then(() => true));
  await expect.poll(half).toEqual([[0, width / 2], [width / 2, width / 2]]);
  await page.getByRole('button', { name: 'Text alone' }).click();
  await expect.poll(async () => (await half())[1]).toEqual([0, width]);
});

anew('without WebGL 2 the page is text, and plays: from the home page on, a deferred game, links', async ({
  words, page,
}) => {
  await withoutGraphics(page);
  await words.open();
  expect((await words.region.boundingBox()).width).toBe(page.viewportSize().width);
  await expect(words.region.getByText('Turn on hardware acceleration')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Board view' })).toHaveCount(0);
  await words.button('Begin Crosshairs').click();
  await words.plays('+a3=ne', '+k3=sw', '+k4=sw');
  await expect(words.cell('k4')).toContainText('red plane');
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#1x\./);
  await words.button('Home page').click();
  await expect(words.region.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await words.button(/^Crosshairs, .*: /).click();
  await expect(words.cell('k4')).toContainText('red plane');

  await words.button('Home page').click();
  await words.button('Begin WWI Aerial War Game').click();
  await words.button('Roll the dice').click();
  expect(await words.moves()).toHaveLength(1);
  await words.button('Rules').click();
  await expect(page.getByRole('dialog')).toContainText('AW-MOVE-01');
  await page.keyboard.press('Escape');

  await page.evaluate((hash) => { location.hash = hash; }, fragmentOf('crossfire-hex'));
  await expect(words.question()).toHaveText('Hex Crossfire: White to move');
  await page.evaluate((text) => window.sightlines.load(text), crosshairs);
  await expect(words.cell('a3')).toContainText('green plane');
});

test('what is read out is read out once, in order: three sentences at once, and the same one twice', async ({
  words, page,
}) => {
  await words.open(crosshairs);
  await page.keyboard.press('F2');
  await page.evaluate(() => {
    window.heard = [];
    const announcer = document.getElementById('announcer');
    new MutationObserver(() => window.heard.push(announcer.textContent))
      .observe(announcer, { childList: true, characterData: true, subtree: true });
    for (const name of ['f6', 'f6', 'e5']) {
      const cell = document.querySelector(`[data-cell=${name}]`);
      cell.click();
      cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    }
  });
  const nothing = (cell) => `Nothing can be done at ${cell} now.`;
  await expect.poll(() => page.evaluate(() => window.heard.map((text) => text.trim())))
    .toEqual([nothing('f6'), nothing('f6'), nothing('e5')]);
  expect(await page.evaluate(() => new Set(window.heard).size)).toBe(3); // each is a change
});

// What every live region comes to say from now on, in pairs with its name.
const listen = (page) => page.evaluate(() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const box = target instanceof Element ? target : target.parentElement;
      const region = box?.closest('[role=status], [role=alert]');
      const said = region?.textContent.trim();
      if (said) window.heard.push([region.id || region.className, said]);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
});
const heard = (page, what) => page.evaluate((what) =>
  [...new Set(window.heard.filter(([, said]) => said.includes(what)).map(([region]) => region))], what);

anew('what a puzzle or the library says is read out once', async ({ words, table, page }) => {
  await words.open('#puzzle=crosshairs/p2');
  await expect(words.button('All puzzles')).toBeAttached();
  await listen(page);
  await page.locator('.part-actions button').first().evaluate((button) => button.click());
  const miss = 'That is not the best. Try again.';
  await expect(page.locator('.part-puzzle-said')).toContainText(miss);
  await expect.poll(() => heard(page, miss)).toEqual(['announcer']);
  await table.open(crosshairs);
  await words.plays('+k3=sw'); // it is kept from now on
  await table.open('#library');
  await words.button('Delete').evaluate((button) => button.click());
  await expect(page.locator('.part-library-notice')).toContainText('is deleted.');
  await expect.poll(() => heard(page, 'is deleted.')).toEqual(['announcer']);
});

anew('what a puzzle says is text that changes in a place that stays; cells and moves are not translated', async ({
  words, page,
}) => {
  const record = { game: 'crosshairs', version: 1 };
  const list = [{ id: 'a', title: 'A cloud', level: 1, record, answer: [{ do: 'cloud', cell: 'e5' }], hint: 'Look.',
    why: 'So.' }];
  await page.route('**/puzzles/crosshairs.json', (route) =>
    route.fulfill({ body: JSON.stringify({ puzzles: 1, game: 'crosshairs', list }) }));
  await words.open('#puzzle=crosshairs/a');
  await expect(words.button('All puzzles')).toBeAttached();
  const place = await page.locator('.part-puzzle-said').elementHandle();
  expect(await place.evaluate((box) => box.textContent)).toBe('');
  await page.evaluate(() => window.sightlines.play('~i6')); // a miss
  await expect.poll(() => place.evaluate((box) => box.isConnected && box.textContent.length > 0)).toBe(true);
  await words.open(crosshairs);
  const kept = (selector) => page.locator(selector).evaluateAll((all) => all.every(({ translate }) => !translate));
  for (const selector of ['[role=gridcell] b', 'kbd', '.part-log span'])
    expect([selector, await page.locator(selector).count() > 0, await kept(selector)]).toEqual([selector, true, true]);
});

test('the canvas says what it is, and leads to the words; what can be pressed has a visible name @phone', async ({
  words, page, isMobile,
}) => {
  await words.open(crosshairs);
  const canvas = page.locator('#canvas');
  await expect(canvas).toHaveRole(isMobile ? 'img' : 'application'); // phones do not read applications
  await expect(canvas).toHaveAccessibleName(/board/);
  await expect(canvas).toHaveAccessibleDescription(/text view/);
  await page.keyboard.press('o');
  const choose = page.getByRole('button', { name: 'Choose a file…' });
  await expect(choose).toBeVisible();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
  expect(chooser.isMultiple()).toBe(true);
});

test('what the analysis says is text that changes in a place that stays', async ({ words, page }) => {
  const move = (from, to) => ({ do: 'move', from, to });
  await words.open(fragmentOf('crossfire-hex', { moves: [move('d2', 'f2'), move('j2', 'h2')] }));
  await page.keyboard.press('q');
  await page.keyboard.press('F2');
  await expect(words.button('Review the game')).toBeVisible();
  const status = await page.locator('.part-analysis-said').elementHandle();
  expect(await status.evaluate((box) => [box.getAttribute('role'), box.textContent])).toEqual(['status', '']);
  await status.evaluate((box) => {
    window.heard = [];
    new MutationObserver(() => window.heard.push(box.textContent)).observe(box, { childList: true });
  });
  await words.button('Review the game').click();
  await expect.poll(() => page.evaluate(() => window.heard)).toContain('The computer is looking at the game.');
  expect(await status.evaluate((box) => box.isConnected)).toBe(true);
  await expect(page.locator('.part-tree [role=status], .part-analysis [role=status]')).toHaveCount(0);
});
