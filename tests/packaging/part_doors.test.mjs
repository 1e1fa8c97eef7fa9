// What of a part may be named outside of it (web/packaging/part_doors.mjs): node --test part_doors.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followers } from '../../web/packaging/call_graph.mjs';
import { namedOutside } from '../../web/packaging/part_doors.mjs';
import { common, everybody, ownerOfBoth, ownersOf } from '../../web/packaging/part_owners.mjs';

const here = '_ZN10sightlines12PanelScreens4hereEv';
const page = '_ZN10sightlines8dogfight9game_pageE';
const entry = '_ZN10sightlines8registry8dogfightE';

test('the doors of a part may be named by everybody, and nothing else of it', () => {
  const objects = [
    ['panels', [here, 'draw'], ['add']],
    ['dogfight', [page, entry, 'fly'], ['add', 'fly']],
    ['-', ['add'], [here, page, entry, 'draw', 'printf']],
    ['dogfight', [], ['draw', 'fly']],
  ];
  assert.deepEqual(namedOutside(objects), [['panels', 'draw', 'dogfight']]);
  assert.deepEqual(namedOutside(objects.slice(0, 2)), []);
});

test('what several parts define is no part\'s, and stays where the first module names it; tests see all', () => {
  const objects = [['panels', ['both', 'own'], []], ['records', ['both'], []], ['-', [], ['both']],
    ['state', ['look'], ['own']], ['-', [], ['look']]];
  assert.deepEqual(namedOutside(objects), []);
  assert.equal(ownersOf(objects).get('both'), everybody);
  assert.equal(ownersOf(objects.slice(0, 2)).get('both'), common);
});

test('what a game and its editor have is the game\'s, and what two games have comes with either', () => {
  for (const [one, other, owner] of [[undefined, 'dogfight', 'dogfight'], ['editing', 'dogfight', 'dogfight'],
    ['dogfight', 'editing', 'dogfight'], ['aerial-war', 'dogfight', common], [everybody, 'editing', everybody],
    ['records', 'puzzles', 'records'], ['records', 'editing', common], [common, 'dogfight', common],
    [common, everybody, everybody]])
    assert.equal(ownerOfBoth(one, other), owner);
});

test('a function without an owner goes with those who call it, unless the first module is one of them', () => {
  const owners = new Map([['fly', 'dogfight'], ['edit', 'editing'], ['walk', 'crossfire-squads']]);
  const callers = new Map([['turn', new Set(['fly', 'edit'])], ['step', new Set(['turn'])],
    ['add', new Set(['fly', 'walk'])], ['draw', new Set(['edit', 'add'])], ['frame', new Set(['main', 'edit'])]]);
  const all = ['main', 'fly', 'edit', 'walk', 'turn', 'step', 'add', 'draw', 'frame'];
  const found = followers(all, { callers, roots: new Set(['main']) },
    (name) => owners.get(name));
  assert.deepEqual([...found],
    [['turn', 'dogfight'], ['step', 'dogfight'], ['add', common], ['draw', common]]);
});

test('puzzles come after the panels', () => {
  const objects = [['panels', ['own'], []], ['puzzles', ['puzzle'], ['own']], ['panels', [], ['puzzle']]];
  assert.deepEqual(namedOutside(objects), [['puzzles', 'puzzle', 'panels']]);
});
