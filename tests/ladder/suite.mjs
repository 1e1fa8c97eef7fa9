// How many of the puzzles each level solves, and how many nodes it takes: a suite of positions with one best decision.
//   node suite.mjs PROGRAM [--every N] [GAME...]     N: only every so many puzzles
// The puzzles are those of public/puzzles. Choices are the same on every machine, so that suite.json, which holds what
// was solved last, shows a fall: then it fails. --write: writes suite.json instead.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { server } from './ladder.mjs';

const puzzles = new URL('../../public/puzzles/', import.meta.url);
const file = new URL('suite.json', import.meta.url);
const levels = [1, 2, 3, 4];

export const games = readdirSync(puzzles).filter((name) => name.endsWith('.json')).sort()
  .map((name) => name.slice(0, -'.json'.length));
export const last = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

// The ids that a level solves, in the order of the file, and its nodes a decision.
export async function solved(program, game, level, every = 1) {
  const { list } = JSON.parse(readFileSync(new URL(`${game}.json`, puzzles), 'utf8'));
  const tried = list.filter((_, i) => i % every === 0);
  const rules = server(program);
  const ids = [];
  let nodes = 0;
  for (const { id, record: kept, answer } of tried) {
    const { record } = typeof kept === 'string' ? await rules.ask({ op: 'unlink', link: kept }) : { record: kept };
    const seed = Number(id.slice(1)); // another one each time: mistakes are drawn from it
    const reply = await rules.ask({ op: 'think', record, level, seed });
    nodes += reply.nodes;
    if (answer.some((action) => isDeepStrictEqual(action, reply.action))) ids.push(id);
  }
  rules.close();
  return { tried: tried.map(({ id }) => id), ids, nodes: Math.round(nodes / tried.length) };
}

async function main() {
  const { positionals: [program, ...chosen], values } = parseArgs({
    allowPositionals: true, options: { every: { type: 'string', default: '1' }, write: { type: 'boolean' } },
  });
  const known = last();
  let fell = 0;
  console.log(`${'game'.padEnd(18)} level  solved     nodes  before`);
  for (const game of games) {
    if (chosen.length && !chosen.includes(game)) continue;
    for (const level of levels) {
      const { tried, ids, nodes } = await solved(program, game, level, Number(values.every));
      const before = known[game]?.[level]?.filter((id) => tried.includes(id));
      if (before && ids.length < before.length) ++fell;
      console.log(`${game.padEnd(18)} ${String(level).padStart(5)} ${`${ids.length} of ${tried.length}`.padStart(9)} ` +
        `${String(nodes).padStart(8)}  ${before ? before.length : '-'}`);
      (known[game] ??= {})[level] = ids;
    }
  }
  if (values.write)
    writeFileSync(file, `${JSON.stringify(known).replaceAll(/"[a-z-]+":\{|"[1-4]":/g, (name) => `\n${name}`)}\n`);
  process.exit(fell && !values.write ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
