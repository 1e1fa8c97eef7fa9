// Automated accessibility checks: axe-core reports no violations on any screen of the page.
import { readFileSync } from 'node:fs';
import { anew, expect, fragment, siteFile, test } from './lib.mjs';
import { fragmentOf, withoutGraphics, Words } from './text.mjs';

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

async function findsNothing(page, where) {
  // Evaluated by the browser's debugger, to which the content security policy does not apply.
  if (!await page.evaluate(() => Boolean(window.axe))) await page.evaluate(axe);
  const { violations, passes } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  expect(violations.map(({ id, nodes }) =>
    `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  expect(passes.length).toBeGreaterThan(10); // the checks have run
}

// Small and light, large and dark.
async function smallAndDark(page, where) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await findsNothing(page, `${where}, small`);
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'dark' });
  await findsNothing(page, `${where}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function lightAndDark(page, where) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await findsNothing(page, `${where}, ${colorScheme}`);
  }
}

test('home, the sheets, lessons, and all of it in words @touch', async ({ table, page }) => {
  const words = new Words(table);
  await words.open();
  await findsNothing(page, 'home');
  await table.open(fragment(3));
  await findsNothing(page, 'table');
  for (const [name, key] of [['Open a game', 'o'], ['Type moves', 'm']]) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await findsNothing(page, name);
    await page.keyboard.press('Escape');
    await expect(page.locator('#canvas')).toBeFocused(); // which comes a moment after the sheet has closed
  }
  await table.press('tab:share');
  await table.press('more-ways');
  await expect(page.locator('#ways-sheet img')).toHaveAttribute('src', /^blob:/);
  await lightAndDark(page, 'share sheet');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  await words.button('Rules').click();
  await expect(page.locator('#rule-sheet article h2').first()).toBeVisible();
  await findsNothing(page, 'rules');
  await page.keyboard.press('Escape');
  for (const place of ['#lesson=crosshairs', '#lesson=crosshairs/swoop']) {
    await table.open(place);
    await findsNothing(page, place);
  }
});

const woods = { k: 'woods', poly: [[1900, 2000], [2300, 2000], [2300, 2400], [1900, 2400]] };
const positions = {
  crosshairs: fragment(3),
  'crossfire-hex': fragmentOf('crossfire-hex'),
  'crossfire-squads': fragmentOf('crossfire-squads', {
    start: { phase: 'play', turn: 3, active: 0, edges: ['s', 'n'], obj: 't00', terrain: { t00: woods },
      units: { a00: { k: 'rifle', at: [2100, 2200] }, b00: { k: 'rifle', at: [5000, 100] } } },
  }),
  'aerial-war': fragmentOf('aerial-war'),
  dogfight: fragmentOf('dogfight'),
};
test('text view of every game, of home and with a refusal, light and dark @touch', async ({ table, page }) => {
  const words = new Words(table);
  await words.open();
  await page.keyboard.press('F2');
  await findsNothing(page, 'home');
  await words.button('Begin Crosshairs').click();
  await words.move().fill('+k1=e');
  await words.move().press('Enter');
  await expect(words.region.getByRole('alert').getByRole('link')).toBeVisible();
  await findsNothing(page, 'a refusal');
  for (const [game, link] of Object.entries(positions)) {
    await table.open(link);
    await lightAndDark(page, game);
  }
});

anew('embedded, and without WebGL 2, which is said in a sentence', async ({ table, page }) => {
  await new Words(table).open(`?embed${fragment(3)}`);
  await findsNothing(page, 'embedded');
  await withoutGraphics(page);
  await new Words(table).open(fragment(3));
  await expect(page.getByText('Turn on hardware acceleration')).toBeVisible();
  await findsNothing(page, 'without WebGL 2');
});

anew('pages that stand alone, and all rulebooks', async ({ page }) => {
  const books = ['crosshairs', 'crossfire-hex', 'crossfire-squads', 'dogfight', 'aerial-war'];
  for (const name of ['embed', 'hosting', 'licences', '404', ...books.map((book) => `rules/${book}`)]) {
    await page.goto(`${process.env.SITE_ADDRESS}${name}.html`);
    // They have a dark dress of their own: what dresses pages anew would mix it with another, dark on dark.
    await expect(page.locator('meta[name=darkreader-lock]')).toHaveCount(1);
    if (name === '404') await page.evaluate(() => { // its ground is the browser's, which axe takes for white
      const ground = new CSSStyleSheet();
      ground.replaceSync(':root { background: Canvas; }');
      document.adoptedStyleSheets = [ground];
    });
    await smallAndDark(page, name);
  }
});

