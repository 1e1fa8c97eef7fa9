// Puts single faults into rules, codec and page, one at a time, and counts how many the native tests find.
//   node tests/mutation/run.mjs [--count 100] [--seed 1] [--room rules|codec|page] [--commit HEAD] [--at-least 0] [--list]
// Works on a copy in build/mutation, of the commit that is named. The same seed and commit give the same faults; those that do
// not compile are replaced by others. Rows are kept in build/mutation/COMMIT-SEED.jsonl as they come: a run that was interrupted
// goes on. --at-least: fails when a smaller share, in percent, is found.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faultsOf } from './faults.mjs';

const { values } = parseArgs({ options: {
  count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' }, room: { type: 'string', default: '' },
  commit: { type: 'string', default: 'HEAD' }, 'at-least': { type: 'string', default: '0' }, list: { type: 'boolean', default: false },
} });
const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }).trim();
const commit = git('rev-parse', '--short', values.commit);
const tree = path.join(root, 'build/mutation', commit);
const report = path.join(root, 'build/mutation', `${commit}-${values.seed}.jsonl`);

// What is drawn but decides nothing, and what only a browser runs, is left to eyes and to the browser tests.
const rooms = {
  rules: /^core\/games\/\w+\/(?!.*(codec|notation|text|words|mind|advice|score|guide|search|board_text)).*\.cpp$/,
  codec: /^core\/(games\/\w+\/.*(codec|notation).*|api\/.*|json\/.*)\.cpp$/,
  page: /^web\/(?!.*(browser|art|draw|fonts|icons|paint)).*\.cpp$/,
};

// A generator of our own, so that a seed means the same everywhere.
let state = Number(values.seed) % 2147483647 || 1;
const below = (n) => { state = (state * 48271) % 2147483647; return state % n; };
const shuffled = (list) => {
  for (let i = list.length - 1; i > 0; --i) { const j = below(i + 1); [list[i], list[j]] = [list[j], list[i]]; }
  return list;
};

const files = git('ls-tree', '-r', '--name-only', commit).split('\n');
const chosen = Object.keys(rooms).filter((room) => !values.room || room === values.room);
const sites = Object.fromEntries(chosen.map((room) => [room, shuffled(files.filter((file) => rooms[room].test(file))
  .flatMap((file) => faultsOf(git('show', `${commit}:${file}`)).map((fault) => ({ room, file, ...fault }))))]));
if (values.list) {
  for (const room of chosen) console.log(room, sites[room].length);
  process.exit();
}

function copyTree() {
  if (existsSync(tree)) return;
  mkdirSync(tree, { recursive: true });
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "${tree}"`], { cwd: root });
  for (const name of ['.deps', 'node_modules', '.ci/node_modules'])
    if (existsSync(path.join(root, name))) symlinkSync(path.join(root, name), path.join(tree, name));
}

function run(command, words, seconds) {
  return new Promise((resolve) => {
    const child = spawn(command, words, { cwd: tree, stdio: 'ignore', detached: true });
    const timer = setTimeout(() => { process.kill(-child.pid, 'SIGKILL'); }, seconds * 1000);
    child.once('exit', (code) => { clearTimeout(timer); resolve(code === 0); });
  });
}

const build = () => run('.ci/build', ['native', '-DSIGHTLINES_WERROR=OFF'], 3600);
const programs = ['core_tests', 'page/page_tests'];
async function passes(seconds) {
  const halves = programs.map((name) => `build/native/tests/${name}`).filter((name) => existsSync(path.join(tree, name)))
    .flatMap((name) => [0, 1].map((half) => [name, ['--abort', '--rng-seed', '1', '--shard-count', '2', '--shard-index', String(half)]]));
  for (let i = 0; i < halves.length; i += 2)
    if (!(await Promise.all(halves.slice(i, i + 2).map(([name, words]) => run(name, words, seconds)))).every(Boolean)) return false;
  return true;
}

copyTree();
const begun = Date.now();
if (!(await build()) || !(await passes(3600))) throw new Error('The tests fail without a fault.');
const patience = 60 + (5 * (Date.now() - begun)) / 1000;

const rows = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n').filter(Boolean).map((row) => JSON.parse(row)) : [];
const known = new Map(rows.map((row) => [`${row.file}:${row.line}:${row.column}:${row.kind}`, row]));
const found = { yes: 0, no: 0 };
const survivors = [];
for (let n = 0; n < Number(values.count);) {
  const fault = sites[chosen[n % chosen.length]].pop();
  if (!fault) break;
  const name = `${fault.file}:${fault.line}:${fault.column}:${fault.kind}`;
  let row = known.get(name);
  if (!row) {
    const file = path.join(tree, fault.file);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, fault.at) + fault.to + whole.slice(fault.at + fault.from.length));
    const compiles = await build();
    row = { ...fault, verdict: !compiles ? 'does not compile' : (await passes(patience)) ? 'survives' : 'found' };
    writeFileSync(file, whole);
    appendFileSync(report, `${JSON.stringify(row)}\n`);
  }
  if (row.verdict === 'does not compile') continue;
  ++n;
  ++found[row.verdict === 'found' ? 'yes' : 'no'];
  if (row.verdict === 'survives') survivors.push(row);
  console.log(`${String(n).padStart(4)} ${row.room} ${name}: "${row.from}" -> "${row.to}": ${row.verdict}`);
}
rmSync(path.join(tree, 'build/native/Testing'), { recursive: true, force: true });
const share = (100 * found.yes) / Math.max(1, found.yes + found.no);
console.log(`\n${found.yes} of ${found.yes + found.no} faults found (${share.toFixed(1)} %); commit ${commit}, seed ${values.seed}`);
for (const room of chosen) {
  const left = survivors.filter((row) => row.room === room);
  console.log(`${room}: ${left.length} survive${left.map((row) => `\n  ${row.file}:${row.line} ${row.text.trim()}  [${row.from} -> ${row.to}]`).join('')}`);
}
const enough = share >= Number(values['at-least']);
console.log(enough ? '1 passed' : '1 failed');
process.exit(enough ? 0 : 1);
