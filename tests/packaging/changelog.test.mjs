// What users read of a release: node --test changelog.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const [, version] = read('CMakeLists.txt').match(/^project\(sightlines VERSION ([\d.]+)/m);
const [title, ...lines] = read('CHANGELOG.md').split(/^## /m)
  .find((chapter) => chapter.startsWith(version))?.trimEnd().split('\n') ?? [''];
const mostLines = 60, mostWords = 40;

test('the version that is built has its chapter, with a date', () => {
  assert.match(title, /^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/);
  for (const subject of ['For sites', 'For programs', 'Fixes']) assert.ok(lines.includes(`### ${subject}`), subject);
});

test(`the chapter has at most ${mostLines} lines, and its bullets at most ${mostWords} words`, () => {
  const written = lines.filter((line) => line.trim());
  assert.ok(written.length <= mostLines, `${written.length} lines: shorten or join what is there`);
  const bullets = lines.join('\n').split(/^(?=- |###)/m).filter((part) => part.startsWith('- '));
  assert.ok(bullets.length > 10);
  for (const bullet of bullets) {
    const words = bullet.slice(2).split(/\s+/).filter(Boolean).length;
    assert.ok(words <= mostWords, `${words} words: ${bullet}`);
  }
});
