// Automated accessibility checks: axe-core reports no violations on any screen of the page.
import { readFileSync } from 'node:fs';
import { anew, expect, fragment, test } from './lib.mjs';
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
