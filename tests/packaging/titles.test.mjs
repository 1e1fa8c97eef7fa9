// Titles of commits (.ci/titles.mjs): node --test titles.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOf } from '../../.ci/titles.mjs';

test('a title names its part and says in the imperative what is done, in 72 characters', () => {
  for (const good of ['crosshairs: refuse clouds of three hexes (CH-CLOUD-03)', 'embed: embed lessons', 'ci: pass on',
    `tests: ${'x'.repeat(65)}`]) assert.equal(faultOf(good), '', good);
  for (const [bad, why] of [[`tests: ${'x'.repeat(66)}`, /73 characters/], ['Refuse clouds', /part/],
    ['page: fixed the sheet', /"fixed"/], ['page: adding a sheet', /"adding"/], ['page: fixes it', /"fixes"/],
    ['page: keep the sheet.', /full stop/]]) assert.match(faultOf(bad), why, bad);
});
