// Sharing: links, QR code, embed snippet, picture, file.
import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import { read as unpacked } from '../links/decoder.mjs';
import { anew, expect, fragment, seenElsewhere, siteFile, test } from './lib.mjs';

const decoded = (link) => JSON.parse(unpacked(link).json);
const sheet = (page) => page.locator('#ways-sheet');

async function openSheet(table, path = fragment(3)) {
  await table.open(path);
  await table.press('tab:share');
  await table.press('more-ways');
  await expect(sheet(table.page)).toBeVisible();
  await expect(sheet(table.page).locator('img')).toHaveAttribute('src', /^blob:/);
}

// The QR code as pixels: four for each module, black on white.
async function read(page, shownIn = '#ways-sheet') {
  const { side, dark } = await page.evaluate(async (shownIn) => {
    const svg = document.querySelector(`${shownIn} .code svg`).cloneNode(true);
    const side = 4 * svg.viewBox.baseVal.width;
    svg.setAttribute('width', side);
    svg.setAttribute('height', side);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, side, side);
    context.drawImage(image, 0, 0, side, side);
    const { data } = context.getImageData(0, 0, side, side);
    return { side, dark: Array.from({ length: side * side }, (_, i) => (data[4 * i] < 128 ? 'x' : ' ')).join('') };
  }, shownIn);
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let i = 0; i < dark.length; ++i) if (dark[i] === 'x') pixels.fill(0, 4 * i, 4 * i + 3);
  return jsQR(pixels, side, side)?.data;
}

