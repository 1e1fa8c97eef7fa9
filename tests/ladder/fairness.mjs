// Is a scenario fair? A level plays itself, and the share of each seat is counted.
//   node fairness.mjs PROGRAM [--games 400] [--seconds S] [--level 3] [--seed 1] [--write] [NAME...]
// NAME: of those below; else all of them. --seconds: for each, no game is begun later. --write: into RESULTS.md, where
// rows that were not played stay as they are. A draw and an unfinished game count half. The interval is Wilson's at
// 95%.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { server, wilson } from './ladder.mjs';

// The games as the page begins them, and the other scenarios of Dogfight! and squads. varies: an option that is another
// number in every game. first: the seat whose share is counted, 0 unless the dice of the record say which.
const scenarios = {
  crosshairs: { game: 'crosshairs' },
  'crossfire-hex': { game: 'crossfire-hex' },
  'aerial-war': { game: 'aerial-war' },
  dogfight: { game: 'dogfight' },
  'dogfight patrol': { game: 'dogfight', options: { scenario: 'patrol' } },
  'dogfight escort': { game: 'dogfight', options: { scenario: 'escort' } },
  'crossfire-squads': { game: 'crossfire-squads', varies: 'seed' },
  'crossfire-squads, whoever begins': { game: 'crossfire-squads', varies: 'seed', first: rolledMore },
  'crossfire-squads ambush': { game: 'crossfire-squads', options: { scenario: 'ambush' }, varies: 'seed' },
};
const most = 5000;

function rolledMore({ moves }) {
  const { dice: [one, other] } = moves.find(({ dice }) => dice && dice[0] !== dice[1]);
  return one > other ? 0 : 1;
}

export async function fairness(rules, scenario, { games, seconds, level, seed }) {
  const { game, options = {}, varies, first = () => 0 } = scenario;
  const begun = Date.now();
  const count = { games: 0, first: 0, drawn: 0, second: 0, unfinished: 0 };
  while (count.games < games && Date.now() - begun < seconds * 1000) {
    const number = seed + count.games;
    const record = { game, version: 1, options: varies ? { ...options, [varies]: number } : options };
    const played = await rules.ask({ op: 'match', record, players: [level], seed: number, most });
    const { status } = played;
    ++count.games;
    if (!status.result) ++count.unfinished;
    else if (status.result.winners.length !== 1) ++count.drawn;
    else ++count[status.result.winners[0] === first(played.record) ? 'first' : 'second'];
  }
  return count;
}

const percent = (share) => `${(100 * share).toFixed(1)}%`;

export function row(name, level, { games, first, drawn, second, unfinished }) {
  const points = first + (drawn + unfinished) / 2;
  const [low, high] = wilson(points, games);
  const verdict = low > 0.5 ? 'the first' : high < 0.5 ? 'the second' : 'not shown';
  return `| ${name} | ${level} | ${games} | ${first} / ${drawn + unfinished} / ${second} | ` +
    `**${percent(points / games)}** | ${percent(low)} to ${percent(high)} | ${verdict} |`;
}

// The table with these rows in place of those of the same names.
export function written(text, rows) {
  const [begin, end] = ['<!-- fairness -->', '<!-- end of fairness -->'];
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end);
  const kept = new Map(text.slice(from, to).split('\n').filter((line) => line.startsWith('| ')).slice(1)
    .map((line) => [line.split(' | ')[0].slice(2), line]));
  for (const line of rows) kept.set(line.split(' | ')[0].slice(2), line);
  const table = ['| scenario | level | games | first seat won / drawn / lost | first seat scores | 95% | better for |',
    '|---|---|---|---|---|---|---|',
    ...Object.keys(scenarios).filter((name) => kept.has(name)).map((name) => kept.get(name))];
  return `${text.slice(0, from)}\n${table.join('\n')}\n${text.slice(to)}`;
}

async function main() {
  const { positionals: [program, ...chosen], values } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string', default: '400' }, seconds: { type: 'string', default: 'Infinity' },
      level: { type: 'string', default: '3' }, seed: { type: 'string', default: '1' }, write: { type: 'boolean' } },
  });
  const plan = Object.fromEntries(['games', 'seconds', 'level', 'seed'].map((key) => [key, Number(values[key])]));
  const file = new URL('RESULTS.md', import.meta.url);
  const rules = server(program);
  for (const name of chosen.length ? chosen : Object.keys(scenarios)) {
    const line = row(name, plan.level, await fairness(rules, scenarios[name], plan));
    console.log(line);
    if (values.write) writeFileSync(file, written(readFileSync(file, 'utf8'), [line]));
  }
  rules.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
