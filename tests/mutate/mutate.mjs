// How many single faults the tests find: puts them into the rules, the codecs and the page, one at a time, and runs the
// test programs until one fails.
//   node tests/mutate/mutate.mjs [--count 100] [--seed 1] [--part core|page] [--only 3,14] [--tests FOLDER] [--name A]
// All faults are built in at once, asleep; an environment variable wakes one. --part: only faults of this part; --only:
// those of these numbers; --tests: other tests for the same faults, to compare. The report is build/mutants/A.txt;
// places.mjs says what the faults are.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { places, planted } from './places.mjs';

const { values } = parseArgs({ options: {
  count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' }, part: { type: 'string' },
  tests: { type: 'string' }, only: { type: 'string' }, name: { type: 'string', default: 'new' },
} });
const top = fileURLToPath(new URL('../..', import.meta.url));
const out = resolve(top, 'build/mutants');
const tree = resolve(out, 'tree');
const binaries = resolve(tree, 'build/native');
const programs = { core: 'tests/core_tests', page: 'tests/page/page_tests' };

// "core: dogfight, rules" for a file that may get faults. What only words things or chooses gets none: a fault there is
// no wrong rule.
function room_of(path) {
  if (!path.endsWith('.cpp')) return undefined;
  const [part, ...folders] = path.split('/').slice(0, -1);
  if (part === 'web') return folders.at(-1) === 'browser' ? undefined : `page: ${folders.at(-1) ?? 'app'}`;
  const [games, game, room] = folders;
  if (part !== 'core' || games !== 'games') return undefined;
  if (room === 'text' && /^(codec|notation)|schema/.test(basename(path))) return `core: ${game}, codec`;
  return room === 'rules' ? `core: ${game}, rules` : undefined;
}

function generator(seed) { // mulberry32
  return (bound) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}

const files = spawnSync('git', ['ls-files'], { cwd: top, maxBuffer: 1 << 26 }).stdout.toString().trim().split('\n')
  .filter((path) => existsSync(resolve(top, path)));
const sources = new Map(files.filter(room_of).map((path) => [path, readFileSync(resolve(top, path), 'utf8')]));

// The places of each room, by kind, in an order drawn from the seed.
function rooms_of(parts, below) {
  const rooms = new Map();
  for (const [path, source] of sources) {
    const room = room_of(path);
    if (!parts.includes(room.slice(0, 4))) continue;
    if (!rooms.has(room)) rooms.set(room, new Map());
    const kinds = rooms.get(room);
    for (const place of places(source)) {
      if (!kinds.has(place.kind)) kinds.set(place.kind, []);
      kinds.get(place.kind).push({ ...place, path, room });
    }
  }
  for (const kinds of rooms.values())
    for (const list of kinds.values())
      for (let i = list.length - 1; i > 0; --i) {
        const j = below(i + 1);
        [list[i], list[j]] = [list[j], list[i]];
      }
  return rooms;
}

const text_of = (fault) => sources.get(fault.path).slice(fault.begin, fault.end);
const last_line = (fault) => fault.line + text_of(fault).split('\n').length - 1;
const meet = (a, b) => a.path === b.path && a.line <= last_line(b) && b.line <= last_line(a);

// Fills up to `count` faults, taking the rooms and, in each, the kinds in turn.
function choose(faults, rooms, count, below) {
  const names = [...rooms.keys()];
  const per_room = (name) => faults.filter((fault) => fault.room === name).length;
  while (faults.length < count && names.length > 0) {
    names.sort((a, b) => per_room(a) - per_room(b));
    const lists = [...rooms.get(names[0]).values()].filter((list) => list.length > 0);
    if (lists.length === 0) { names.shift(); continue; }
    const fault = lists[below(lists.length)].pop();
    if (!faults.some((other) => meet(fault, other))) faults.push(fault);
  }
  faults.forEach((fault, i) => { fault.number = i + 1; });
}

// The faults of an earlier run over the same sources, so that another one has the same and builds nothing anew.
const plan = resolve(out, `plan-${values.count}-${values.seed}-${values.part ?? 'all'}.json`);
const id_of = ({ path, begin, what }) => `${path}:${begin} ${what}`;
function planned(rooms) {
  if (!existsSync(plan)) return [];
  const all = new Map();
  for (const kinds of rooms.values()) for (const fault of [...kinds.values()].flat()) all.set(id_of(fault), fault);
  const faults = JSON.parse(readFileSync(plan, 'utf8')).map((id) => all.get(id));
  return faults.includes(undefined) ? [] : faults;
}

// Only what changed is written, so that building again is quick.
function write(path, content) {
  const file = resolve(tree, path);
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const all_in = (folder) => (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []);
const files_below = (folder) => all_in(folder)
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, resolve(entry.parentPath ?? entry.path, entry.name)));

function copy_tree() {
  const from = resolve(values.tests ?? resolve(top, 'tests'));
  const tests = files_below(from);
  for (const path of files_below(resolve(tree, 'tests')))
    if (!tests.includes(path)) rmSync(resolve(tree, 'tests', path));
  for (const path of tests) write(`tests/${path}`, readFileSync(resolve(from, path)));
  for (const path of files)
    if (!sources.has(path) && !path.startsWith('tests/')) write(path, readFileSync(resolve(top, path)));
  for (const path of ['.deps', 'node_modules', '.ci/node_modules'])
    if (!existsSync(resolve(tree, path))) symlinkSync(resolve(top, path), resolve(tree, path));
  write('core/mutant.h', `#pragma once
#include <cstdlib>
inline const int sightlines_mutant = [] {
    const char* const number = std::getenv("SIGHTLINES_MUTANT");
    return number == nullptr ? 0 : std::atoi(number);
}();
`);
}

