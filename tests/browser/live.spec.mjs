// Played live: two browsers, or more, that connect with each other over loopback, and know of each other only what was
// carried over by hand.
import { readFileSync } from 'node:fs';
import { anew as test, expect, paste, Table } from './lib.mjs';

const app = async (table) => (await table.state()).app;
const live = async (table) => (await app(table)).live ?? {};
const play = (table, moves) => table.page.evaluate((moves) => window.sightlines.play(moves), moves);
const record = (table) => table.page.evaluate(() => window.sightlines.record());
const moves = async (table) => (await record(table)).moves ?? [];
const notice = async (table) => (await app(table)).notice?.message ?? '';

async function open(table, path) {
  await table.page.goto(process.env.SITE_ADDRESS + path);
  await table.page.evaluate(() => window.sightlines.ready.then(() => true));
  await table.settled();
}

// What is said to others and by them is kept, and so is the module's memory. Fails as the other specs do: where
// something is thrown, forbidden by the content policy, or asked of another site.
const complaints = [];
test.afterEach(() => { expect(complaints.splice(0)).toEqual([]); });

async function person(browser, name, { off, ...options } = {}) {
  const context = await browser.newContext({
    reducedMotion: 'reduce', deviceScaleFactor: 0.5, viewport: { width: 1280, height: 800 }, ...options,
  });
  context.on('request', (request) => {
    if (/^(http|ws)s?:/.test(request.url()) && !request.url().startsWith(process.env.SITE_ADDRESS))
      complaints.push(`${name} asked for ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${name}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`${name}: ${error.error()}`));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  if (off) {
    await context.addInitScript(() => { delete window.RTCPeerConnection; });
    const table = new Table(await context.newPage(), false);
    await open(table, '');
    return table;
  }
  await context.addInitScript((name) => {
    if (location.protocol === 'about:') return; // before the page
    if (!localStorage.getItem('sightlines.name')) localStorage.setItem('sightlines.name', name);
    Object.assign(window, { said: [], heard: [], connections: [] });
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (text) {
      window.channel = this;
      window.said.push(text);
      return send.call(this, text);
    };
    const { createDataChannel } = RTCPeerConnection.prototype;
    RTCPeerConnection.prototype.createDataChannel = function (...what) {
      const channel = createDataChannel.apply(this, what);
      channel.addEventListener('message', ({ data }) => window.heard.push(data));
      window.connections.push(this);
      return channel;
    };
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = async (...what) => {
      const made = await instantiateStreaming(...what);
      window.memory ??= Object.values(made.instance.exports).find((each) => each instanceof WebAssembly.Memory);
      return made;
    };
  }, name);
  const table = new Table(await context.newPage(), Boolean(options.hasTouch));
  await open(table, '');
  return table;
}

const ticketOf = async (table) => {
  await expect.poll(async () => (await live(table)).ticket).toMatch(/^#1l\.[0-9A-Za-z]+$/);
  return (await live(table)).ticket;
};

// Presses what has just appeared once it has found its place, as a hand does.
async function pressCalmly(table, mark) {
  const place = async () => JSON.stringify((await table.state()).marks[mark]);
  await expect.poll(async () => {
    const before = await place();
    await table.page.waitForTimeout(200);
    return before !== undefined && before === await place();
  }).toBe(true);
  await table.press(mark);
}

// Carries invitation and answer between the two, as the clipboard and a message would.
async function meet(host, guest) {
  const offer = await ticketOf(host);
  await open(guest, offer);
  await pressCalmly(guest, 'live:join');
  const answer = await ticketOf(guest);
  await paste(host, `Here it is: ${process.env.SITE_ADDRESS}${answer}.`);
  await expect.poll(async () => (await live(host)).connected && (await live(guest)).connected).toBe(true);
  return { offer, answer };
}

async function invite(host, game) {
  await host.press(`play:${game}`);
  await host.press('mode:1');
  await host.press('way:1');
  await host.press('start');
}

const same = async (one, other) => {
  await expect.poll(async () => JSON.stringify(await moves(one)) === JSON.stringify(await moves(other))).toBe(true);
};

// Whoever is to act takes an answer of the panel.
async function act(...tables) {
  for (const table of tables) {
    const { marks, app: { by_link: { waits } } } = await table.state();
    const answer = Object.keys(marks).find((mark) => mark.startsWith('action:'));
    if (!waits && answer) await table.press(answer);
  }
  await tables[0].page.waitForTimeout(50);
}

test('a duel is played live, from "Live" to the first move in four presses; an undo is refused and allowed',
  async ({ browser }) => {
    const ann = await person(browser, 'Ann');
    const ben = await person(browser, 'Ben', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await ann.press('play:crosshairs');
    await ann.press('mode:1');
    const begun = Date.now();
    await ann.press('way:1'); // Live
    await ann.press('start'); // Invite
    await ticketOf(ann);
    const copied = await ann.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Play Crosshairs with me, now: http.*#1l\.[0-9A-Za-z]+$/);
    await ben.page.goto(copied.match(/https?:\S+/)[0]);
    await ben.page.evaluate(() => window.sightlines.ready.then(() => true));
    await expect.poll(async () => (await live(ben)).card).toBe('Ann invites you to play Crosshairs');
    await pressCalmly(ben, 'live:join'); // Join
    await ticketOf(ben);
    const back = await ben.page.evaluate(() => navigator.clipboard.readText());
    await ann.page.evaluate((text) => navigator.clipboard.writeText(text), back);
    await ann.press('live:paste'); // Open the answer
    await expect.poll(async () => (await live(ann)).connected).toBe(true);
    const laidOut = (await moves(ann)).length; // clouds
    expect(await play(ann, '+a1=ne')).toEqual({ ok: true });
    await expect.poll(async () => (await moves(ben)).length).toBe(laidOut + 1);
    expect(Date.now() - begun).toBeLessThan(20_000);
    expect((await record(ben)).players).toEqual(['Ann', 'Ben']);

    expect((await play(ann, '+k1=sw')).error.message).toBe('Waiting for Ben.');
    expect(await play(ben, '+k1=sw')).toEqual({ ok: true });
    await same(ann, ben);
    await ben.press('live:undo');
    await pressCalmly(ann, 'live:refuse');
    await expect.poll(() => notice(ben)).toBe('Ann says no.');
    expect((await moves(ben)).length).toBe(laidOut + 2);
    await ben.press('live:undo');
    await pressCalmly(ann, 'live:allow');
    await expect.poll(async () => (await moves(ann)).length).toBe(laidOut + 1);
    await same(ann, ben);
    expect(await play(ben, '+k2=sw')).toEqual({ ok: true });
    await same(ann, ben);
  });

test('a battle has dice of both; cut off it goes on by link, at the same move', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const ben = await person(browser, 'Ben');
  await invite(ann, 'aerial-war');
  await meet(ann, ben);
  for (let i = 0; i < 100 && (await live(ann)).rolls.length < 3; ++i) await act(ann, ben);
  const { rolls } = await live(ann);
  expect(rolls.length).toBeGreaterThanOrEqual(3);
  expect(rolls.filter((line) => line.includes('does not hold'))).toEqual([]);
  await same(ann, ben);
  await expect.poll(async () => { // the button moves as long as a turn is told
    if (!(await live(ann)).card) await pressCalmly(ann, 'live:dice');
    return (await live(ann)).card;
  }).toBe('Dice thrown by both');
  await ann.press('live:close');
  await ben.page.evaluate(() => { for (const each of window.connections) each.close(); });
  await expect.poll(async () => (await live(ann)).connected).toBe(false);
  await expect.poll(() => notice(ann)).toBe('Ben is gone. Go on by link, or invite again.');
  await same(ann, ben);
  expect((await app(ann)).seats).toBe('01');
});

// All texts that the page's scripts hold.
async function scriptTexts(table) {
  const debug = await table.page.context().newCDPSession(table.page);
  const chunks = [];
  debug.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await debug.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await debug.detach();
  return JSON.parse(chunks.join('')).strings;
}

// All that the page's databases hold.
const databaseTexts = (table) => table.page.evaluate(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const texts = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      texts.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())));
    database.close();
  }
  return texts;
});

test('what is hidden never comes to the other page: not into its memory, its storage, or messages',
  async ({ browser }) => {
    const [, start, ...rest] = readFileSync(
      new URL('../playthroughs/crossfire-squads-ambush.txt', import.meta.url), 'utf8').split('\n');
    const recorded = rest.slice(1).map((line) => line.split(/ {2,}/)[0].trim());
    const ann = await person(browser, 'Ann');
    const ben = await person(browser, 'Ben');
    expect(await ann.page.evaluate((text) => window.sightlines.load(text), start)).toEqual({ ok: true });
    await ann.page.waitForFunction(() => window.sightlines.state().app.screen === 'table');
    expect(await play(ann, recorded.slice(0, 3).join('\n'))).toEqual({ ok: true });
    await ann.press('who-plays');
    await ann.press('seat:0:1'); // Ann has the hidden units
    await pressCalmly(ann, 'play-live');
    await meet(ann, ben);
    const secret = recorded.find((move) => / in t/.test(move)); // "b04 in t54"
    let hidden = 0;
    for (const move of recorded.slice(3, 15)) {
      await expect.poll(async () => !(await app(ann)).by_link.waits || !(await app(ben)).by_link.waits).toBe(true);
      const one = (await app(ann)).by_link.waits ? ben : ann;
      expect(await play(one, move)).toEqual({ ok: true });
      hidden += / in t/.test(move) ? 1 : 0;
      await one.page.waitForTimeout(300);
    }
    expect(hidden).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(await record(ann))).toContain('"hide"');
    const [, unit, piece] = secret.match(/^(\w+) in (\w+)$/);
    const held = (table, words) => table.page.evaluate((words) => {
      const bytes = new Uint8Array(window.memory.buffer);
      const text = new TextDecoder('latin1');
      for (let at = 0; at < bytes.length; at += 1 << 20) {
        const part = text.decode(bytes.subarray(at, at + (1 << 20) + 64));
        if (words.some((word) => part.includes(word))) return true;
      }
      return false;
    }, words);
    const secrets = [`"unit":"${unit}","piece":"${piece}"`, `"hid":"${piece}"`, secret];
    expect(await held(ann, secrets)).toBe(true); // else the search would find nothing anywhere
    expect(await held(ben, secrets)).toBe(false);
    await ann.page.evaluate((secrets) => { window.told = secrets.map((each) => `Ann knows ${each}.`); }, secrets);
    const among = (texts) => secrets.some((each) => texts.some((text) => text.includes(each)));
    expect(among(await scriptTexts(ann))).toBe(true); // else this search would find nothing either
    const texts = [...await scriptTexts(ben), ...await databaseTexts(ben)];
    expect(among(texts)).toBe(false);
    texts.push(...await ben.page.evaluate(() => [
      ...window.heard, ...window.said, ...Object.values(localStorage), location.hash,
    ]));
    const links = texts.flatMap((text) => text.match(/#1x\.[0-9A-Za-z]+/g) ?? []);
    expect(links.length).toBeGreaterThan(5);
    const cem = await person(browser, 'Cem');
    for (const link of new Set(links)) {
      await cem.page.evaluate((link) => window.sightlines.load(link), link);
      await cem.page.waitForFunction(() => window.sightlines.state().app.screen === 'table');
      const text = JSON.stringify(await record(cem));
      expect(text).not.toContain('"hide"');
      expect(text).not.toContain('"hid"');
    }
    expect((await ben.page.evaluate(() => window.heard)).join('')).not.toContain('hide');
  });

test('a second answer, a flood and another version end with a sentence; the game stays', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const ben = await person(browser, 'Ben');
  await invite(ann, 'crossfire-hex');
  const { offer } = await meet(ann, ben);
  const before = await moves(ann);
  const cem = await person(browser, 'Cem');
  await open(cem, offer);
  await pressCalmly(cem, 'live:join');
  await paste(ann, await ticketOf(cem));
  await expect.poll(() => notice(ann)).toBe('This invitation has ended: ask for a new one.');
  expect((await live(ann)).connected).toBe(true);
  await ben.page.evaluate(() => {
    for (let i = 0; i < 400; ++i) window.channel.send('{"do":"present","seat":1,"what":"here"}');
  });
  await expect.poll(() => notice(ann))
    .toBe('More came from Ben than can be read. The connection is ended, and the game is as it was.');
  expect(await moves(ann)).toEqual(before);

  await pressCalmly(ann, 'play-live');
  const eve = await person(browser, 'Eve');
  await eve.page.evaluate(() => {
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (text) { return send.call(this, text.replace('"v":1', '"v":2')); };
  });
  const again = await ticketOf(ann);
  await eve.page.evaluate((ticket) => { location.hash = ticket; }, again);
  await pressCalmly(eve, 'live:join');
  await paste(ann, await ticketOf(eve));
  await expect.poll(() => notice(ann)).toMatch(/plays with a newer version: reload this page, then invite again\.$/);
  expect(await moves(ann)).toEqual(before);
});

test('where pages cannot connect, live play is not offered, and says why', async ({ browser }) => {
  const ann = await person(browser, 'Ann', { off: true });
  await ann.press('play:crosshairs');
  await ann.press('mode:1');
  await ann.page.waitForFunction(() => 'way:barred' in window.sightlines.state().marks);
  expect(Object.keys((await ann.state()).marks)).not.toContain('way:1');
  const ben = await person(browser, 'Ben');
  await invite(ben, 'crosshairs');
  await paste(ann, await ticketOf(ben));
  await expect.poll(async () => (await live(ann)).card).toContain('Ben invites you');
  expect(Object.keys((await ann.state()).marks)).not.toContain('live:join');
});

test('three play, a computer has the fourth seat, and one looks on; an answer finds the tab that waits',
  async ({ browser }) => {
    const ann = await person(browser, 'Ann');
    const free = { game: 'crosshairs', version: 1, options: { type: 'ffa', players: 4, clouds: 0 } };
    expect(await ann.page.evaluate((text) => window.sightlines.load(text), JSON.stringify(free))).toEqual({ ok: true });
    await ann.press('who-plays');
    await ann.press('seat:1:1');
    await ann.press('seat:2:1');
    await ann.press('seat:3:2');
    await ann.press('who-plays');
    await pressCalmly(ann, 'play-live');
    const [ben, cem] = [await person(browser, 'Ben'), await person(browser, 'Cem')];
    await meet(ann, ben);
    await ann.press('live:invite');
    await open(cem, await ticketOf(ann));
    await pressCalmly(cem, 'live:join');
    const other = await ann.page.context().newPage(); // as a messenger opens it
    await other.goto(process.env.SITE_ADDRESS + await ticketOf(cem));
    await expect.poll(async () => (await live(cem)).connected).toBe(true);
    await expect.poll(() => other.evaluate(() => JSON.stringify(window.sightlines.state().app)))
      .toContain('The page that waits has taken the answer');
    await expect.poll(async () => (await live(ben)).company).toContain('Cem');
    const dan = await person(browser, 'Dan');
    await ann.press('live:watch');
    await open(dan, await ticketOf(ann));
    await expect.poll(async () => (await live(dan)).card).toBe('Ann invites you to watch Crosshairs');
    await pressCalmly(dan, 'live:join');
    await paste(ann, await ticketOf(dan));
    await expect.poll(async () => (await live(dan)).connected).toBe(true);
    const people = [ann, ben, cem];
    for (let i = 0; i < 6; ++i) { // the computer's seat comes in between
      const moved = (await moves(dan)).length;
      await expect.poll(async () =>
        (await Promise.all(people.map(async (each) => (await app(each)).by_link.waits))).filter((each) => !each).length)
        .toBe(1);
      expect((await app(dan)).by_link.waits).toBe(true);
      await Promise.all(people.map(async (each) => {
        if ((await app(each)).by_link.waits) return;
        const first = await each.page.locator('.part-actions button[data-text]').first().getAttribute('data-text');
        expect(await play(each, first)).toEqual({ ok: true });
      }));
      await expect.poll(async () => (await moves(dan)).length).toBeGreaterThan(moved);
    }
    expect((await play(dan, 'a1 straight')).error.message).toBe('You\'re watching.');
    for (const each of [ben, cem, dan]) await same(ann, each);
  });

test('an answer is scanned; the camera is asked for only then, and let go', async ({ browser }) => {
  const ann = await person(browser, 'Ann', { permissions: ['camera'] });
  const ben = await person(browser, 'Ben');
  // Neither a camera nor a reader of codes is in this browser: the picture is a canvas, and what it shows is known.
  await ann.page.addInitScript(() => {
    window.tracks = [];
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d').fillRect(0, 0, 9, 9);
      const stream = canvas.captureStream(10);
      window.tracks.push(...stream.getTracks());
      return stream;
    };
    window.BarcodeDetector = class {
      async detect() { return window.shown ? [{ rawValue: window.shown }] : []; }
    };
  });
  await open(ann, '');
  await invite(ann, 'crosshairs');
  await open(ben, await ticketOf(ann));
  await pressCalmly(ben, 'live:join');
  const answer = process.env.SITE_ADDRESS + await ticketOf(ben);
  expect(await ann.page.evaluate(() => window.tracks.length)).toBe(0);
  await ann.press('live:scan');
  const sheet = ann.page.getByRole('dialog', { name: 'Scan the answer' });
  await sheet.getByText('Hold the code of the answer before the camera.').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  expect(await ann.page.evaluate(() => window.tracks.map((each) => each.readyState))).toEqual(['ended']);
  await ann.press('live:scan');
  await sheet.waitFor();
  await ann.page.evaluate((text) => { window.shown = text; }, answer);
  await expect.poll(async () => (await live(ann)).connected && (await live(ben)).connected).toBe(true);
  expect(await sheet.count()).toBe(0);
  expect(await ann.page.evaluate(() => window.tracks.map((each) => each.readyState))).toEqual(['ended', 'ended']);
});
