// Levels 1 to 3 solve what they solved of a sample of the suite, and a higher level not less than a lower one.
//   node suite.test.mjs PROGRAM
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, last, solved } from './suite.mjs';

const [program] = process.argv.slice(2);
const before = last();

for (const game of games) {
  test(`${game}: no fewer puzzles are solved than before`, async () => {
    let lower = 0;
    for (const level of [1, 2, 3]) {
      const { tried, ids } = await solved(program, game, level, 6);
      const known = before[game][level].filter((id) => tried.includes(id));
      assert.ok(ids.length >= known.length, `level ${level}: ${ids.length}, and ${known.length} before`);
      assert.ok(ids.length >= lower, `level ${level}: ${ids.length}, and ${lower} one level below`);
      lower = ids.length;
    }
    assert.ok(lower > 0, 'level 3 solves nothing');
  });
}
