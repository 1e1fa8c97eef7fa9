// Makes the page's fonts: node web/packaging/fonts/subset.mjs OUTPUT_FOLDER
//
// One file serves the HTML and Dear ImGui alike. ImGui knows neither OpenType features nor line spacing, so two things
// are settled in the file itself: digits are the tabular ones, and the vertical metrics make good lines. Hinting,
// kerning and every unused glyph are dropped.
//
// What our own texts use comes with the page. Of what only people write, Latin letters with accents are in files that a
// browser fetches when one occurs; all other letters are drawn by the fonts of the system (shell/letters.js).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import path from 'node:path';
import subset from 'subset-font';
import { scaleTo } from './scale.mjs';
import { bakeTabularDigits, coverage, setLineMetrics } from './sfnt.mjs';

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
  .join('');
const ascii = range(0x20, 0x7e);
const own = `${ascii}\u00a0°±·½×–—‘’“”•…−→✓`;
// Less the soft hyphen and what Inter lacks.
const accented = range(0xa1, 0xac) + range(0xae, 0x148) + range(0x14a, 0x17f) + range(0x1ea0, 0x1ef9)
  + '‚„†‹›€™ƠơƯưȘșȚț';
const latin = [...accented].filter((letter) => !own.includes(letter)).join('');

const regular = 'inter-ui/web/Inter-Regular.woff2';
const semibold = 'inter-ui/web/Inter-SemiBold.woff2';
const fonts = [
  { file: 'text.ttf', from: regular, glyphs: own },
  { file: 'strong.ttf', from: semibold, glyphs: own },
  { file: 'display.ttf', from: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2', glyphs: ascii + '–—’“”…' },
  { file: 'text-latin.ttf', from: regular, glyphs: latin },
  { file: 'strong-latin.ttf', from: semibold, glyphs: latin },
];
const licences = [
  { file: 'Inter-LICENSE.txt', from: 'inter-ui/LICENSE.txt' },
  { file: 'Fraunces-LICENSE.txt', from: '@fontsource/fraunces/LICENSE' },
];
const grid = 512; // units of the em
const budget = 23_500; // gzip, the fonts that come with the page

const folder = process.argv[2];
if (!folder) throw new Error('usage: node subset.mjs OUTPUT_FOLDER');
const require = createRequire(import.meta.url);
const packaged = (file) => {
  const [, name, rest] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file);
  for (const root of require.resolve.paths(name))
    try { return require.resolve(path.join(root, name, rest)); } catch { /* next */ }
  throw new Error(`${file} is not installed`);
};
const cut = (font, glyphs, keepFeatures, tables = []) =>
  subset(font, glyphs, {
    targetFormat: 'truetype', keepFeatures, noHinting: true, dropTables: ['STAT', 'MVAR', 'meta', 'DSIG', ...tables],
  });

await mkdir(folder, { recursive: true });
let total = 0;
for (const { file, from, glyphs } of fonts) {
  let font = await cut(await readFile(packaged(from)), glyphs, ['tnum']);
  // The second pass drops the digits that were replaced, and what serves features and hints.
  font = await cut(bakeTabularDigits(font), glyphs, [], ['GDEF', 'GPOS', 'GSUB', 'gasp']);
  font = setLineMetrics(scaleTo(font, grid));
  const missing = [...glyphs].filter((glyph) => !coverage(font).has(glyph.codePointAt(0)));
  if (missing.length) throw new Error(`${from} lacks ${missing.join(' ')}`);
  await writeFile(path.join(folder, file), font);
  const packed = gzipSync(font, { level: 9 }).length;
  if (!file.includes('-latin')) total += packed;
  console.log(`${file}: ${glyphs.length} glyphs, ${font.length} bytes, ${packed} gzip`);
}
for (const { file, from } of licences) await writeFile(path.join(folder, file), await readFile(packaged(from)));
console.log(`fonts of the page: ${total} gzip of ${budget}`);
if (total > budget) throw new Error('the fonts are over their budget');
