// Parts the linked module in two: sightlines.wasm, which starts the page, and games.wasm with the code of the games that
// come later. A function belongs to a game when its name does: those of namespace sightlines::<game>, and templates made
// of that game's types. Constants and tables stay in the first file.
//   node split.mjs LINKED.wasm FOLDER BINARYEN_BIN GAME...
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';

const [linked, folder, bin, ...games] = process.argv.slice(2);
// What a compiler may have used. Reference types are left out: with them the second file would have a table of its own.
const features = ['--enable-bulk-memory', '--enable-nontrapping-float-to-int', '--enable-multivalue'];
const tool = (name, ...args) => execFileSync(path.join(bin, name), [...features, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
const [first, second, list] = ['sightlines.wasm', 'games.wasm', 'later.txt'].map((name) => path.join(folder, name));
mkdirSync(folder, { recursive: true });

// Names are mangled: sightlines::dogfight:: is 10sightlines8dogfight, or S_8dogfight when sightlines was named before.
const namesOf = (game) => new RegExp(`(10sightlines|S[0-9A-Z]*_)${game.length}${game}`);
const functions = tool('wasm-opt', '--print-function-map', linked, '-o', devNull)
  .split('\n').map((line) => line.slice(line.indexOf(':') + 1));
const later = games.map((id) => id.replaceAll('-', '_')).flatMap((game) => {
  const own = functions.filter((name) => namesOf(game).test(name));
  if (own.length === 0) throw new Error(`No function of ${game} is in ${linked}: is it the name of a namespace?`);
  return own;
});
writeFileSync(list, [...new Set(later)].join('\n'));

// The second file asks the first for its functions by names that no other build has: two that do not belong together,
// one of them out of a cache, refuse to join instead of calling each other's wrong functions.
const build = createHash('sha256').update(readFileSync(linked)).digest('hex').slice(0, 4);
tool('wasm-split', linked, `--split-funcs=@${list}`, '-o1', first, '-o2', second,
  '--import-namespace=first', '--placeholder-namespace=later', `--export-prefix=${build}`);
for (const file of [first, second]) tool('wasm-opt', '-Oz', file, '-o', file);
