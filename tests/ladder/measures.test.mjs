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

test('moves are told together when they are of one platoon, alone', () => {
  const units = { a00: { plt: 1 }, a01: { plt: 1 }, a02: { plt: 2 }, a03: {}, b00: { plt: 1 } };
  const move = (unit) => ({ do: 'move', unit });
  assert.ok(goesOn(move('a00'), move('a00'), units));
  assert.ok(goesOn(move('a01'), move('a00'), units));
  assert.ok(!goesOn(move('a02'), move('a00'), units));
  assert.ok(goesOn(move('a00'), { ...move('a00'), asked: true }, units));
  assert.ok(!goesOn(move('a01'), { ...move('a00'), asked: true }, units));
  assert.ok(!goesOn(move('b00'), move('a00'), units));
  assert.ok(goesOn(move('a03'), move('a03'), units));
  assert.ok(!goesOn(move('a03'), move('a00'), units));
  assert.ok(!goesOn(move('a00'), undefined, units));
  assert.ok(!goesOn({ ...move('a00'), with: ['a01'] }, move('a00'), units));
  assert.ok(!goesOn({ do: 'rally', unit: 'a00' }, move('a00'), units));
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
