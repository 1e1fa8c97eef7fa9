// Sounds are made in the page: shell/sound.js, fetched when the first one is wanted.
import { anew as test, expect, siteFile, fragment } from './lib.mjs';

const loudest = 0.5, longest = 0.4, longestEngine = 0.5;

// What is connected to the speakers, and whether the script was fetched.
async function listen(page) {
  page.scripts = 0;
  page.on('request', (request) => { if (request.url().includes('/sound-')) page.scripts += 1; });
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    window.begun = 0;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      if (this.context instanceof AudioContext) ++window.begun;
      start.apply(this, when);
    };
  });
}
const begun = (page) => page.evaluate(() => window.begun);

test('nothing is heard before a press; then a move is, by a script of its own', async ({ table, page }) => {
  await listen(page);
  await table.open(fragment());
  await page.evaluate(() => window.sightlines.play('~c4'));
  await table.settled();
  expect(page.scripts).toBe(0);
  await table.press('cell:e5');
  await expect.poll(() => begun(page)).toBeGreaterThan(0);
  expect((await table.state()).app.size).toBe(2);
  expect(page.scripts).toBe(1);
});

test('without a volume nothing is heard, nor fetched', async ({ table, page }) => {
  await listen(page);
  await page.addInitScript(() => localStorage.setItem('sightlines.settings', 'volume=0'));
  await table.open(fragment());
  await table.press('cell:c4');
  await table.press('cell:e5');
  expect((await table.state()).app.size).toBe(2);
  expect(page.scripts).toBe(0);
});

test('every sound is short, can be heard, and is not loud', async ({ table, page }) => {
  await table.open();
  const sounds = await page.evaluate(async (script) => {
    const { make, names } = await import(new URL(script, location.href).href);
    return Promise.all(names.slice(1).map(async (name, which) => {
      const context = new OfflineAudioContext(1, 48000, 48000);
      const ends = make(context, which + 1, context.destination, 0);
      const samples = (await context.startRendering()).getChannelData(0);
      const power = samples.reduce((sum, one) => sum + one * one, 0) / (ends * 48000);
      const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      const after = samples.slice(Math.ceil(ends * 48000)).some((one) => one !== 0);
      return { name, ends, peak, mean: Math.sqrt(power), after };
    }));
  }, siteFile('sound', 'js'));
  expect(sounds.map(({ name }) => name)).toEqual(['engine', 'wood', 'shot', 'dice', 'paper', 'won', 'lost']);
  for (const { name, ends, peak, mean, after } of sounds) {
    expect(ends, name).toBeLessThanOrEqual(name === 'engine' ? longestEngine : longest);
    expect(peak, name).toBeLessThan(loudest);
    expect(mean, name).toBeGreaterThan(0.015);
    expect(mean, name).toBeLessThan(0.1);
    expect(after, name).toBe(false);
  }
});
