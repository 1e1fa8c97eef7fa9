// Moves that are typed, and whole records as files.
import { readFile } from 'node:fs/promises';
import { expect, test } from './lib.mjs';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = `#${encodeURIComponent('{"game":"crosshairs","version":1,"options":{"clouds":0}}')}`;

test('typed moves are played, all or none', async ({ table, page }) => {
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

test('a saved file opens as the same game', async ({ table, page }) => {
  await table.open(open);
  await page.evaluate(() => window.sightlines.play('+a3=ne +k3=sw'));
  await table.settled();
  const record = await page.evaluate(() => window.sightlines.record());
  await table.press('tab:share');
  const download = page.waitForEvent('download');
  await table.press('save');
  const file = await download;
  expect(file.suggestedFilename()).toBe('crosshairs.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(record);

  await table.open();
  await table.press('open');
  await page.locator('#open-file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.locator('#open-sheet')).toBeHidden();
  expect(await page.evaluate(() => window.sightlines.record())).toEqual(record);
});
