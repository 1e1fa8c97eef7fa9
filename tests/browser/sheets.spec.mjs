import { anew, expect, siteFile, fragment, test } from './lib.mjs';

// Which DOM event was being handled when the page asked the browser for something. Later on the browser refuses to
// copy.
const spyOnCopy = (page) => page.addInitScript(() => {
  const { clipboard } = navigator;
  const write = clipboard.writeText.bind(clipboard);
  window.asked = [];
  clipboard.writeText = (text) => {
    window.asked.push({ during: window.event?.type, text });
    return window.refuses ? Promise.reject(new Error('no')) : write(text);
  };
});

anew('copying runs inside the click or tap that asked for it; where it is refused, the text is there, selected @phone',
    async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await spyOnCopy(page);
  await table.openShare();
  await table.press('copy-link');
  const [copied] = await page.evaluate(() => window.asked);
  expect(copied).toEqual({ during: 'pointerup', text: expect.stringMatching(/^http:.*#/) });
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied.text);
  await expect(page.locator('#copy-sheet')).toBeHidden();

  await page.evaluate(() => { window.refuses = true; });
  await table.press('copy-link');
  await expect(page.locator('#copy-sheet')).toBeVisible();
  expect(await page.evaluate(() => getSelection().toString() || document.activeElement.value)).toBe(copied.text);
  await page.keyboard.press('Escape');
  await expect(page.locator('#copy-sheet')).toBeHidden();
  expect(await page.evaluate(() => document.activeElement.id)).toBe('canvas');
});

test('a refused action leads to its rule, and the sheet gives the focus back', async ({ table, page }) => {
  await table.open(fragment(1));
  await table.press('cell:c4'); // where there is a cloud already
  const { rule } = (await table.state()).app.notice;
  expect(rule).toMatch(/^CH-/);
  await table.press('notice:rule');
  const sheet = page.locator('#rule-sheet');
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('.shown')).toBeInViewport();
  await expect(sheet.locator('.shown')).toHaveId(rule);
  const { hash } = new URL(page.url());
  await sheet.getByRole('link', { name: /CH-|the/ }).first().click();
  expect(new URL(page.url()).hash).toBe(hash); // the address is the game's
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await page.evaluate(() => document.activeElement.id)).toBe('canvas');
});

test('a link or record can be pasted into the sheet; nonsense is refused there @touch', async ({ table, page }) => {
  await table.open();
  await table.press('open');
  const sheet = page.locator('#open-sheet');
  await expect(sheet).toBeVisible();
  const field = sheet.getByRole('textbox');
  const { keys } = (await table.state()).input;
  expect(await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16);
  await field.fill('#1d.<b>nonsense</b>');
  await sheet.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(sheet.getByRole('alert')).not.toBeEmpty();
  await expect(field).toHaveValue('#1d.<b>nonsense</b>');
  expect((await table.state()).input.keys).toBe(keys); // typing there is not playing
  await field.fill(fragment(2));
  await sheet.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(sheet).toBeHidden();
  expect((await table.state()).app).toMatchObject({ screen: 'table', size: 2 });
});

anew('a link on the clipboard is in the sheet, where the visitor has allowed it, else at a press; details are folded',
    async ({ table, page, context }) => {
  await table.open();
  const sheet = page.locator('#open-sheet');
  const field = sheet.getByRole('textbox');
  const copy = (text) => page.evaluate((text) => navigator.clipboard.writeText(text), text);
  const link = 'Your move: https://sightlines.test/#1d.AAAA';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy(link);
  await table.press('open');
  await expect(field).toHaveValue(link);
  await page.keyboard.press('Escape');
  await copy('a shopping list');
  await table.press('open');
  await expect(sheet.getByRole('button', { name: 'Paste' })).toBeVisible();
  await expect(field).toHaveValue('');
  await sheet.getByRole('button', { name: 'Paste' }).click();
  await expect(field).toHaveValue('a shopping list');

  await page.evaluate(async (name) => {
    const { complete } = await import(new URL(name, document.baseURI).href);
    complete('<b>/moves/3</b>');
  }, siteFile('open_sheet', 'js'));
  await expect(sheet.getByText('/moves/3')).toBeHidden();
  await sheet.getByText('Details').click();
  await expect(sheet.getByText('<b>/moves/3</b>')).toBeVisible();
});

test('a record can be opened from a file, chosen or dropped; one far too large is refused unread', async ({
  table, page,
}) => {
  await table.open();
  const record = (placed) => decodeURIComponent(fragment(placed).slice(1));
  await table.press('open');
  await page.locator('#open-file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record(1)) });
  await expect(page.locator('#open-sheet')).toBeHidden();
  expect((await table.state()).app.size).toBe(1);
  const drop = (text) => page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
  await drop(record(3));
  await expect.poll(async () => (await table.state()).app.size).toBe(3);
  await drop('{');
  await expect(page.locator('#open-sheet').getByRole('alert')).not.toBeEmpty();
  await page.locator('#open-file').evaluate((input) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['['.repeat(34_000_000)], 'huge.json', { type: 'application/json' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.locator('#open-sheet').getByRole('alert')).toContainText('too large');
});

const noClouds = `#${encodeURIComponent('{"game":"crosshairs","version":1,"options":{"clouds":0}}')}`;

test('typed moves are played, all or none', async ({ table, page }) => {
  await table.open(noClouds);
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
