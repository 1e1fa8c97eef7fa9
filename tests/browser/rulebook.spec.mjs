// The rulebooks in the side sheet: search, and positions that are drawn and can be played.
import { anew, expect, siteFile, test } from './lib.mjs';

const sheet = (page) => page.locator('#rule-sheet');

async function openBook(table, game) {
  await table.page.evaluate((game) => window.sightlines.load(JSON.stringify({ game, version: 1 })), game);
  await table.settled();
  await table.press('rules');
  const link = sheet(table.page).getByRole('link', { name: 'Play this position' }).first();
  // Not the previous rulebook.
  await expect.poll(async () => decodeURIComponent(await link.getAttribute('href'))).toContain(`"${game}"`);
}

test('a search finds the rules with all its words, and leads to them; so does a rule named in a caption',
    async ({ table, page }) => {
  await table.open();
  await openBook(table, 'crosshairs');
  await sheet(page).getByRole('searchbox').fill('cloud  Line');
  const found = sheet(page).locator('#rule-found button');
  await expect(found.first()).toBeVisible();
  for (const text of await found.allTextContents()) expect(text).toMatch(/^CH-[A-Z]+-\d\d/);
  const id = (await found.first().textContent()).split(' ')[0];
  await found.first().click();
  await expect(sheet(page).locator(`#${id}`)).toHaveClass(/shown/);
  await expect(sheet(page).locator(`#${id}`)).toBeInViewport();
  await sheet(page).getByRole('searchbox').fill('zeppelin');
  await expect(sheet(page).getByText('No rule has all these words.')).toBeVisible();
  await sheet(page).getByRole('searchbox').fill('<img src=x>');
  await expect(sheet(page).locator('#rule-found img')).toHaveCount(0);

  await sheet(page).getByRole('searchbox').fill('');
  const reference = sheet(page).locator('figure.position figcaption a').first();
  const named = (await reference.getAttribute('href')).slice(1);
  await reference.click();
  await expect(sheet(page).locator(`#${named}`)).toHaveClass(/shown/);
  await expect(sheet(page).locator('iframe')).toHaveCount(0);
});

test('the licences are read in the sheet, and rules after them', async ({ table, page }) => {
  await table.open();
  await table.press('settings');
  await table.press('licences');
  await expect(sheet(page).getByRole('heading', { name: /^zlib \d/ })).toBeVisible();
  await expect(sheet(page)).toContainText('Jean-loup Gailly');
  await expect(sheet(page).getByRole('searchbox')).toBeHidden();
  await sheet(page).getByRole('link', { name: /^Inter \d/ }).click();
  await expect(sheet(page).getByRole('heading', { name: /^Inter \d/ })).toBeInViewport();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Escape');
  await openBook(table, 'crosshairs');
  await expect(sheet(page).getByRole('searchbox')).toBeVisible();
});

test('a position of a book is drawn, and played where it stands, be its game here or fetched', async ({
  table, page,
}) => {
  await table.open();
  for (const game of ['crosshairs', 'crossfire-hex']) {
    await openBook(table, game);
    const figure = sheet(page).locator('figure.position').first();
    const link = figure.getByRole('link', { name: 'Play this position' });
    await figure.scrollIntoViewIfNeeded();
    await expect.poll(() => figure.locator('canvas')
      .evaluate((canvas) => canvas.getContext('2d').getImageData(480, 360, 1, 1).data[3])).toBe(255);
    await link.click();
    await expect(figure.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
    const frame = await (await figure.locator('iframe').elementHandle()).contentFrame();
    await expect.poll(() =>
      frame.evaluate(() => window.sightlines?.ready.then(() => window.sightlines.state().app.game))).toBe(game);
    await sheet(page).getByRole('button', { name: 'Close' }).click(); // keys belong to the board
    await expect(sheet(page)).toBeHidden();
  }
});

anew('what is typed before the rulebook is there is looked for when it comes', async ({ table, page }) => {
  let letIn;
  const late = new Promise((resolve) => { letIn = resolve; });
  await page.route(/rules\/crosshairs\.html/, async (route) => {
    await late;
    await route.continue().catch(() => {});
  });
  await table.open();
  await page.evaluate(() => window.sightlines.load('{"game":"crosshairs","version":1}'));
  await table.settled();
  await table.press('rules');
  await sheet(page).getByRole('searchbox').fill('cloud');
  letIn();
  await expect(page.locator('#rule-found button').first()).toBeVisible();
  await expect(sheet(page).getByRole('searchbox')).toHaveValue('cloud');
});

// On a page that shows no rulebook yet.
anew('what comes late belongs to where somebody was: a rulebook does not take the place of another, nor a sheet open '
  + 'over another game', async ({ table, page }) => {
  let letIn;
  const late = new Promise((resolve) => { letIn = resolve; });
  await page.route(/rules\/crosshairs\.html|\/ways-/, async (route) => {
    await late;
    await route.continue().catch(() => {});
  });
  await table.open();
  for (const game of ['crosshairs', 'crossfire-hex']) {
    await page.evaluate((game) => window.sightlines.load(JSON.stringify({ game, version: 1 })), game);
    await expect.poll(async () => (await table.state()).app).toMatchObject({ screen: 'table', game });
    await table.settled();
    await table.press('rules');
    await page.keyboard.press('Escape');
  }
  await table.press('rules');
  await expect(sheet(page).locator('article h1')).toHaveText(/Hex Crossfire/);
  await page.keyboard.press('Escape');
  const asked = page.waitForRequest(new RegExp(siteFile('ways', 'js')));
  await table.press('tab:share');
  await table.press('more-ways');
  await asked;
  await page.goBack();
  await expect.poll(async () => (await table.state()).app.game).toBe('crosshairs');
  const came = page.waitForResponse(/rules\/crosshairs/);
  letIn();
  await came;
  await page.evaluate(() => new Promise((later) => { setTimeout(later, 300); }));
  await expect(sheet(page).locator('article h1')).toHaveText(/Hex Crossfire/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
