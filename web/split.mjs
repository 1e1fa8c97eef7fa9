// Parts the linked module: sightlines.wasm starts the page; <game>.wasm, one for each game that comes later, has the
// functions that no object but that game's defines. Constants and tables stay in the first file.
//   node split.mjs LINKED.wasm FOLDER BINARYEN_BIN LLVM_NM OBJECTS
// OBJECTS is a file of lines "GAME PATH", and "- PATH" for an object or archive that is of no single game.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [linked, folder, bin, nm, list] = process.argv.slice(2);
const everybody = '-';
mkdirSync(folder, { recursive: true });
const file = (name) => path.join(folder, name);
const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 });

// What a compiler may have used. Reference types are left out: with them the second file would have a table of its own.
const features = ['--enable-bulk-memory', '--enable-nontrapping-float-to-int', '--enable-multivalue', '--enable-sign-ext',
  '--enable-mutable-globals'];
const tool = (name, ...args) => run(path.join(bin, name), ...features, ...args);

// Which game a function belongs to: that of all objects that define it, or nobody's.
const owners = new Map();
const objects = readFileSync(list, 'utf8').trim().split('\n').map((line) => line.split(' '));
for (const owner of new Set(objects.map(([game]) => game))) {
  const files = objects.filter(([game]) => game === owner).map(([, object]) => object);
  for (const name of run(nm, '--defined-only', '--no-demangle', '--format=just-symbols', '--no-sort', ...files).split('\n'))
    owners.set(name, [undefined, owner].includes(owners.get(name)) ? owner : everybody);
}
const functions = tool('wasm-opt', '--print-function-map', linked, '-o', file('unused')).split('\n')
  .map((line) => line.slice(line.indexOf(':') + 1));

// A game's file asks the first for its functions by names that no other build has: two that do not belong together, one
// of them out of a cache, refuse to join instead of calling each other's wrong functions.
const build = createHash('sha256').update(readFileSync(linked)).digest('hex').slice(0, 4);
let first = linked;
const games = [...new Set(objects.map(([game]) => game))].filter((game) => game !== everybody);
games.forEach((game, which) => {
  const own = functions.filter((name) => owners.get(name) === game);
  if (own.length === 0) throw new Error(`No function of ${linked} belongs to ${game}.`);
  writeFileSync(file(`${game}.txt`), own.join('\n'));
  tool('wasm-split', '-g', first, `--split-funcs=@${file(`${game}.txt`)}`, '-o1', file('rest.wasm'), '-o2',
    file(`${game}.wasm`), '--import-namespace=first', '--placeholder-namespace=later', `--export-prefix=${build}${which}`);
  first = file('sightlines.wasm');
  renameSync(file('rest.wasm'), first);
});
for (const name of ['sightlines', ...games].map((game) => file(`${game}.wasm`)))
  tool('wasm-opt', '-Oz', '--low-memory-unused', '--zero-filled-memory', '--strip-debug', '--strip-producers',
    name, '-o', name);
