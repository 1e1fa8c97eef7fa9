// The computer as an opponent: whole games, and workers that crash, are slow or are cancelled.
import { anew as base, expect } from './lib.mjs';
import { fragmentOf, Words } from './text.mjs';

const test = base.extend({ words: async ({ table }, use) => use(new Words(table)) });

const app = async (table) => (await table.state()).app;
const rested = (table, more = () => true) => expect.poll(async () => {
  const now = await app(table);
  return !now.thinking && more(now);
}).toBe(true);

// Seats as the board page has them: "0" for somebody here, "a" to "d" for the computer.
async function seat(table, player, level) {
  const { marks, app: { seats } } = await table.state();
  if (!marks[`seat:${player}:0`]) await table.press('who-plays');
  if (!/[a-d]/.test(seats[player] ?? '')) await table.press(`seat:${player}:2`);
  await table.press(`seat:${player}:level:${level - 1}`);
}

// Plays one side at random until the game is over. Returns the number of decisions.
const playByChance = (page, most) => page.evaluate(async (most) => {
  const { state } = window.sightlines;
  const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });
  let seed = 1;
  const chance = (n) => { seed = (seed * 48271) % 2147483647; return seed % n; };
  const patience = performance.now() + 1_000_000;
  for (let taken = 0; performance.now() < patience;) {
    const part = document.querySelector('#text .part-actions');
    const roll = part.querySelector('button.primary');
    const all = [...part.querySelectorAll('button[data-text]')];
    const { app } = state();
    if (/game is over/.test(part.textContent)) return taken;
    if (app.thinking || app.tumbling || (!roll && !all.length)) { await pause(15); continue; }
    if (taken === most) throw new Error(`no end after ${most} decisions`);
    (roll ?? all[chance(all.length)]).click();
    ++taken;
    await pause(5);
  }
  throw new Error('no end in time');
}, most);

test.describe('whole games', () => {
  test.use({ viewport: { width: 760, height: 620 } }); // less to draw, and tall enough for who plays
  test.setTimeout(1_200_000);

  test('a whole duel of Crosshairs against level 1 @deep', async ({ words, table, page }) => {
    await words.open(fragmentOf('crosshairs', { options: { clouds: 2, roundLimit: 30 } }));
    await seat(table, 1, 1);
    await page.keyboard.press('F2');
    expect(await playByChance(page, 400)).toBeGreaterThan(5);
    const { moves } = await words.record();
    const { cursor, size, seats, notice } = await app(table);
    expect({ cursor, seats, notice }).toEqual({ cursor: size, seats: '0a', notice: null });
    expect(moves.length).toBe(size);
    await expect(words.region).toContainText('The game is over');
  });

  test('a whole battle of the Aerial War Game against level 1 @deep', async ({ words, table, page }) => {
    await words.open(fragmentOf('aerial-war', { options: { battles: 1, roundLimit: 8 } }));
    await seat(table, 1, 1);
    await page.keyboard.press('F2');
    expect(await playByChance(page, 900)).toBeGreaterThan(10);
    const { cursor, size, notice } = await app(table);
    expect({ cursor, notice }).toEqual({ cursor: size, notice: null });
  });
});

// The first worker dies of what it is asked, the second never answers; later ones are real. The patience with one that
// dawdles, two seconds, is cut short.
const spoilTwo = (page) => page.addInitScript(() => {
  const Real = window.Worker;
  window.workers = 0;
  window.Worker = function (...what) {
    const worker = new Real(...what);
    const which = ++window.workers;
    if (which > 2) return worker;
    worker.postMessage = () => {
      const die = () => worker.dispatchEvent(new ErrorEvent('error', { message: 'dead', cancelable: true }));
      if (which === 1) setTimeout(die);
    };
    return worker;
  };
  const start = window.setTimeout;
  window.setTimeout = (work, ms, ...rest) => start(work, ms === 2000 ? 100 : ms, ...rest);
});

test('a worker that dies is replaced, and so is one that dawdles, and the game goes on', async ({ table, page }) => {
  await spoilTwo(page);
  await table.open(fragmentOf('crosshairs', { options: { clouds: 0 } }));
  await seat(table, 1, 2);
  await page.evaluate(() => window.sightlines.play('+a3=ne'));
  await rested(table, ({ asked, size }) => asked.player === 0 && size > 1);
  // On a busy machine the third dawdles as well.
  expect(await page.evaluate(() => window.workers)).toBeGreaterThanOrEqual(3);
});

test('without its part of the page the computer says so, and can be asked again', async ({
  table, page, complaints,
}) => {
  await page.route('**/engine-*.wasm', (route) => route.abort());
  await table.open(fragmentOf('crosshairs', { options: { clouds: 0 } }));
  await seat(table, 1, 1);
  await page.evaluate(() => window.sightlines.play('+a3=ne'));
  await rested(table, ({ notice }) => /does not answer/.test(notice?.message ?? ''));
  await page.unroute('**/engine-*.wasm');
  await table.settled();
  await table.press('ask-again');
  await rested(table, ({ size }) => size > 1);
  complaints.length = 0; // the aborted request
});

// A worker thinks in parallel: the page reacts and draws meanwhile, and only terminating the worker cancels a question.
// No times are measured: a blocked page would never see a question in progress.
test('thinking never blocks the page, and is called off at once', async ({ words, table, page }) => {
  await page.addInitScript(() => {
    const { terminate, postMessage } = Worker.prototype;
    window.ended = window.asked = 0;
    Worker.prototype.terminate = function () {
      ++window.ended;
      terminate.call(this);
    };
    Worker.prototype.postMessage = function (message) {
      if (typeof message === 'string') ++window.asked; // the program itself comes first, and is none
      postMessage.call(this, message);
    };
  });
  await words.open(fragmentOf('crossfire-hex'));
  await seat(table, 1, 4);
  const seen = await page.evaluate(async () => {
    const { state, goTo } = window.sightlines;
    const beat = () => new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
    for (let tries = 0; tries < 20; ++tries) {
      const asked = window.asked;
      document.querySelector('#text .part-actions button[data-text]').click();
      while (window.asked === asked && state().app.size < 2) await beat(); // its program may still be on its way
      for (let beats = 0; beats < 50; ++beats) await beat();
      await new Promise(requestAnimationFrame);
      const thinking = [state().app.thinking];
      const before = window.ended;
      goTo(0);
      thinking.push(state().app.thinking);
      await beat();
      if (thinking[0]) return { thinking, ended: window.ended - before };
    }
    return 'every question was answered before fifty messages had come and a frame was drawn';
  });
  expect(seen).toEqual({ thinking: [true, false], ended: 1 });
});
