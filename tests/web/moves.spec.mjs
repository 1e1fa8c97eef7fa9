// Moves as text: typed, copied, pasted.
import { expect, test } from './lib.mjs';

const open = `#${encodeURIComponent('{"game":"crosshairs","version":1,"options":{"clouds":0}}')}`;

test('typed moves are played, all or none @phone @moves-phone', async ({ table, page }) => {
  await table.open(open);
  await table.press('tab:log');
  await table.press('type-moves');
  const sheet = page.locator('#move-sheet');
  await sheet.getByRole('textbox').fill('+a3=ne +k3=sw +k3=se');
  await sheet.getByRole('button', { name: 'Play' }).click();
  await expect(sheet.getByRole('alert')).toContainText('CH-ENTER-04');
  expect((await table.state()).app.size).toBe(0);
  await sheet.getByRole('textbox').fill('+a3=ne +k3=sw\n2: +k4=sw (and so on)');
  await sheet.getByRole('textbox').press('Enter');
  await expect(sheet).toBeHidden();
  expect((await table.state()).app).toMatchObject({ size: 3, asked: { player: 0 } });
});

test('the moves of a game, copied and pasted into a new one, are the same game @moves', async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open(open);
  expect(await page.evaluate(() => window.sightlines.play('+a3=ne +k3=sw +k4=sw a3^> +a2=ne +a4=ne'))).toEqual({ ok: true });
  await table.settled();
  const record = await page.evaluate(() => window.sightlines.record());
  await table.press('tab:share');
  await table.press('copy-moves');
  const moves = await page.evaluate(() => navigator.clipboard.readText());
  expect(moves.trim().split('\n')).toHaveLength(3); // a line a turn

  await table.open(open);
  await table.press('tab:share');
  await table.press('open');
  await page.locator('#open-text').fill(moves);
  await page.locator('#open-go').click();
  await table.settled();
  expect(await page.evaluate(() => window.sightlines.record())).toEqual(record);
});
