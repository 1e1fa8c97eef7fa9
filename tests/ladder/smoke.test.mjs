// A ladder of a few games, as a test: every game is played to its end by the rules, and level 1 does better than
// chance.
//   node smoke.test.mjs PROGRAM
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fingerprint, ladder, wilson } from './ladder.mjs';
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

test('Wilson intervals', () => {
  // By hand: (0.5 + 0.0192) / 1.0384, and 1.96 * sqrt(0.0025 + 0.0000960) / 1.0384 to either side.
  const [low, high] = wilson(50, 100);
  assert.ok(Math.abs(low - 0.4038) < 0.0002 && Math.abs(high - 0.5962) < 0.0002);
  assert.deepEqual(wilson(0, 0), [0, 1]);
  assert.ok(wilson(10, 10)[0] > 0.7 && wilson(10, 10)[1] <= 1.0001);
});