anew('who wants more contrast gets no pale letters on pages that stand alone', async ({ page }) => {
  for (const [name, pale] of [['rules/dogfight', '.rulebook .how, .rulebook .credits'], ['embed', '.lead']]) {
    await page.goto(`${process.env.SITE_ADDRESS}${name}.html`);
    const inks = () => page.evaluate((pale) => [pale, '.rulebook, body:not(.rulebook-page *)'].map((selector) =>
      getComputedStyle(document.querySelector(selector)).color), pale);
    await page.emulateMedia({ contrast: 'no-preference' });
    const [usual, text] = await inks();
    expect(usual).not.toBe(text);
    await page.emulateMedia({ contrast: 'more' });
    expect(await inks()).toEqual([text, text]);
  }
});

test('every sheet and notice', async ({ table, page }) => {
  await table.open(fragment(3));
  await expect(page.locator('meta[name=darkreader-lock]')).toHaveCount(1);
  const shown = page.locator('dialog[open]');
  // As the module shows them.
  const sheet = async (name, use) => {
    await page.evaluate(use, { byLink: `./${siteFile('by_link', 'js')}`, study: `./${siteFile('study', 'js')}` });
    await expect(shown).toHaveCount(1);
    await smallAndDark(page, name);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
  };
  await page.addStyleTag({ url: siteFile('by_link', 'css') });
  const pressed = async (key) => {
    await page.keyboard.press(key);
    await expect(shown).toHaveCount(1);
  };
  for (const [name, key] of [['Open a game', 'o'], ['Type moves', 'm']]) {
    await pressed(key);
    await smallAndDark(page, name);
    await page.keyboard.press('Escape');
    await expect(page.locator('#canvas')).toBeFocused();
  }
  await pressed('r');
  await page.locator('#rule-sheet').getByRole('searchbox').fill('cloud');
  await expect(page.locator('#rule-found button').first()).toBeVisible();
  await smallAndDark(page, 'rules, searched');
  await page.locator('#rule-sheet header button').click();
  await expect(page.locator('#canvas')).toBeFocused();
  await table.press('tab:share');
  await table.press('more-ways');
  await expect(page.locator('#ways-sheet img')).toHaveAttribute('src', /^blob:/);
  await smallAndDark(page, 'ways');
  await page.keyboard.press('Escape');
  await sheet('copy', () => {
    document.getElementById('copy-text').value = 'https://sightlines.example/#1x.abc';
    document.getElementById('copy-sheet').showModal();
  });
  await sheet('name', ({ byLink }) => import(byLink).then(({ askName }) =>
    askName('Ann', () => {}, (dialog) => dialog.showModal())));
  await sheet('code', ({ byLink }) => import(byLink).then(({ showCode }) =>
    showCode(location.href, 'Hold it up', (dialog) => dialog.showModal())));
  await sheet('comment', ({ study }) => import(study).then(({ askComment }) =>
    askComment('A bold move.', false, () => {}, (dialog) => dialog.showModal())));
  await page.evaluate((tabs) => {
    import(tabs).then(({ offer }) => offer(() => {}, () => {}));
    const notice = document.getElementById('notice');
    notice.firstElementChild.textContent = 'Something went wrong, and the page had to stop.';
    notice.hidden = false;
  }, `./${siteFile('tabs', 'js')}`);
  await expect(page.locator('.offer')).toBeVisible();
  await smallAndDark(page, 'offer and notice');
  await page.evaluate(() => {
    document.querySelector('.offer').remove();
    document.getElementById('notice').hidden = true;
  });
});

test('library, puzzles, lessons and a study in words', async ({ table, page }) => {
  const words = new Words(table);
  await words.open();
  await page.keyboard.press('F2');
  const move = (from, to) => ({ do: 'move', from, to });
  const study = fragmentOf('crossfire-hex', { moves: [move('d2', 'f2'), move('j2', 'h2')],
    notes: [{ at: 1, text: 'Bold.' }], lines: [{ from: 0, at: 1, moves: [move('c3', 'e3')] }] });
  const places = {
    '#library': '.part-library-all', '#puzzles': '.part-puzzles-days', '#puzzle=crosshairs/p2': '.part-puzzle',
    '#lesson=crosshairs': '.part-page', '#lesson=crosshairs/swoop': '.part-lesson', [study]: '.part-tree',
  };
  for (const [place, part] of Object.entries(places)) {
    await table.open(place);
    await expect(page.locator(`${part}:not(:empty)`)).toBeVisible();
    await smallAndDark(page, place);
  }
});
