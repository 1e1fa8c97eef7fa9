// A ladder of a few games, as a test: every game is played to its end by the rules, and level 1 does better than
// chance.
//   node smoke.test.mjs PROGRAM
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel } from './duel.mjs';
import { fingerprint, ladder, server, wilson } from './ladder.mjs';
import { attack, isInside, prepare } from './objectives.mjs';
import { setups } from './setups.mjs';

const [program] = process.argv.slice(2);

for (const name of Object.keys(setups)) {
  test(`${name}: level 1 against random`, async () => {
    const result = await ladder(program, name, ['1', 'random'], { games: 6 });
    assert.equal(result.games, 6);
    assert.equal(result.won + result.drawn + result.lost + result.unfinished, 6);
    assert.ok(result.points >= 4, `${result.points} of 6`);
  });
}

test('a fingerprint is that of a pair of games: of those players, and that seed', async () => {
  const of = (players, seed) => fingerprint(program, 'crossfire-hex', players, seed);
  const first = await of(['1', 'random'], 1);
  assert.match(first, /^[0-9a-f]{40}$/);
  assert.equal(await of(['1', 'random'], 1), first);
  assert.notEqual(await of(['random', '1'], 1), first);
  assert.notEqual(await of(['1', 'random'], 2), first);
});

test('a program against itself: a pair is split, with the same nodes; another level wins', async () => {
  for (const name of ['crossfire-hex', 'aerial-war']) {
    const { counts, decisions, nodes, verdict } = await duel([program, program], name, [1, 1], { pairs: 1 });
    assert.deepEqual(counts, [0, 0, 1, 0, 0], name);
    assert.equal(decisions[0], decisions[1]);
    assert.equal(nodes[0], nodes[1]);
    assert.equal(verdict, 'open');
  }
  const { won, lost } = await duel([program, program], 'crossfire-hex', [2, 1], { pairs: 2 });
  assert.ok(won > lost, `${won} won, ${lost} lost`);
});

test('Wilson intervals', () => {
  // By hand: (0.5 + 0.0192) / 1.0384, and 1.96 * sqrt(0.0025 + 0.0000960) / 1.0384 to either side.
  const [low, high] = wilson(50, 100);
  assert.ok(Math.abs(low - 0.4038) < 0.0002 && Math.abs(high - 0.5962) < 0.0002);
  assert.deepEqual(wilson(0, 0), [0, 1]);
  assert.ok(wilson(10, 10)[0] > 0.7 && wilson(10, 10)[1] <= 1.0001);
});

test('a disc lies inside an outline when it keeps its radius from every edge', () => {
  const square = [[0, 0], [400, 0], [400, 400], [0, 400]];
  assert.ok(isInside(square, [200, 200], 200) && isInside(square, [50, 350], 50));
  assert.ok(!isInside(square, [200, 200], 201) && !isInside(square, [449, 200], 50));
});

test('a held objective: ten attack three who are in it, and it is over when the turns are', async () => {
  const rules = server(program);
  const record = await prepare(rules, 1, { turns: 4, defenders: 3 });
  const { position, status } = await rules.ask({ op: 'status', record });
  const sides = ['a', 'b'].map((side) => Object.entries(position.units).filter(([id]) => id.startsWith(side)));
  assert.deepEqual(sides.map((units) => units.length), [10, 3]);
  const { poly } = position.terrain[position.obj];
  assert.deepEqual(sides.map((units) => units.filter(([, { at }]) => isInside(poly, at, 25)).length), [0, 3]);
  assert.equal(status.toAct, 0);
  const { turn, held, taken, lost } = await attack(rules, record, [1, 1], 1);
  assert.ok(turn <= 5 && held <= 4);
  assert.equal(taken, held > 0 || lost.filter((id) => id.startsWith('b')).length === 3);
  rules.close();
});