// What a camera sees of a code of this text, drawn 200 pixels wide: each pixel as three, turned by 5 degrees, out of
// focus.
async function photographed(page, text) {
  const { side, grey } = await page.evaluate(async ([text, code]) => {
    const { codeOf } = await import(code);
    const svg = codeOf(text), drawn = 200, zoom = 3, side = drawn * zoom * 1.3;
    for (const [name, value] of [['xmlns', 'http://www.w3.org/2000/svg'], ['width', drawn], ['height', drawn]])
      svg.setAttribute(name, value);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`;
    await image.decode();
    const [screen, camera] = [drawn, side].map((side) =>
      Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d'));
    screen.drawImage(image, 0, 0);
    camera.fillStyle = 'grey';
    camera.fillRect(0, 0, side, side);
    camera.translate(side / 2, side / 2);
    camera.rotate(Math.PI / 36);
    camera.scale(zoom, zoom);
    camera.filter = 'blur(1px)';
    camera.drawImage(screen.canvas, -drawn / 2, -drawn / 2);
    const { data } = camera.getImageData(0, 0, side, side);
    let grey = ''; // as letters: half a million numbers would take seconds on their way
    for (let i = 0; i < data.length; i += 4) grey += String.fromCharCode(data[i]);
    return { side, grey };
  }, [text, `./${siteFile('code', 'js')}`]);
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let i = 0; i < grey.length; ++i) pixels.fill(grey.charCodeAt(i), 4 * i, 4 * i + 3);
  return jsQR(pixels, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

async function saved(page, name) {
  const [download] =
    await Promise.all([page.waitForEvent('download'), sheet(page).getByRole('button', { name }).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

// A file that is dropped onto the page.
const drop = (page, name, bytes) => page.evaluate(([name, bytes]) => {
  const data = new DataTransfer();
  data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name));
  document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}, [name, bytes.toString('base64')]);

test('one sheet for the whole game or this position: link and QR code follow the choice; record and moves go out as a '
  + 'file and as text; the snippet is tried out right in the sheet', async ({ table, page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSheet(table);
  const link = () => page.locator('#ways-link').inputValue();
  const whole = await link();
  expect(decoded(whole).moves).toHaveLength(3);
  expect(await read(page)).toBe(whole);

  const { name, bytes } = await saved(page, 'Save as a file');
  expect(name).toBe('crosshairs.json');
  expect(JSON.parse(bytes)).toEqual(await page.evaluate(() => window.sightlines.record()));
  await sheet(page).getByRole('button', { name: 'Copy the moves' }).click();
  await expect(sheet(page).getByRole('status')).toHaveText(/copied/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/~c4[^]*~e5[^]*~g6/);

  const snippet = await sheet(page).locator('#ways-snippet').inputValue();
  expect(snippet).toContain(`<sightlines-board link="#${whole.split('#')[1]}">`);
  expect(snippet).toContain('/embed.js" async></script>');
  await sheet(page).getByRole('button', { name: 'Show it here' }).click();
  await expect(sheet(page).locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
  const frame = await (await sheet(page).locator('iframe').elementHandle()).contentFrame();
  await expect.poll(() => frame.evaluate(() => window.sightlines?.ready.then(() => window.sightlines.state().app.size)))
    .toBe(3);
  await sheet(page).getByRole('button', { name: 'Hide it' }).click();
  await expect(sheet(page).locator('iframe')).toHaveCount(0);

  await sheet(page).getByText('This position').click();
  const position = await link();
  expect(decoded(position).moves).toBeUndefined();
  expect(await read(page)).toBe(position);
  const friend = await seenElsewhere(browser, position);
  expect(friend.app.position.clouds).toEqual(['c4', 'e5', 'g6']);
});

// Many pieces with eight corners each, nowhere alike, so that they cannot be told in few words.
function bigTable() {
  let seed = 1;
  const any = (most) => { seed = (seed * 48271) % 2147483647; return seed % most; };
  const terrain = {};
  for (let i = 0; i < 96; ++i) {
    const [x, y] = [60 + (i % 12) * 460 + any(100), 300 + Math.floor(i / 12) * 400 + any(90)];
    const [w, h, cut] = [200 + any(120), 180 + any(100), 20 + any(60)];
    terrain[`t${String(i).padStart(2, '0')}`] = { k: 'woods', poly: [[x + cut, y], [x + w - cut, y],
      [x + w, y + cut], [x + w, y + h - cut], [x + w - cut, y + h], [x + cut, y + h], [x, y + h - cut], [x, y + cut]] };
  }
  return { phase: 'play', turn: 1, active: 0, edges: ['s', 'n'], terrain,
    units: { a00: { k: 'rifle', at: [60, 3700] }, b00: { k: 'rifle', at: [60, 60] } } };
}

anew('where the browser guards what a canvas shows, the picture is made without it', async ({ table, page }) => {
  await page.addInitScript(() => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (...where) {
      const got = getImageData.apply(this, where);
      got.data.fill(255);
      return got;
    };
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (...how) {
      toBlob.apply(Object.assign(document.createElement('canvas'), { width: this.width, height: this.height }), how);
    };
  });
  await openSheet(table);
  const { bytes } = await saved(page, 'Save the picture');
  const at = bytes.indexOf('IDAT') + 4, row = 1600 * 4 + 1;
  const rows = inflateSync(bytes.subarray(at, at + bytes.readUInt32BE(at - 8)));
  expect(rows.length).toBe(row * 1280);
  const colours = new Set();
  for (let y = 0; y < 1280; y += 7)
    for (let x = 1; x < row; x += 4) colours.add(rows.readUInt32BE(y * row + x));
  expect(colours.size).toBeGreaterThan(100);
  const image = page.locator('#ways-sheet img');
  await expect.poll(() => image.evaluate(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]))
    .toEqual([1600, 1280]);
  await table.open();
  await drop(page, 'crosshairs.png', bytes);
  await expect.poll(async () => (await table.state()).app).toMatchObject({ screen: 'table', size: 3 });
});

test('the picture shows the board, and is a game: dropped on the page it opens again', async ({ table, page }) => {
  await openSheet(table);
  const colours = await page.evaluate(async () => {
    const image = document.querySelector('#ways-sheet img');
    // It may be made anew meanwhile, which ends a wait for its decoding.
    while (!image.complete || image.naturalWidth === 0) await new Promise(requestAnimationFrame);
    const canvas = Object.assign(document.createElement('canvas'),
      { width: image.naturalWidth, height: image.naturalHeight });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set();
    for (let i = 0; i < data.length; i += 4)
      colours.add((data[i] >> 3) << 10 | (data[i + 1] >> 3) << 5 | data[i + 2] >> 3);
    return colours.size;
  });
  expect(colours).toBeGreaterThan(100); // not an empty sheet
  const { name, bytes } = await saved(page, 'Save the picture');
  expect(name).toBe('crosshairs.png');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1600, 1280]);
  await table.open();
  await drop(page, name, bytes);
  await expect.poll(async () => (await table.state()).app)
    .toMatchObject({ screen: 'table', game: 'crosshairs', size: 3 });

  // A site has stripped it of its words.
  const at = bytes.indexOf('tEXtSightlines') - 4;
  expect(at).toBeGreaterThan(0);
  const bare = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 12 + bytes.readUInt32BE(at))]);
  await drop(page, name, bare);
  await expect(page.locator('#open-sheet .refusal')).toHaveText(/no game in this picture/);
  await page.keyboard.press('Escape');
  // A file that is only named like a picture.
  await drop(page, 'a.png', Buffer.from('\x89PNG\r\n\x1a\n\xff\xff\xff\xfftEXt', 'latin1'));
  await expect(page.locator('#open-sheet .refusal')).toHaveText(/no game in this picture/);
  expect((await table.state()).app.size).toBe(3);
});

test('a camera reads the code of a whole game of any kind at arm\'s length', async ({ table, page }) => {
  await table.open();
  const golden = JSON.parse(await readFile(new URL('../golden/links-0.7.0.json', import.meta.url), 'utf8'));
  const letters = golden.map(({ link }) => link.slice(4)).join('');
  // Nine of ten games make links that are no longer: hex Crossfire, Dogfight!, Crosshairs, squads, the Aerial War.
  for (const length of [136, 291, 366, 518, 701]) {
    const address = `https://games.example.org/sightlines/#1x.${letters.slice(length, 2 * length)}`;
    expect(await photographed(page, address), `${length} characters`).toBe(address);
  }
});

