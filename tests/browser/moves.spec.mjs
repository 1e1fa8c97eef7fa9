// Moves as text: typed, copied and pasted.
import { expect, test } from './lib.mjs';

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
