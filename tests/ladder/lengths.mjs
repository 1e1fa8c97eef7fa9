// How long games of the computer are, and how long its turns.
//   node lengths.mjs PROGRAM GAME PAIR... [--games N] [--seconds S] [--seed K] [--turns]
//     [--options JSON | --scenario NAME]
// PAIR: two levels, as 1-2, which exchange seats from game to game. GAME begins as the page's standard game does, or
// with these options, or as this scenario. --games: of each pair (20). --seconds: no game of a pair is begun later.
// --turns also counts, for each turn of a side, its decisions and, in squads, the events that the page tells (the moves
// of a unit or a platoon one after the other at which nobody fires, or one other order), and the units that go back;
// and, in Dogfight!, the turn of the first shot. It looks at every position, so it takes longer than the games do.
// A game that is not over after 5,000 actions counts as that long.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { server } from './ladder.mjs';

const most = 5000;

// Of numbers in any order: the one that so many percent do not exceed.
export function within(numbers, percent) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent * sorted.length) / 100) - 1)];
}

const apart = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

// Whether a unit that went from place to place ends where it was before, after having been somewhere else.
export function goesBack(places, near = 60) {
  return places.some((place, i) => places.slice(0, i).some((before, k) =>
    apart(before, place) < near && places.slice(k + 1, i).some((between) => apart(between, before) > 2 * near)));
}

// Whether a move is told with the one before it: of the same unit, or of another of its platoon, unless somebody was
// asked about that one.
export function goesOn(action, before, units) {
  const alone = (move) => move?.do === 'move' && !move.with;
  if (!alone(action) || !alone(before)) return false;
  const platoon = (move) => units[move.unit]?.plt ?? move.unit;
  const together = !before.asked && action.unit[0] === before.unit[0] && platoon(action) === platoon(before);
  return action.unit === before.unit || together;
}

// The decisions of the sides whose turn it is, turn by turn, and where units were in it.
export async function turnsOf(rules, record) {
  const turns = [];
  let last = '';
  for (let i = 0; i < record.moves.length; ++i) {
    const before = { ...record, moves: record.moves.slice(0, i) };
    const { position, status: { toAct, phase } } = await rules.ask({ op: 'status', record: before });
    if (toAct === 'chance' || phase === 'objective' || phase === 'edge' || phase === 'deploy') continue;
    const side = position.active ?? position.side ?? position.player ?? -1;
    const key = `${position.battle ?? 0} ${position.round ?? position.turn ?? i} ${side}`;
    const number = position.turn ?? position.round ?? i + 1;
    if (key !== last) turns.push({ turn: number, side, decisions: 0, events: 0, paths: {}, fired: false });
    last = key;
    const turn = turns.at(-1);
    const action = record.moves[i];
    if (side === -1 || toAct === side) {
      ++turn.decisions;
      const goes = goesOn(action, turn.action, position.units);
      const same = goes && turn.action.unit === action.unit;
      turn.events += goes ? 0 : 1;
      turn.action = { ...action, asked: same && turn.action.asked, joined: goes && (!same || turn.action.joined) };
    } else if (action.do === 'hold' && turn.action) {
      turn.events += turn.action.joined ? 1 : 0; // whoever might have been fired at is told of alone
      turn.action = { ...turn.action, asked: true, joined: false };
    } else {
      turn.action = undefined; // somebody has reacted
    }
    if (action.do === 'fire') turn.fired = true;
    for (const [id, { at }] of Object.entries(position.units ?? {})) {
      if (!at || id.startsWith('ab'[1 - side])) continue;
      const path = (turn.paths[id] ??= []);
      if (path.length === 0 || apart(path.at(-1), at) > 0) path.push(at);
    }
  }
  return turns;
}

const told = (numbers) =>
  `median ${within(numbers, 50)}, nine of ten ${within(numbers, 90)}, longest ${within(numbers, 100)}`;

async function measure(rules, record, levels, { games, seconds, seed, turns }) {
  const begun = Date.now();
  const [lengths, decisions, events, moves, shots] = [[], [], [], [], []];
  let [over, back, units] = [0, 0, 0];
  for (let i = 0; i < games && Date.now() - begun < seconds * 1000; ++i) {
    const players = i % 2 === 0 ? levels : [...levels].reverse();
    const varied = record.game === 'crossfire-squads' && !record.start ?
      { ...record, options: { seed: seed + i, ...record.options } } : record;
    const reply = await rules.ask({ op: 'match', record: varied, players, seed: seed + i, most });
    lengths.push(reply.record.moves.length);
    over += reply.status.toAct === null ? 1 : 0;
    if (!turns) continue;
    const parts = await turnsOf(rules, reply.record);
    for (const { decisions: count, events: shown, paths } of parts) {
      decisions.push(count);
      events.push(shown);
      for (const path of Object.values(paths)) {
        if (path.length < 2) continue;
        ++units;
        moves.push(path.length - 1);
        back += goesBack(path) ? 1 : 0;
      }
    }
    shots.push(parts.find(({ fired }) => fired)?.turn ?? Infinity);
  }
  console.log(`${record.game}, ${levels.join('-')}: ${lengths.length} games, ${lengths.length - over} unfinished; ` +
    `actions a game: ${told(lengths)}; within 600: ${lengths.filter((length) => length <= 600).length}`);
  if (!turns) return;
  const within20 = (counts) => `within 20: ${counts.filter((count) => count <= 20).length} of ${counts.length}`;
  console.log(`  decisions a turn: ${told(decisions)}; ${within20(decisions)}`);
  if (units > 0) console.log(`  events told of a turn: ${told(events)}; ${within20(events)}`);
  if (units > 0) console.log(`  moves of a unit in a turn: ${told(moves)}; of ${units}, ${back} went back`);
  if (record.game === 'dogfight')
    console.log(`  first shot: turn ${told(shots)}; by turn 4: ${shots.filter((turn) => turn <= 4).length}`);
}

async function main() {
  const { positionals: [program, game, ...pairs], values } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string', default: '20' }, seconds: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: '1' }, options: { type: 'string', default: '{}' }, scenario: { type: 'string' },
      turns: { type: 'boolean', default: false } },
  });
  if (!pairs.length) throw new Error('usage: lengths.mjs PROGRAM GAME 1-1 1-2 ...');
  const rules = server(program);
  const { record } = await rules.ask(values.scenario ? { op: 'new', game, scenario: values.scenario } :
    { op: 'new', game, options: JSON.parse(values.options) });
  for (const pair of pairs) {
    await measure(rules, record, pair.split('-').map(Number), { turns: values.turns,
      games: Number(values.games), seconds: Number(values.seconds), seed: Number(values.seed) });
  }
  rules.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