function plant(faults) {
  for (const [path, source] of sources) {
    const here = faults.filter((fault) => fault.path === path);
    write(path, here.length === 0 ? source : planted(source, here));
  }
}

// clang, where it is there, needs half of g++'s time.
const clang = spawnSync('clang++-19', ['--version']).status === 0 ? { CC: 'clang-19', CXX: 'clang++-19' } : {};
const run = (...command) =>
  spawnSync(command[0], command.slice(1), { cwd: tree, maxBuffer: 1 << 28, env: { ...clang, ...process.env } });

// The parts that have a test program here, or the one that was asked for.
function parts_with_tests() {
  const configured = run('cmake', '--preset', 'native', '-DSIGHTLINES_TESTS=ON', '-DSIGHTLINES_WERROR=OFF',
    '-DCMAKE_CXX_FLAGS=-w');
  if (configured.status !== 0) throw new Error(configured.stderr.toString());
  const targets = run('cmake', '--build', binaries, '--target', 'help').stdout.toString();
  return Object.keys(programs).filter((part) =>
    (values.part ?? part) === part && new RegExp(`^${basename(programs[part])}:`, 'm').test(targets));
}

// Builds the programs; returns the faults that the compiler does not take.
function build(faults, parts) {
  const targets = parts.map((part) => basename(programs[part]));
  const built = run('cmake', '--build', binaries, '-j', '2', '--target', ...targets, '--', '-k', '0');
  if (built.status === 0) return [];
  const log = built.stdout.toString() + built.stderr.toString();
  const wrong = new Set();
  for (const [, path, line] of log.matchAll(/^(?:\S*\/)?((?:core|web)\/\S+?):(\d+):\d+: (?:fatal )?error:/gm)) {
    const here = faults.filter((fault) => fault.path === path);
    const hit = here.filter((fault) => fault.line <= line && line <= last_line(fault));
    for (const fault of hit.length > 0 ? hit : here) wrong.add(fault);
  }
  if (wrong.size === 0) throw new Error(log.slice(-4000));
  return [...wrong];
}

// Runs a program with one fault awake, for so many seconds of the processor's time; what found it, or undefined.
function run_tests(program, number, seconds) {
  return new Promise((done) => {
    const env = { ...process.env, SIGHTLINES_MUTANT: String(number) };
    // What is read from the sources is beside the point: they are full of faults.
    const command = [program, '--abort', '--rng-seed', '1', '~[house]~[structure]'];
    const limited = ['-c', `ulimit -t ${seconds}; exec "$@"`, 'limited', ...command];
    const child = spawn('bash', limited, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (data) => { text = (text + data).slice(0, 20_000); });
    child.on('close', (code, signal) => {
      const title = text.match(/^-{70,}\n(.+)\n/m)?.[1];
      const late = signal === 'SIGXCPU' || signal === 'SIGKILL';
      done(code === 0 ? undefined : late ? 'it never ended' : title ?? `exit ${code ?? signal}`);
    });
  });
}

copy_tree();
plant([]);
const parts = parts_with_tests();
const below = generator(Number(values.seed));
const rooms = rooms_of(parts, below);
const faults = planned(rooms);
for (;;) {
  choose(faults, rooms, Number(values.count), below);
  plant(faults);
  const wrong = build(faults, parts);
  if (wrong.length === 0) break;
  console.log(`${wrong.length} faults that do not compile are replaced`);
  for (const fault of wrong) faults.splice(faults.indexOf(fault), 1);
}
writeFileSync(plan, JSON.stringify(faults.map(id_of)));

const program_of = (part) => resolve(binaries, programs[part]);
const limits = {};
for (const part of parts) {
  const begun = Date.now();
  const found = await run_tests(program_of(part), 0, 3600);
  if (found) throw new Error(`${programs[part]} fails without any fault: ${found}`);
  limits[part] = Math.max(120, Math.ceil((Date.now() - begun) / 500)); // twice what it took at most
}
const tried = faults.filter(({ number }) => !values.only || values.only.split(',').includes(String(number)));
let next = 0;
await Promise.all([0, 1].map(async () => {
  while (next < tried.length) {
    const fault = tried[next++];
    const part = fault.room.slice(0, 4);
    fault.found = await run_tests(program_of(part), fault.number, limits[part]);
    console.log(`${fault.number} ${fault.path}:${fault.line} ${fault.what}: ${fault.found ?? 'SURVIVED'}`);
  }
}));

const report = [];
for (const room of [...rooms.keys()].sort()) {
  const all = tried.filter((fault) => fault.room === room);
  report.push(`${room}: ${all.filter((fault) => fault.found).length} of ${all.length} found`);
}
report.push(`all: ${tried.filter((fault) => fault.found).length} of ${tried.length} found`, '');
for (const fault of tried) {
  const { number, path, line, kind, what, found } = fault;
  const end = found ? `  [${found}]` : '';
  report.push(`${found ? 'found   ' : 'SURVIVED'} ${number} ${path}:${line} ${kind}, ${what}: ` +
    text_of(fault).replace(/\s+/g, ' ') + end);
}
writeFileSync(resolve(out, `${values.name}.txt`), report.join('\n') + '\n');
console.log(report.slice(0, report.indexOf('')).join('\n'));