test('a code fills the screen, and says when it is too long; a name is told when it is confirmed, as it was written',
    async ({ table, page }) => {
  await table.open();
  const by = (call, ...values) => page.evaluate(async ([call, values, name]) => {
    const sheets = await import(new URL(name, document.baseURI).href);
    window.told ??= [];
    const more = call === 'askName' ? [(name) => window.told.push(name)] : [];
    await sheets[call](...values, ...more, (sheet) => sheet.showModal());
  }, [call, values, siteFile('by_link', 'js')]);
  const link = `${process.env.SITE_ADDRESS}#1d.${'A'.repeat(300)}`;
  await by('showCode', link, '<b>Your move</b>');
  const code = page.locator('#code-sheet');
  await expect(code.getByRole('heading')).toHaveText('<b>Your move</b>');
  expect(await read(page, '#code-sheet')).toBe(link);
  await code.evaluate((sheet) => sheet.close());
  await by('showCode', link.padEnd(3000, 'A'), 'Your move');
  await expect(code.getByText(/too long for a QR code/)).toBeVisible();
  await expect(code.locator('svg')).toHaveCount(0);
  await code.evaluate((sheet) => sheet.close());

  const told = () => page.evaluate(() => window.told);
  await by('askName', 'Ann');
  const field = page.getByRole('textbox', { name: 'Your name' });
  await expect(field).toHaveValue('Ann');
  await page.keyboard.press('Escape');
  await by('askName', 'Ann');
  await field.fill('<i>Ben</i>');
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  expect(await told()).toEqual(['<i>Ben</i>']);
});

anew('on a phone the system shares the link @touch', async ({ table, page }) => {
  await page.addInitScript(() => { navigator.share = async (what) => { window.shared = what; }; });
  await openSheet(table);
  await sheet(page).getByRole('button', { name: 'Share…' }).click();
  expect(await page.evaluate(() => window.shared.url)).toBe(await page.locator('#ways-link').inputValue());
});

