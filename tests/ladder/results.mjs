// Plays the whole ladder and writes RESULTS.md beside this file, or another report. Fails when a goal is surely missed.
//   node results.mjs PROGRAM [--games 400] [--seconds 120] [--jobs 1] [--pair "3 2"] [--report FILE] [GAME...]
// --seconds is for each pair; where it ends a pair before --games are played, the table says how many there were.
// Rows are saved in build/ladder.json as they come, so that games can be run one after the other.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ladder } from './ladder.mjs';
import { setups } from './setups.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' }, seconds: { type: 'string', default: '120' },
    jobs: { type: 'string', default: '1' },
    pair: { type: 'string' },
    report: { type: 'string', default: fileURLToPath(new URL('RESULTS.md', import.meta.url)) },
  },
});
const [program, ...chosen] = positionals;
const [games, seconds, jobs] = [values.games, values.seconds, values.jobs].map(Number);
const saved = new URL('../../build/ladder.json', import.meta.url);
const { report } = values;
let [passed, failed] = [0, 0];

const pairs = (setup) => [
  ['1', 'random', setup.overRandom ?? 95], ['2', '1', setup.overLower ?? 65],
  ['3', '2', setup.overLower ?? 65], ['4', '3', setup.overLower ?? 65],
  ['3', 'monte-carlo', 65], ...(setup.plain ? [['3', 'plain', 75]] : []),
];

// Proven: the whole interval is at the goal or above it.
const verdict = ({ share, interval, goal }) =>
  (interval[0] * 100 >= goal ? 'proven' : share * 100 >= goal ? 'so far' : 'no');

function table(rows) {
  const place = ({ name }) => Object.keys(setups).indexOf(name);
  const percent = (share) => `${(100 * share).toFixed(1)} %`;
  const lines = Object.values(rows).sort((a, b) => place(a) - place(b)).map((row) =>
    `| ${row.name} | ${row.a} | ${row.b} | ${row.games} | ` +
    `${row.won} / ${row.drawn} / ${row.lost} / ${row.unfinished} | **${percent(row.share)}** | ` +
    `${percent(row.interval[0])} to ${percent(row.interval[1])} | ${row.goal} % | ${verdict(row)} | ` +
    `${Math.round(row.actions / row.games)} |`);
  return ['| game | A | B | games | won / drawn / lost / unfinished | A scores | 95 % interval (Wilson) | goal | ' +
    'met | actions a game |',
    '|---|---|---|---|---|---|---|---|---|---|', ...lines].join('\n');
}

// Read anew each time: several of these may be at work.
function keep(more) {
  const rows = { ...(existsSync(saved) ? JSON.parse(readFileSync(saved, 'utf8')) : {}), ...more };
  mkdirSync(new URL('.', saved), { recursive: true });
  writeFileSync(saved, JSON.stringify(rows));
  const words = existsSync(report) ? readFileSync(report, 'utf8') : '# The ladder\n\n<!-- table -->\n<!-- end -->\n';
  writeFileSync(report,
    words.replace(/<!-- table -->[^]*<!-- end -->/, () => `<!-- table -->\n${table(rows)}\n<!-- end -->`));
}

console.log(cpus()[0].model);
for (const name of chosen.length ? chosen : Object.keys(setups)) {
  for (const [a, b, goal] of pairs(setups[name])) {
    if (values.pair && values.pair !== `${a} ${b}`) continue;
    const result = await ladder(program, name, [a, b], { games, seconds, jobs });
    keep({ [`${name} ${a} ${b}`]: { name, a, b, goal, ...result } });
    if (result.interval[1] * 100 < goal) ++failed;
    else ++passed;
    console.log(name, a, b, result.games, result.share.toFixed(3), `${result.seconds.toFixed(0)} s`);
  }
}
keep({});
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
