// Runs the benchmark natively and as wasm, in turns, and prints the best of each, their ratio, and the goals.
//   node tests/bench/run.mjs [BUILD]        after .ci/build native and .ci/build web; BUILD is build/ if not given
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const build = resolve(process.argv[2] ?? 'build');
const rounds = 3;
const goals = [
  { figure: /^crosshairs, random duels$/, what: 'native', atLeast: 10_000 },
  { figure: /^crosshairs, random duels$/, what: 'ratio', atMost: 1.7 },
  { figure: /^crosshairs.*decode \+ check \+ replay$/, what: 'native', atMost: 10 },
  { figure: /^crosshairs.*decode \+ check \+ replay$/, what: 'wasm', atMost: 10 },
  { figure: /^crosshairs.*parse \+ check \+ replay$/, what: 'wasm', atMost: 50 },
  { figure: /^crossfire-hex, random games, actions$/, what: 'native', atLeast: 1_000_000 },
  { figure: /^crossfire-hex, random games, actions$/, what: 'ratio', atMost: 1.7 },
  { figure: /^crossfire-hex.*decode \+ check \+ replay$/, what: 'native', atMost: 10 },
  { figure: /^crossfire-hex.*decode \+ check \+ replay$/, what: 'wasm', atMost: 10 },
  { figure: /^crossfire-hex.*parse \+ check \+ replay$/, what: 'wasm', atMost: 50 },
  { figure: /^aerial-war, random matches$/, what: 'native', atLeast: 500 },
  { figure: /^aerial-war, random matches$/, what: 'ratio', atMost: 1.7 },
  { figure: /^aerial-war.*decode \+ check \+ replay$/, what: 'native', atMost: 10 },
  { figure: /^aerial-war.*decode \+ check \+ replay$/, what: 'wasm', atMost: 10 },
  { figure: /^aerial-war.*parse \+ check \+ replay$/, what: 'wasm', atMost: 50 },
  { figure: /^crossfire-squads, random games on a small table$/, what: 'native', atLeast: 100 },
  { figure: /^crossfire-squads, random games on a small table$/, what: 'ratio', atMost: 1.7 },
  { figure: /^crossfire-squads, a line of sight$/, what: 'native', atMost: 2 },
  { figure: /^crossfire-squads, check of a move$/, what: 'native', atMost: 50 },
  { figure: /^crossfire-squads, preview of a move$/, what: 'wasm', atMost: 4000 },
  { figure: /^crossfire-squads, the slowest suggestion$/, what: 'wasm', atMost: 5000 },
  { figure: /^crossfire-squads.*decode \+ check \+ replay$/, what: 'native', atMost: 10 },
  { figure: /^crossfire-squads.*decode \+ check \+ replay$/, what: 'wasm', atMost: 10 },
  { figure: /^crossfire-squads.*parse \+ check \+ replay$/, what: 'wasm', atMost: 50 },
  { figure: /^dogfight, random duels$/, what: 'native', atLeast: 500 },
  { figure: /^dogfight, random duels$/, what: 'ratio', atMost: 1.7 },
  { figure: /^dogfight.*decode \+ check \+ replay$/, what: 'native', atMost: 10 },
  { figure: /^dogfight.*decode \+ check \+ replay$/, what: 'wasm', atMost: 10 },
  { figure: /^dogfight.*parse \+ check \+ replay$/, what: 'wasm', atMost: 50 },
];

const programs = {
  native: () => execFileSync(`${build}/native/tests/bench`),
  wasm: () => execFileSync(process.execPath, [`${build}/web/tests/bench.js`]),
};

const figures = new Map(); // name -> { unit, native, wasm }
const better = (unit, a, b) => (b === undefined ? a : unit.endsWith('/s') ? Math.max(a, b) : Math.min(a, b));
for (let round = 0; round < rounds; ++round) {
  for (const [kind, run] of Object.entries(programs)) {
    for (const line of run().toString().trim().split('\n')) {
      const [name, value, unit] = line.split(' | ');
      const figure = figures.get(name) ?? { unit };
      figure[kind] = better(unit, Number(value), figure[kind]);
      figures.set(name, figure);
    }
  }
}

const column = (value, width = 12) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
  .padStart(width);
console.log(`${''.padEnd(62)}${'native'.padStart(12)}${'wasm'.padStart(12)}${'ratio'.padStart(8)}`);
for (const [name, figure] of figures) {
  figure.ratio = figure.unit.endsWith('/s') ? figure.native / figure.wasm : figure.wasm / figure.native;
  console.log(
    `${`${name} (${figure.unit})`.padEnd(62)}${column(figure.native)}${column(figure.wasm)}${column(figure.ratio, 8)}`);
}

console.log('\ngoals');
for (const { figure, what, atLeast, atMost } of goals) {
  const [name, found] = [...figures].find(([key]) => figure.test(key));
  const met = atLeast === undefined ? found[what] <= atMost : found[what] >= atLeast;
  const goal = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  console.log(`  ${met ? 'met   ' : 'MISSED'}  ${name}: ${what} ${column(found[what], 0)}, ${goal}`);
}