// Each way in which navigator.share may fail: by an error of that name, or never.
for (const [how, copies] of [['AbortError', false], ['NotAllowedError', true], ['DataError', true],
  ['InvalidStateError', true], ['never', 'the second time']]) {
  anew(`a share sheet that is refused is answered by copying: ${how} @touch`, async ({ table, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript((how) => {
      navigator.share = () => new Promise((_, reject) => {
        if (how !== 'never') reject(new DOMException('', how));
      });
    }, how);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const forget = () => page.evaluate(() => navigator.clipboard.writeText('nothing'));
    await openSheet(table);
    await forget();
    const press = async () => {
      await sheet(page).getByRole('button', { name: 'Share…' }).click();
      await page.evaluate(() => new Promise((done) => { setTimeout(done, 50); }));
    };
    await press();
    if (copies === 'the second time') {
      expect(await copied()).toBe('nothing');
      await press();
    }
    if (copies) {
      await expect(sheet(page).locator('.status')).toHaveText(/The link is copied instead/);
      expect(await copied()).toBe(await page.locator('#ways-link').inputValue());
    } else {
      expect(await copied()).toBe('nothing');
      await expect(sheet(page).locator('.status')).toHaveText('');
    }
    await page.keyboard.press('Escape');

    // The main button of a game by link.
    await table.press('tab:play');
    await table.press('who-plays');
    await table.press('seat:1:1');
    await page.evaluate(() => window.sightlines.play('~i6'));
    await table.settled();
    await forget();
    await table.press('send');
    if (how === 'never') expect(await copied()).toMatch(/^Your move in Crosshairs: http/); // it still hangs
    else if (copies) await expect.poll(copied).toMatch(/^Your move in Crosshairs: http/);
    else expect(await copied()).toBe('nothing');
    await expect.poll(async () => (await table.state()).app.by_link.sends).toBe(!copies);
  });
}

test('what is hidden from the opponent is left out first of all; a link beyond what a QR code holds is explained',
    async ({ table, page }) => {
  const woods = { k: 'woods', poly: [[4200, 600], [4800, 600], [4800, 1200], [4200, 1200]] };
  const record = {
    game: 'crossfire-squads', version: 1, options: { hidden: 1 },
    start: { phase: 'play', turn: 1, active: 0, edges: ['s', 'n'], terrain: { t00: woods },
      units: { a00: { k: 'rifle', at: [1000, 3000] }, b00: { k: 'rifle', at: [1000, 600] },
        b01: { k: 'hmg', hid: 't00' } } },
  };
  await openSheet(table, `#${encodeURIComponent(JSON.stringify(record))}`);
  await expect(sheet(page).getByRole('radio').first()).toBeChecked();
  expect(JSON.stringify(decoded(await page.locator('#ways-link').inputValue()))).not.toContain('b01');
  const { bytes } = await saved(page, 'Save the picture');
  const at = bytes.indexOf('tEXtSightlines');
  const text = bytes.subarray(at + 'tEXtSightlines\0'.length, at + 4 + bytes.readUInt32BE(at - 4)).toString('latin1');
  expect(Object.keys(decoded(text).start.units)).toEqual(['a00', 'b00']);
  // However quickly choices change, the picture is that of the last one.
  await page.evaluate(() => {
    const radios = [...document.querySelectorAll('#ways-sheet input[type=radio]')];
    radios.at(-1).click();
    radios[0].click();
  });
  expect((await saved(page, 'Save the picture')).bytes.includes(text)).toBe(true);
  await sheet(page).getByText('Whole record').click();
  expect(JSON.stringify(decoded(await page.locator('#ways-link').inputValue()))).toContain('b01');

  await page.keyboard.press('Escape');
  await openSheet(table,
    `#${encodeURIComponent(JSON.stringify({ game: 'crossfire-squads', version: 1, start: bigTable() }))}`);
  await expect(sheet(page).getByText(/too long for a QR code/)).toBeVisible();
  await expect(sheet(page).locator('.code svg')).toHaveCount(0);
});
