import { anew as test, expect } from './lib.mjs';
import { fragmentOf } from './text.mjs';

test('the page throws the dice from the source meant for keys, and they tumble before they count', async ({
  table, page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.drawn = 0;
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) => { window.drawn += numbers.length; return draw(numbers); };
    Math.random = () => { throw new Error('not for dice'); };
  });
  await table.open(fragmentOf('aerial-war'));
  const before = await page.evaluate(() => window.drawn);
  const { x, y } = await table.centre('throw');
  // Asked right after the click: on a busy machine they might have come to lie before an answer is here.
  await page.evaluate(() => addEventListener('pointerup', () => { window.after = window.sightlines.state().app; }));
  await page.mouse.click(x, y);
  expect(await page.evaluate(() => window.after)).toMatchObject({ tumbling: true, size: 0 });
  await expect.poll(async () => (await table.state()).app.size).toBe(1);
  expect(await page.evaluate(() => window.drawn) - before).toBeGreaterThanOrEqual(2);
  const { moves } = await page.evaluate(() => window.sightlines.record());
  expect(moves[0].do).toBe('roll');
  for (const face of moves[0].dice) expect([1, 2, 3, 4, 5, 6]).toContain(face);
});
