// Splits the linked module: sightlines.wasm starts the page; PART.wasm, one for each deferred game, one for the editor,
// one for games by link, one for puzzles and one for tests, has the functions that no object but that part's defines,
// and the constants that only they need; common.wasm has what several parts need and the first does not.
//   node split.mjs LINKED.wasm FOLDER BINARYEN_BIN LLVM_NM OBJECTS BUILD
// LINKED.wasm.map is the map of the linker, which ran in the folder BUILD. OBJECTS is a file of lines "PART PATH",
// and "- PATH" for an object or archive that is of no single part.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callGraph, followers } from './call_graph.mjs';
import { checkDoors } from './part_doors.mjs';
import { dataOfGames } from './part_data.mjs';
import { common, everybody, ownersOf } from './part_owners.mjs';
import { dataOf, withData, withExports, withImports } from './wasm_module.mjs';

const [linked, folder, bin, nm, list, buildFolder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const file = (name) => path.join(folder, name);
const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 });

// What a compiler may have used. Reference types are left out: with them a deferred part would have a table of its own.
const features = ['--enable-bulk-memory', '--enable-nontrapping-float-to-int', '--enable-multivalue',
  '--enable-sign-ext', '--enable-mutable-globals'];
const tool = (name, ...args) => run(path.join(bin, name), ...features, ...args);

// Which part a function belongs to: that of all objects that define it, or nobody's.
const objects = readFileSync(list, 'utf8').trim().split('\n').map((line) => line.split(' '))
  .filter(([, object]) => !object.endsWith('.pch')); // CMake counts precompiled headers as objects
const symbolsOf = (which, files) =>
  run(nm, which, '--no-demangle', '--format=just-symbols', '--no-sort', ...files).split('\n').filter(Boolean);
const owners = ownersOf([...new Set(objects.map(([game]) => game))].map((owner) => {
  const files = objects.filter(([game]) => game === owner).map(([, object]) => object);
  return [owner, symbolsOf('--defined-only', files), symbolsOf('--undefined-only', files)];
}));
checkDoors(objects, symbolsOf);
const functions = tool('wasm-opt', '--print-function-map', linked, '-o', file('unused')).split('\n')
  .map((line) => line.slice(line.indexOf(':') + 1));

const first = file('sightlines.wasm');
// The one that others call first: what is taken out after it calls it through the table.
const games = [common, ...new Set(objects.map(([game]) => game))].filter((game) => game !== everybody);

// Moves functions out of a module into one of their own; what they need is exported to them by the first.
function takeOut(from, names, into) {
  writeFileSync(file(`${into}.txt`), names.join('\n'));
  tool('wasm-split', '-g', from, `--split-funcs=@${file(`${into}.txt`)}`, '-o1', file('rest.wasm'), '-o2',
    file(`${into}.wasm`), '--import-namespace=first', '--placeholder-namespace=deferred', `--export-prefix=${into} `);
  renameSync(file('rest.wasm'), first);
}

const ownerOf = (name) => {
  const owner = owners.get(name.replace(/_\d+$/, '')) ?? owners.get(name);
  return owner === everybody ? undefined : owner;
};
const graph = callGraph(tool('wasm-opt', '--print-call-graph', linked, '-o', file('unused')));
const following = followers(functions, graph, ownerOf);

// Never called: ImGui's recovery from errors is off (platform/frames.cpp), which would bring tables, tabs and trees; it
// draws no pointer and keeps no settings; the fonts are TrueType, without charstrings; boards in letters, and counts of
// positions, are for the command line.
const never = ['ErrorRecoveryTryToRecover', 'RenderMouseCursor', 'CreateNewWindowSettings', 'SettingsHandler_',
  'stbtt__run_charstring', 'ascii_board', '5perft'];
takeOut(linked, functions.filter((name) => never.some((part) => name.includes(part))), 'never');
const isForNobody = ({ name }) => name.startsWith('never ');
writeFileSync(first, withExports(readFileSync(first), (entries) => entries.filter((entry) => !isForNobody(entry))));
for (const name of ['never.wasm', 'unused']) rmSync(file(name));

