// The page of licences and the list of components (web/packaging/licences.mjs, spdx.mjs):
//   node --test licences.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { licencePage, linkedWithoutLicence } from '../../web/packaging/licences.mjs';
import { spdxOf } from '../../web/packaging/spdx.mjs';

const one = (name, text, more) => ({ name, version: '1.2', home: 'https://example.org', spdx: 'MIT', text, in: ['page'],
  ...more });

test('a licence that several have is on the page once, under all their names, and nothing in it is markup', () => {
  const page = licencePage([one('zlib', 'free <b> & open'), one('musl', 'other'), one('dlmalloc', 'free <b> & open')],
    '3.0.0');
  assert.equal(page.split('free &lt;b&gt; &amp; open').length, 2);
  assert.ok(page.indexOf('id="licence-dlmalloc"') < page.indexOf('free &lt;b&gt;'));
  for (const [, id] of page.matchAll(/href="#([^"]*)"/g)) assert.ok(page.includes(`id="${id}"`), id);
});

test('a library that is linked and has no licence on the list is named', () => {
  const map = '/cache/libc.a(malloc.o)\n/cache/libc++.a(string.o)\n/x/libmystery.a(a.o):(f)\nlibdlmalloc.a(d.o)';
  const listed = ['musl', 'libc++', 'dlmalloc'].map((name) => one(name, ''));
  assert.deepEqual(linkedWithoutLicence(map, listed), ['libmystery.a']);
  assert.deepEqual(linkedWithoutLicence(map, listed.slice(1)), ['libc.a', 'libmystery.a']);
});

test('the list of components names each with its licence, and says the same of the same release', () => {
  const components = [one('Sightlines', 'own', { version: '' }), one('nlohmann/json', 'text')];
  const list = spdxOf(components, '3.0.0', '2026-11-29T10:00:00Z');
  assert.equal(list.spdxVersion, 'SPDX-2.3');
  assert.deepEqual(list.packages.map(({ name, versionInfo }) => `${name} ${versionInfo}`),
    ['Sightlines 3.0.0', 'nlohmann/json 1.2']);
  for (const { SPDXID } of list.packages) assert.match(SPDXID, /^SPDXRef-[A-Za-z0-9.-]+$/);
  const contained = list.relationships.filter(({ relationshipType }) => relationshipType === 'CONTAINS');
  assert.deepEqual(contained.map(({ relatedSpdxElement }) => relatedSpdxElement), [list.packages[1].SPDXID]);
  assert.deepEqual(spdxOf(components, '3.0.0', '2026-11-29T10:00:00Z'), list);
});
