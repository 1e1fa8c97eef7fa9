// What is measured of games and turns, and the table of seats.
//   node measures.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { row, written } from './fairness.mjs';
import { goesBack, goesOn, within } from './lengths.mjs';

test('nine of ten numbers are within the ninth of them', () => {
  const ten = [100, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  assert.equal(within(ten, 90), 9);
  assert.equal(within(ten, 50), 5);
  assert.equal(within(ten, 100), 100);
  assert.equal(within([7], 90), 7);
});

test('a unit goes back when it is again where it was, having been elsewhere', () => {
  assert.ok(goesBack([[0, 0], [300, 0], [20, 10]]));
  assert.ok(goesBack([[0, 0], [300, 0], [600, 0], [310, 0]]));
  assert.ok(!goesBack([[0, 0], [300, 0], [600, 0]]));
  assert.ok(!goesBack([[0, 0], [30, 0], [50, 0]])); // small steps, but onwards
  assert.ok(!goesBack([[0, 0]]));
});

test('a unit goes on when it moves again, alone', () => {
  const [move, other] = [{ do: 'move', unit: 'a01' }, { do: 'move', unit: 'a02' }];
  assert.ok(goesOn(move, move));
  assert.ok(!goesOn(move, other));
  assert.ok(!goesOn(move, undefined));
  assert.ok(!goesOn({ ...move, with: ['a02'] }, move));
  assert.ok(!goesOn({ do: 'rally', unit: 'a01' }, move));
});

test('a seat has the better of it once the whole interval is on one side', () => {
  assert.match(row('dogfight', 3, { games: 100, first: 62, drawn: 0, second: 38, unfinished: 0 }), /the first \|$/);
  assert.match(row('dogfight', 3, { games: 100, first: 30, drawn: 10, second: 60, unfinished: 0 }), /the second \|$/);
  assert.match(row('dogfight', 3, { games: 10, first: 6, drawn: 0, second: 4, unfinished: 0 }), /not shown \|$/);
});

test('a row takes the place of the one of its name, and others stay', () => {
  const count = { games: 10, first: 5, drawn: 0, second: 5, unfinished: 0 };
  const none = 'Words.\n<!-- fairness -->\n<!-- end of fairness -->\nMore.\n';
  const first = written(none, [row('dogfight', 3, count), row('aerial-war', 3, count)]);
  const again = written(first, [row('dogfight', 3, { ...count, games: 20, first: 15 })]);
  assert.ok(again.startsWith('Words.') && again.endsWith('More.\n'));
  assert.equal(again.match(/^\| dogfight \|/gm).length, 1);
  assert.match(again, /^\| dogfight \| 3 \| 20 \| 15 \/ 0 \/ 5 \|/m);
  assert.match(again, /^\| aerial-war \| 3 \| 10 \| 5 \/ 0 \/ 5 \|/m);
});
