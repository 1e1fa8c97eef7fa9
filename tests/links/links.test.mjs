// Links as another program reads them, by what core/api/README.md tells.   node --test links.test.mjs SIGHTLINES
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { read } from './decoder.mjs';
import { server } from './records.mjs';

const program = process.argv.at(-1);
const golden = JSON.parse(readFileSync(new URL('../golden/links-0.7.0.json', import.meta.url), 'utf8'));
const readme = readFileSync(new URL('../../core/api/README.md', import.meta.url), 'utf8');

test('a decoder made after the contract reads what the program writes', async () => {
  const rules = server(program);
  for (const { name, link, record } of golden) {
    assert.match(link, /^#1x\.[0-9A-Za-z]+$/);
    const { json } = read(`https://example.org/play/${link}`);
    const { record: opened } = await rules.ask({ op: 'unlink', link: `#${json}` });
    assert.deepEqual(opened, record, name);
    assert.equal((await rules.ask({ op: 'link', record })).link, link);
    if (record.game !== 'crossfire-squads') assert.equal(json, JSON.stringify(record));
  }
  rules.close();
});

test('the example of the contract is what it says', () => {
  const chapter = readme.slice(readme.indexOf('**Worked out**'), readme.indexOf('## Limits'));
  const [, json, link] = chapter.match(/`(\{.*\})` without a sample: `(#1x\.\w+)`/);
  const { json: unpacked, asked } = read(link);
  assert.equal(unpacked, json);
  const rows = [...chapter.matchAll(/^\| 0x(\w+) \| ([\d,]+) \| (yes|no) \|$/gm)].map(
    ([, question, chance, answer]) => [parseInt(question, 16), Number(chance.replace(',', '')), answer === 'yes']);
  assert.equal(rows.length, 7);
  assert.deepEqual(asked.slice(0, 7), rows);
  assert.equal(asked.at(-7)[1], 9366);
});
