// What of a part may be named outside of it (web/packaging/part_doors.mjs): node --test part_doors.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedOutside } from '../../web/packaging/part_doors.mjs';

const here = '_ZN10sightlines13EditorScreens4hereEv';
const page = '_ZN10sightlines8dogfight9game_pageE';
const entry = '_ZN10sightlines8registry8dogfightE';

test('the doors of a part may be named by everybody, and nothing else of it', () => {
  const objects = [
    ['editor', [here, 'draw'], ['add']],
    ['dogfight', [page, entry, 'fly'], ['add', 'fly']],
    ['-', ['add'], [here, page, entry, 'draw', 'printf']],
    ['dogfight', [], ['draw', 'fly']],
  ];
  assert.deepEqual(namedOutside(objects), [['editor', 'draw', 'dogfight']]);
  assert.deepEqual(namedOutside(objects.slice(0, 2)), []);
});

test('what several parts define belongs to none, and tests look at everything', () => {
  const objects = [['editor', ['both', 'own'], []], ['by-link', ['both'], []], ['-', [], ['both']],
    ['state', ['look'], ['own']], ['-', [], ['look']]];
  assert.deepEqual(namedOutside(objects), []);
});

test('puzzles come after the editor and games by link', () => {
  const objects = [['editor', ['own'], []], ['puzzles', ['puzzle'], ['own']], ['editor', [], ['puzzle']]];
  assert.deepEqual(namedOutside(objects), [['puzzles', 'puzzle', 'editor']]);
});
