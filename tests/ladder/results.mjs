// Plays the ladder until every pair of players is decided, or the time is over, and writes down how it stands.
//   node results.mjs PROGRAM [--jobs J] [--seconds S] [--pairs N] [--only "3 2"] [--folder F] [GAME...]
// results.json in this folder (or in F) holds what was counted, and RESULTS.md shows it. A row goes on where it stopped
// as long as its first pair is played again move by move as it was, and begins anew otherwise. --seconds and --pairs:
// for each row at most. Fails when a row is refuted.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { add, fingerprint, nothing, playPairs, server } from './ladder.mjs';
import { setups } from './setups.mjs';
import { logLikelihoodRatio, verdict } from './sprt.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: String(cpus().length) },
    seconds: { type: 'string', default: 'Infinity' },
    pairs: { type: 'string', default: '1000' },
    only: { type: 'string' },
    folder: { type: 'string', default: here },
  },
});
const [program, ...chosen] = positionals;
const [jobs, seconds, most] = [values.jobs, values.seconds, values.pairs].map(Number);
const seed = 1;
const file = resolve(values.folder, 'results.json');
const report = resolve(values.folder, 'RESULTS.md');

const git = (...words) => execFileSync('git', words, { cwd: here, encoding: 'utf8' }).trim();

async function levelsOf() {
  const rules = server(program);
  const { games } = await rules.ask({ op: 'games' });
  rules.close();
  return new Map(games.map(({ id, levels }) => [id, levels]));
}

// The levels that a game offers, each against the one below, and the baselines.
function contests() {
  const rows = [];
  for (const [name, setup] of Object.entries(setups)) {
    const above = setup.overLower ?? 0.65;
    const [few, many] = setup.overRandom ?? [0.85, 0.95];
    const contest = (a, b, h0, h1) => rows.push({ name, a, b, h0, h1 });
    contest('1', 'random', few, many);
    for (let level = 2; level <= levels.get(setup.game); ++level) contest(String(level), String(level - 1), 0.5, above);
    contest('3', 'monte-carlo', 0.5, 0.65);
    if (setup.plain) contest('3', 'plain', 0.6, 0.75);
  }
  return rows;
}

const key = ({ name, a, b }) => `${name} ${a} ${b}`;
const read = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const percent = (share) => `${(100 * share).toFixed(1)}%`;

function line(row) {
  const games = 2 * row.pairs;
  const points = row.won + (row.drawn + row.unfinished) / 2;
  const ratio = logLikelihoodRatio(row.counts, row.h0, row.h1);
  return `| ${row.name} | ${row.a} | ${row.b} | ${games} | ` +
    `${row.won} / ${row.drawn} / ${row.lost} / ${row.unfinished} | **${games ? percent(points / games) : '-'}** | ` +
    `${Math.round(100 * row.h0)} / ${Math.round(100 * row.h1)}% | ${ratio.toFixed(2)} | ` +
    `${verdict(row.counts, row.h0, row.h1)} | ` +
    `${games ? Math.round(row.actions / games) : '-'} | ${row.commit ?? '-'} |`;
}

function save(more) {
  const rows = { ...read(), ...more };
  const known = contests().map((contest) => ({ ...nothing(), ...rows[key(contest)], ...contest }));
  const played = known.filter((row) => row.pairs > 0);
  const lines = played.map((row) => `${JSON.stringify(key(row))}: ${JSON.stringify(row)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  const table = [
    '| game | A | B | games | won / drawn / lost / unfinished | A scores | hypotheses | log-likelihood ratio | ' +
      'verdict | actions a game | commit |',
    '|---|---|---|---|---|---|---|---|---|---|---|', ...known.map(line)].join('\n');
  const words = existsSync(report) ? readFileSync(report, 'utf8') : '# The ladder\n\n<!-- table -->\n<!-- end -->\n';
  writeFileSync(report,
    words.replace(/<!-- table -->[^]*<!-- end -->/, () => `<!-- table -->\n${table}\n<!-- end -->`));
}

async function decide(contest, commit) {
  const first = await fingerprint(program, contest.name, [contest.a, contest.b], seed);
  const before = read()[key(contest)];
  const row = before?.first === first ? before : { ...nothing(), ...contest, commit, seed, first, seconds: 0 };
  const begun = Date.now();
  const spent = row.seconds;
  const open = () => row.pairs < most && verdict(row.counts, contest.h0, contest.h1) === 'open';
  if (open()) {
    await playPairs(program, contest.name, [contest.a, contest.b], { from: row.pairs, jobs, seed, seconds }, (pair) => {
      add(row, pair);
      row.seconds = spent + Math.round((Date.now() - begun) / 1000);
      save({ [key(contest)]: row });
      return open();
    });
  }
  return row;
}

if (git('status', '--porcelain', '--', '../../core')) throw new Error('core has changes that are not committed');
const levels = await levelsOf();
const commit = git('rev-parse', '--short', 'HEAD');
const told = { proven: 0, refuted: 0, open: 0 };
for (const contest of contests()) {
  if (chosen.length && !chosen.includes(contest.name)) continue;
  if (values.only && values.only !== `${contest.a} ${contest.b}`) continue;
  const row = await decide(contest, commit);
  const said = verdict(row.counts, contest.h0, contest.h1);
  ++told[said];
  console.log(`${key(contest)}: ${2 * row.pairs} games, ${said}, ${row.seconds} s`);
}
save({});
console.log(`${told.open} still open\n${told.proven} passed, ${told.refuted} failed`);
process.exit(told.refuted ? 1 : 0);
