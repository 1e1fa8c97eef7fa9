// The Aerial War Game on the page. Faces of dice are entered by hand, so that every game is the same.
import { anew, expect, seenElsewhere, test } from './lib.mjs';

const fragmentOf = (record) => `#${encodeURIComponent(JSON.stringify({ game: 'aerial-war', version: 1, ...record }))}`;

// "Gre6n": German red on e6, facing north.
const planes = (text) => text.split(' ')
  .map((plane) => ({ at: plane.slice(2, -1), p: 'GA'.indexOf(plane[0]), c: plane[1], dir: plane.at(-1) }));
const on = (position, square) => position.planes.find((plane) => plane.at === square);

const behindAllies = { phase: 'throttle', side: 0, first: 0, mover: 'b', round: 3,
  planes: planes('Gbe5n Gra1n Ard8n Abk14w') };
const dicePutDown = { ...behindAllies, phase: 'fly', dice: [3, 5] };

async function roll(table, ...faces) {
  for (const [die, face] of faces.entries()) await table.press(`die:${die}:${face}`);
}

test('from the first roll of a match to a plane shot down, and its link in another browser', async ({
  table, page, context, browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open(fragmentOf({}));
  await roll(table, 2, 3);
  await roll(table, 1, 2);
  expect((await table.state()).app.asked).toMatchObject({ player: 0, who: 'Germans to roll' });

  await page.evaluate((text) => window.sightlines.load(text), fragmentOf({ start: behindAllies }));
  await roll(table, 3, 5);
  await table.press('cell:d7'); // behind Allied red, by the low die, facing north
  await table.press('card:face:n');
  expect((await table.state()).app.view.chosen).toBe('d7n');
  await table.press('action:fly');
  let { app } = await table.state();
  expect(app.position.phase).toBe('attack');
  await table.press('cell:d8');
  await roll(table, 4);
  ({ app } = await table.state());
  expect(on(app.position, 'd8')).toBeUndefined();
  expect(on(app.position, 'd7')).toMatchObject({ p: 0, c: 'b', dir: 'n' });
  expect(app.view.came).toContain('German blue has shot down Allied red');
  expect(app.size).toBe(4);

  await table.press('tab:share');
  await table.press('copy-link');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await seenElsewhere(browser, link);
  expect(friend.app.position).toEqual(app.position);
});

test('a plane is shot down by finger on a phone @touch', async ({ table }) => {
  await table.open(fragmentOf({ start: dicePutDown }));
  await table.press('cell:d7'); // a tap chooses the facing that allows an attack
  expect((await table.state()).app.view.chosen).toBe('d7n');
  await table.press('cell:d7');
  await table.press('action:attack');
  await roll(table, 6);
  const { app } = await table.state();
  expect(on(app.position, 'd8')).toBeUndefined();
  expect(app.position.planes).toHaveLength(3);
});

anew('the page throws the dice from the source meant for keys, and they tumble before they count', async ({
  table, page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.drawn = 0;
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) => { window.drawn += numbers.length; return draw(numbers); };
    Math.random = () => { throw new Error('not for dice'); };
  });
  await table.open(fragmentOf({}));
  const before = await page.evaluate(() => window.drawn);
  const { x, y } = await table.centre('throw');
  // Queried right after the click: on a busy machine the animation might be over before a later query is answered.
  await page.evaluate(() => addEventListener('pointerup', () => { window.after = window.sightlines.state().app; }));
  await page.mouse.click(x, y);
  expect(await page.evaluate(() => window.after)).toMatchObject({ tumbling: true, size: 0 });
  await expect.poll(async () => (await table.state()).app.size).toBe(1);
  expect(await page.evaluate(() => window.drawn) - before).toBeGreaterThanOrEqual(2);
  const { moves } = await page.evaluate(() => window.sightlines.record());
  expect(moves[0].do).toBe('roll');
  for (const face of moves[0].dice) expect([1, 2, 3, 4, 5, 6]).toContain(face);
});
