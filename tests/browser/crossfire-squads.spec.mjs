// Crossfire with squads on the page. Faces of dice are entered by hand, so that every game is the same. Positions on
// the table are converted by the camera, which is part of the page's state.
import { expect, test } from './lib.mjs';

const fragmentOf = (record) =>
  `#${encodeURIComponent(JSON.stringify({ game: 'crossfire-squads', version: 1, ...record }))}`;

const woods = { k: 'woods', poly: [[1900, 2000], [2300, 2000], [2300, 2400], [1900, 2400]] };
const rifle = (x, y, more = {}) => ({ k: 'rifle', at: [x, y], ...more });

// Green's turn on an open table with one wood on it; Green comes from the south.
const battle = (units) => ({
  phase: 'play', turn: 3, active: 0, edges: ['s', 'n'], obj: 't00', terrain: { t00: woods }, units,
});

// The state of the view: the selection, and the position on the table.
const view = async (table) => (await table.state()).app.view;
const position = async (table) => (await table.state()).app.position;

// The screen position of something on the table, which `find` looks up in the state. A phone may show only a part of
// the table; two fingers pan to the rest.
async function onScreen(table, find) {
  for (let pinches = 0; ; ++pinches) {
    const state = await table.state();
    const [x, y] = find(state);
    const [left, top, width, height] = state.marks.board;
    const inside = x > left + 4 && x < left + width - 4 && y > top + 4 && y < top + height - 4;
    if (inside || !table.touch || pinches === 6) return [x, y];
    const [cx, cy] = [left + width / 2, top + height / 2];
    await table.fingers('touchStart', [[cx - 120, cy], [cx + 120, cy]]);
    await table.fingers('touchMove', [[cx - 60, cy], [cx + 60, cy]]);
    await table.fingers('touchEnd', []);
    await table.settled();
  }
}

async function tap(table, x, y) {
  if (table.touch) await table.tap(x, y);
  else await table.page.mouse.click(x, y);
  await table.settled();
}

async function pressAt(table, x, y) {
  await tap(table, ...await onScreen(table,
    ({ app: { view: { camera } } }) => [camera.x + camera.scale * x, camera.y + camera.scale * y]));
}

async function presses(table, ...marks) {
  for (const mark of marks) {
    if (mark.startsWith('unit:'))
      await tap(table,
        ...await onScreen(table, ({ marks: { [mark]: [x, y, width, height] } }) => [x + width / 2, y + height / 2]));
    else await table.press(mark);
  }
}

async function roll(table, ...faces) {
  for (const [die, face] of faces.entries()) await table.press(`die:${die}:${face}`);
}

// Moves the slider to a fraction of the move, 0 to 1.
async function slide(table, part) {
  const [x, y, width, height] = (await table.state()).marks.slider;
  await tap(table, x + width * part, y + height / 2);
}

// CS-GEO-11
function pointOfRoute([px, py], [qx, qy], i) {
  const [dx, dy] = [qx - px, qy - py];
  const n = Math.max(Math.abs(dx), Math.abs(dy));
  const rounded = (a) => Math.floor((2 * a * i + n) / (2 * n));
  return [px + rounded(dx), py + rounded(dy)];
}

test('a move is stopped by reaction fire that pins @phone', async ({ table }) => {
  await table.open(fragmentOf(
    { start: battle({ a00: rifle(1000, 3000), a01: rifle(5000, 3600), b00: rifle(2200, 800, { plt: 1 }) }) }));
  await presses(table, 'unit:a00');
  await pressAt(table, 2600, 3000);
  const { goal, move } = await view(table);
  expect(move).toMatchObject({ halt: Math.abs(goal[0] - 1000), exposures: 1, contact: false });
  await table.press('do:move');
  expect((await table.state()).app.asked.question).toContain('(a00)');
  expect((await position(table)).phase).toBe('react');

  await slide(table, 0);
  await presses(table, 'pick:b00', 'point:more');
  expect((await view(table)).point).toBe(10); // after point 1 the tens (CS-REACT-03)
  await table.press('do:react');
  await roll(table, 5, 1, 4);
  const after = await position(table);
  expect(after).toMatchObject({ phase: 'play', turn: 3, active: 0 });
  expect(after.units.a00).toMatchObject({ st: 'p', at: pointOfRoute([1000, 3000], goal, 10) });
  expect(after.units.b00.nf).toBeUndefined();
});
