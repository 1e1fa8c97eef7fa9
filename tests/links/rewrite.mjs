// Writes the links "#1d." in files anew, in the form of today. What they hold stays the same: that is checked.
//   node tests/links/rewrite.mjs SIGHTLINES FILE...
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { server } from './records.mjs';

const [program, ...files] = process.argv.slice(2);
const rules = server(program);
for (const file of files) {
  let text = readFileSync(file, 'utf8'), before = 0, after = 0;
  const links = new Set(text.match(/#1d\.[\w-]{20,}/g));
  for (const link of links) {
    const { record } = await rules.ask({ op: 'unlink', link });
    const { link: now } = await rules.ask({ op: 'link', record });
    assert.deepEqual((await rules.ask({ op: 'unlink', link: now })).record, record);
    text = text.replaceAll(link, now);
    [before, after] = [before + link.length, after + now.length];
  }
  writeFileSync(file, text);
  console.log(`${file}: ${links.size} links, of ${before} characters before, of ${after} now`);
}
rules.close();
