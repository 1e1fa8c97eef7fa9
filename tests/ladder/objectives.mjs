// Does the computer take a held objective in Crossfire with squads? Prepared positions on generated tables: a platoon,
// or what is left of it, holds a piece of cover; two platoons stand in cover near it on their side of the table, each
// of them together, and have the first turn.
//   node objectives.mjs PROGRAM [--attacker 4] [--defender 3] [--units 5] [--turns 16] [--goal 20] [--from 1]
//     [--count 100] [--links]
// The objective is taken when only the attacker has fit units in it as some turn ends (CS-VP-01), or nobody is left to
// defend it. A position's number is the seed of its table and of its game; --units is how many defend, 2 to 5 against
// ten; --turns counts both sides' turns, --goal is the defender's points that end the game earlier. --links: prints
// each game as a link, too. It goes on at any number with --from, since a position is played alike each time.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { asPlayer, server, wilson } from './ladder.mjs';

const platoon = (plt) => ['pc', 'rifle', 'rifle', 'hmg', 'rifle'].map((k) => ({ k, plt }));
const radius = { pc: 25, rifle: 50, hmg: 50 };
const first = 2; // nobody scores in turn 1
const [middleX, middleY] = [2880, 1920];
const areas = ['woods', 'field', 'hill', 'rough'];

const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
const distance = (a, b) => Math.hypot(...minus(a, b));
const mean = (numbers) => Math.round(numbers.reduce((sum, n) => sum + n, 0) / numbers.length);
const middle = ({ poly }) => [mean(poly.map(([x]) => x)), mean(poly.map(([, y]) => y))];

// A disc wholly inside a convex outline that runs clockwise on the screen.
export function isInside(poly, at, r) {
  return poly.every((corner, i) => {
    const [edge, to] = [minus(poly[(i + 1) % poly.length], corner), minus(at, corner)];
    return edge[0] * to[1] - edge[1] * to[0] >= r * Math.hypot(...edge);
  });
}

function dice(seed) {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

// A free place in the first of the pieces that has one, or nothing if there is none.
function place(pieces, kind, taken, below) {
  const r = radius[kind];
  const tries = 40;
  for (let i = 0; i < tries * pieces.length; ++i) {
    const { poly } = pieces[Math.floor(i / tries)];
    const [low, high] = [0, 1].map((axis) => [Math.min, Math.max].map((of) => of(...poly.map((p) => p[axis]))));
    const at = [low, high].map(([from, to]) => from + below(to - from + 1));
    if (isInside(poly, at, r) && taken.every((other) => distance(at, other.at) >= r + other.r + 5)) return at;
  }
  return undefined;
}

// The piece nearest to the middle that has room for a platoon, and the pieces from which it is attacked.
function ground(terrain) {
  const pieces = Object.entries(terrain).map(([id, piece]) => ({ id, ...piece })).filter(({ k }) => areas.includes(k));
  const far = (piece) => distance(middle(piece), [middleX, middleY]);
  const [objective] = pieces.filter((piece) => isInside(piece.poly, middle(piece), 150))
    .sort((a, b) => far(a) - far(b));
  const from = pieces.filter((piece) => {
    const way = minus(middle(piece), middle(objective));
    return piece !== objective && way[1] > 200 && Math.hypot(...way) > 500 && Math.hypot(...way) < 1300;
  });
  return { objective, from };
}

// Each platoon's pieces: one by lot, then the others, the nearest first.
function quarters({ objective, from }, below) {
  const around = () => {
    const chosen = middle(from[below(from.length)]);
    return [...from].sort((a, b) => distance(middle(a), chosen) - distance(middle(b), chosen));
  };
  return [[around(), around()], [[objective]]];
}

// The record of a prepared position, or nothing if the table has no room for it.
export async function prepare(rules, number, { turns = 16, goal = 20, defenders = 5 } = {}) {
  const forces = [[...platoon(1), ...platoon(2)], platoon(1).slice(0, defenders)];
  const options = { seed: number, forces, vpGoal: goal, turnLimit: first + turns - 1 };
  const record = { game: 'crossfire-squads', version: 1, options };
  const { terrain } = (await rules.ask({ op: 'status', record })).position;
  const { objective, from } = ground(terrain);
  if (!objective || from.length === 0) return undefined;
  const below = dice(number);
  const pieces = quarters({ objective, from }, below);
  const [units, taken] = [{}, []];
  for (const [side, force] of forces.entries()) {
    for (const [i, { k, plt }] of force.entries()) {
      const at = place(pieces[side][plt - 1], k, taken, below);
      if (!at) return undefined;
      taken.push({ at, r: radius[k] });
      const way = side === 0 ? minus(middle(objective), at) : [0, 1];
      units[`${'ab'[side]}${String(i).padStart(2, '0')}`] = { k, plt, at, ...(k === 'hmg' && { face: way }) };
    }
  }
  const start = { phase: 'play', turn: first, active: 0, edges: ['s', 'n'], obj: objective.id, terrain, units };
  return { ...record, start };
}

// What the attacker has achieved: the turns that it held, and whether the defender is gone.
export async function attack(rules, record, players, seed) {
  const reply = await rules.ask({ op: 'match', record, players, seed, most: 5000 });
  const { position } = await rules.ask({ op: 'status', record: reply.record });
  const left = Object.keys(position.units).filter((id) => id.startsWith('b')).length;
  const held = position.vp?.[0] ?? 0;
  const { turn, lost = [] } = position;
  return { taken: held > 0 || left === 0, held, turn, lost, record: reply.record };
}

async function main() {
  const text = (value) => ({ type: 'string', default: String(value) });
  const { positionals: [program], values } = parseArgs({
    allowPositionals: true,
    options: { attacker: text(4), defender: text(3), units: text(5), turns: text(16), goal: text(20), from: text(1),
      count: text(100), links: { type: 'boolean' } },
  });
  const rules = server(program);
  const players = [values.attacker, values.defender].map(asPlayer);
  let [taken, played] = [0, 0];
  for (let number = Number(values.from); played < Number(values.count); ++number) {
    const [turns, goal, defenders] = [values.turns, values.goal, values.units].map(Number);
    const record = await prepare(rules, number, { turns, goal, defenders });
    if (!record) continue; // no room on that table
    const result = await attack(rules, record, players, number);
    taken += Number(result.taken);
    ++played;
    const lost = ['a', 'b'].map((side) => result.lost.filter((id) => id.startsWith(side)).length);
    console.log(`${number}: ${result.taken ? 'taken' : 'not taken'}, ${result.held} held, turn ${result.turn}, ` +
      `lost ${lost.join(' and ')}; ${taken} of ${played}`);
    if (values.links) console.log((await rules.ask({ op: 'link', record: result.record })).link);
  }
  rules.close();
  const interval = wilson(taken, played).map((share) => `${(100 * share).toFixed(0)}%`);
  console.log(`level ${players[0]} against ${players[1]}: taken in ${taken} of ${played} (${interval.join(' to ')})`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
