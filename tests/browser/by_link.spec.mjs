// Games by link, in browsers of their own that know of each other only what "Send" copies.
import { readFileSync } from 'node:fs';
import { anew as test, expect, paste, Table } from './lib.mjs';
import { fragmentOf } from './text.mjs';

const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());
const app = async (table) => (await table.state()).app;
const play = (table, moves) => table.page.evaluate((moves) => window.sightlines.play(moves), moves);
const linkIn = (text) => text.match(/https?:\S+/)[0];

// One more person, with storage of their own.
async function person(browser, options = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return new Table(await context.newPage(), Boolean(options.hasTouch));
}

async function openLink(table, link) {
  await table.page.goto(link);
  await table.page.evaluate(() => window.sightlines.ready.then(() => true));
  await table.settled();
}

async function send(table) {
  await table.press('send');
  await expect.poll(async () => (await app(table)).by_link.sends).toBe(false);
  return clipboard(table.page);
}

test('a game with a friend: invited by what was copied, answered on a phone, locked while the other is to act, and '
  + 'still there after a reload', async ({ table, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open();
  await table.press('play:crosshairs');
  await table.press('mode:1');
  await table.press('start');
  await play(table, '+a1=ne');
  const sent = await send(table);
  expect(sent).toMatch(/^Your move in Crosshairs: http/);
  await expect(page).toHaveTitle(/^Waiting: Crosshairs/);
  expect((await play(table, '+k1=sw')).error.message).toBe('Waiting for your friend.');

  const friend = await person(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await openLink(friend, linkIn(sent));
  expect((await app(friend)).card).toMatchObject({ screen: 'invitation', seat: 1 });
  await friend.press('invitation:play');
  await friend.page.evaluate(() => window.sightlines.play('+k1=sw +k3=sw'));
  const answer = await send(friend);
  await friend.page.reload();
  await friend.page.evaluate(() => window.sightlines.ready.then(() => true));
  await friend.settled();
  const waiting = await app(friend);
  expect({ size: waiting.size, card: waiting.card, waits: waiting.by_link.waits })
    .toEqual({ size: (await app(table)).size + 2, card: undefined, waits: true });
  await friend.page.context().close();

  await paste(table, answer);
  await table.settled();
  await expect.poll(async () => (await app(table)).asked.who).toBe('You (Green)');
  await expect(page).toHaveTitle(/^Your move: Crosshairs/);
});

// Whole games. A turn is played at random in the text view, until there is something to send, or the game is over.
const playTurn = (page, seed) => page.evaluate(async (seed) => {
  const { state } = window.sightlines;
  const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });
  let now = seed * 7919 + 1;
  const chance = (n) => { now = (now * 48271) % 2147483647; return now % n; };
  for (let idle = 0; idle < 2000;) {
    const { app } = state();
    if (app.by_link.sends) return 'send';
    const part = document.querySelector('#text .part-actions');
    if (/game is over/.test(part.textContent)) return 'over';
    const roll = part.querySelector('button.primary');
    const all = [...part.querySelectorAll('button[data-text]')];
    const busy = app.thinking || app.tumbling || app.plays_back;
    if (busy || (!roll && !all.length)) {
      idle += busy ? 0 : 1;
      await pause(10);
      continue;
    }
    (roll ?? all[chance(all.length)]).click();
    idle = 0;
    await pause(2);
  }
  throw new Error(`nothing to do: ${document.querySelector('#text').innerText}`);
}, seed);

const answer = (table, words) => table.page.locator('#text .part-talk-answers button', { hasText: words }).click();

// A game of tests/playthroughs: its record, and its moves one by one.
function playthrough(name) {
  const lines = readFileSync(new URL(`../playthroughs/${name}.txt`, import.meta.url), 'utf8').split('\n');
  const moves = lines.filter((line) => line && !/^(# |{| )/.test(line)).map((line) => line.split('  ')[0]);
  return { record: JSON.parse(lines.find((line) => line.startsWith('{'))), moves };
}

// A turn of it, instead of playTurn.
async function playRecorded(table, moves) {
  for (;;) {
    if ((await app(table)).by_link.sends) return 'send';
    if (moves.length === 0) return 'over';
    expect(await play(table, moves.shift())).toEqual({ ok: true });
  }
}

async function playTogether(people, most, moves) {
  for (const one of people) await one.page.keyboard.press('F2');
  let table = people[0];
  for (let turn = 0; turn < most; ++turn) {
    const done = moves ? playRecorded(table, moves) : playTurn(table.page, turn);
    if (await done === 'over') return;
    await answer(table, /^Send/);
    await expect.poll(async () => (await app(table)).by_link.sends).toBe(false);
    const text = await clipboard(table.page);
    const next = people[(await app(table)).asked.player];
    const words = await table.page.locator('#text .part-actions').innerText();
    const over = /game is over/.test(words);
    for (const one of over ? people.filter((each) => each !== table) : [next]) {
      await paste(one, text);
      if ((await app(one)).card) await answer(one, 'Play');
    }
    if (over) return;
    table = next;
  }
  throw new Error(`no end after ${most} turns`);
}

test.describe('whole games by link @deep', () => {
  test.setTimeout(1_500_000);
  const camel = { side: 0, type: 'camel', hex: 'h8', alt: 8, speed: 4, face: 'n' };
  const albatros = { side: 1, type: 'd5a', hex: 'h7', alt: 8, speed: 4, face: 'n' };
  const squads = playthrough('crossfire-squads-small-table');
  for (const [game, more, moves] of [
    ['crosshairs', { options: { clouds: 0, roundLimit: 6 } }],
    ['crossfire-hex', { options: { quietLimit: 12 } }],
    ['aerial-war', { options: { battles: 1, roundLimit: 3 } }],
    ['dogfight', { start: { phase: 'begin', turn: 1, map: [15, 13], limit: 4, planes: { A: camel, B: albatros } } }],
    ['crossfire-squads', squads.record, squads.moves],
  ]) {
    test(`${game}, by nothing but what Send copied @deep`, async ({ table, browser }) => {
      const friend = await person(browser, { viewport: { width: 760, height: 520 } });
      await table.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const { page } of moves ? [table, friend] : []) // the dice of a recorded game are known
        await page.addInitScript(() => localStorage.setItem('sightlines.settings', 'own-dice=1'));
      await table.open(fragmentOf(game, more));
      await table.press('who-plays');
      await table.press('seat:1:1');
      await friend.open();
      await playTogether([table, friend], 1500, moves && [...moves]);
      const [ours, theirs] = await Promise.all([table, friend].map(({ page }) =>
        page.evaluate(() => window.sightlines.record())));
      expect(theirs.moves).toEqual(ours.moves);
      expect(theirs.match).toBe(ours.match);
      await friend.page.context().close();
    });
  }

  test('three people and a computer in a free-for-all of Crosshairs @deep', async ({ table, browser }) => {
    const others = [await person(browser), await person(browser)];
    await table.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await table.open(fragmentOf('crosshairs', { options: { type: 'ffa', players: 4, clouds: 0, roundLimit: 3 } }));
    await table.press('who-plays');
    for (const seat of ['seat:1:1', 'seat:2:1', 'seat:3:2']) await table.press(seat);
    for (const one of others) await one.open();
    await playTogether([table, ...others], 200);
    const records = await Promise.all([table, ...others].map(({ page }) =>
      page.evaluate(() => window.sightlines.record())));
    for (const { moves, match } of records) expect({ moves, match }).toEqual({
      moves: records[0].moves, match: records[0].match,
    });
    for (const one of others) await one.page.context().close();
  });
});