for (const game of games) {
  const own = functions.filter((name) => (ownerOf(name) ?? following.get(name)) === game);
  if (own.length === 0) throw new Error(`No function of ${linked} belongs to ${game}.`);
  takeOut(first, own, game);
}
// The first's table has a function in the place of each that is deferred, until that is here: one for all of a type,
// because wasm-opt makes one of those that have the same name. And with the texts of EM_JS the link has done.
writeFileSync(first, withImports(readFileSync(first), 'deferred', (name, type) => type));
writeFileSync(first, withExports(readFileSync(first),
  (entries) => entries.filter(({ name }) => !name.startsWith('__em_js__'))));
// The constants. Those with nothing but padding between them make one piece.
const content = dataOf(readFileSync(first));
const bytesAt = (at, size) => {
  const segment = content.find((each) => each.at <= at && at + size <= each.at + each.bytes.length);
  return segment?.bytes.subarray(at - segment.at, at - segment.at + size);
};
const isPadding = (at, size) => size < 4 && bytesAt(at, size)?.every((byte) => byte === 0);
const taken = (at, size) => {
  const bytes = bytesAt(at, size);
  const copy = Buffer.from(bytes);
  bytes.fill(0);
  return copy;
};
const own = dataOfGames(objects.filter(([, object]) => object.endsWith('.o')),
  (name) => games.find((game) => owners.get(name) === game), readFileSync(`${linked}.map`, 'utf8'), buildFolder);
for (const game of games) {
  const pieces = [];
  for (const [at, size] of own.get(game) ?? []) {
    const last = pieces.at(-1);
    const end = last && last.at + last.size;
    if (last && isPadding(end, at - end)) last.size = at + size - last.at;
    else pieces.push({ at, size });
  }
  const moved = pieces.map(({ at, size }) => ({ at, bytes: taken(at, size) }));
  writeFileSync(file(`${game}.wasm`), withData(readFileSync(file(`${game}.wasm`)), moved));
}
writeFileSync(first, withData(readFileSync(first), content));

const modules = ['sightlines', ...games].map((game) => file(`${game}.wasm`));
for (const name of modules)
  tool('wasm-opt', '-Oz', '--low-memory-unused', '--zero-filled-memory', '--strip-debug', '--strip-producers', name,
    '-o', name);

// The names by which the games' files ask the first for its functions become short. The first name that each asks for
// has the build in it: two files that do not belong together, one of them out of a cache, refuse to join instead of
// calling each other's wrong functions.
const build = createHash('sha256').update(readFileSync(linked)).digest('hex').slice(0, 8);
const contents = new Map(modules.map((name) => [name, readFileSync(name)]));
contents.set(first, withImports(contents.get(first), 'deferred', () => 'code'));
const leading = new Set();
for (const name of modules.slice(1)) {
  let one;
  withImports(contents.get(name), 'first', (asked) => { one ??= asked; return asked; });
  leading.add(one);
}
const renamed = new Map();
contents.set(first, withExports(contents.get(first), (entries) => {
  const forGames = (name) => games.some((game) => name.startsWith(`${game} `));
  const names = new Map();
  const others = entries.filter(({ name }) => !forGames(name));
  // In the order of what they stand for, names and numbers rise together, which a compressor likes.
  const ofGames = entries.filter(({ name }) => forGames(name)).sort((one, other) => one.number - other.number);
  const led = new Set(ofGames.filter(({ name }) => leading.has(name)).map(({ what }) => what));
  for (const { what } of ofGames) {
    if (!names.has(what)) names.set(what, (led.has(what) ? build : '') + names.size.toString(36).padStart(2, '-'));
  }
  for (const { name, what } of ofGames) renamed.set(name, names.get(what));
  const once = [...new Map(ofGames.map((entry) => [entry.what, { ...entry, name: names.get(entry.what) }])).values()];
  return [...others, ...once];
}));
for (const name of modules.slice(1))
  contents.set(name, withImports(contents.get(name), 'first', (asked) => renamed.get(asked) ?? asked));
for (const [name, bytes] of contents) writeFileSync(name, bytes);
