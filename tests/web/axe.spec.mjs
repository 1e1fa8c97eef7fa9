// An automated look for what shuts people out: axe-core finds nothing to complain of on any screen of the page.
import { readFileSync } from 'node:fs';
import { expect, fragment, test } from './lib.mjs';
import { fragmentOf, withoutGraphics, Words } from './text.mjs';

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

async function findsNothing(page) {
  await page.evaluate(axe); // evaluated by the browser's debugger, which the content security policy does not bind
  const { violations, passes } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  expect(passes.length).toBeGreaterThan(10); // it has looked
}

test('home @phone', async ({ table, page }) => {
  await new Words(table).open();
  await findsNothing(page);
});

test('table, each tab @phone', async ({ table, page }) => {
  await new Words(table).open(fragment(3));
  await findsNothing(page);
  for (const tab of ['tab:log', 'tab:share']) {
    await table.press(tab);
    await findsNothing(page);
  }
});

const positions = {
  crosshairs: fragment(3),
  'crossfire-hex': fragmentOf('crossfire-hex'),
  'crossfire-squads': fragmentOf('crossfire-squads', { start: { phase: 'play', turn: 3, active: 0, edges: ['s', 'n'], obj: 't00', terrain: { t00: { k: 'woods', poly: [[1900, 2000], [2300, 2000], [2300, 2400], [1900, 2400]] } }, units: { a00: { k: 'rifle', at: [2100, 2200] }, b00: { k: 'rifle', at: [5000, 100] } } } }),
  'aerial-war': fragmentOf('aerial-war'),
  dogfight: fragmentOf('dogfight'),
};
for (const [game, link] of Object.entries(positions))
  test(`text view of ${game}, light and dark @phone`, async ({ table, page }) => {
    await new Words(table).open(link);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      if (colorScheme === 'light') await page.keyboard.press('F2');
      await findsNothing(page);
    }
  });

test('text view of the home page, and with a refusal', async ({ table, page }) => {
  const words = new Words(table);
  await words.open();
  await page.keyboard.press('F2');
  await findsNothing(page);
  await words.button('Begin Crosshairs').click();
  await words.move().fill('+k1=e');
  await words.move().press('Enter');
  await expect(words.region.getByRole('alert').getByRole('link')).toBeVisible();
  await findsNothing(page);
});

test('without WebGL 2', async ({ table, page }) => {
  await withoutGraphics(page);
  await new Words(table).open(fragment(3));
  await findsNothing(page);
});

test('rulebook', async ({ table, page }) => {
  const words = new Words(table);
  await words.open(fragment(3));
  await page.keyboard.press('F2');
  await words.button('Rules').click();
  await expect(page.locator('#rule-sheet article h2').first()).toBeVisible();
  await findsNothing(page);
});

for (const [name, key] of [['Open a game', 'o'], ['Type moves', 'm']])
  test(`the sheet "${name}"`, async ({ table, page }) => {
    await new Words(table).open(fragment(3));
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await findsNothing(page);
  });

test('embedded', async ({ table, page }) => {
  await new Words(table).open(`?embed${fragment(3)}`);
  await findsNothing(page);
});

test('the share sheet, light and dark @phone', async ({ table, page }) => {
  await table.open(fragment(3));
  await table.press('tab:share');
  await table.press('more-ways');
  await expect(page.locator('#share-sheet img')).toHaveAttribute('src', /^blob:/);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await findsNothing(page);
  }
});

test('learn: the list, a lesson, and both in words @phone', async ({ table, page }) => {
  for (const place of ['#lesson=crosshairs', '#lesson=crosshairs/swoop']) {
    await table.open(place);
    await findsNothing(page);
    await page.keyboard.press('F2');
    await findsNothing(page);
    await page.keyboard.press('F2');
  }
});
