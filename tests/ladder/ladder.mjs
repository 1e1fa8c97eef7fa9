// Plays the computer against itself and against yardsticks, and prints who wins how often.
//   node ladder.mjs PROGRAM GAME A B [--games N] [--seconds S] [--jobs J] [--seed K] [--table]
// A and B are levels (1 to 4) or yardsticks (random, monte-carlo, plain). Games come in pairs: the same opening and
// seed with the seats changed, the last game of an odd number aside. A draw and an unfinished game count half. With
// --seconds no game is begun after that time. --table prints a row of RESULTS.md.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { setups } from './setups.mjs';

const { positionals, values: how } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' }, seconds: { type: 'string', default: '1e9' }, jobs: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' }, table: { type: 'boolean', default: false },
  },
});
const [program, name, ...players] = positionals;
const setup = setups[name];
if (!setup || players.length !== 2) throw new Error(`usage: ladder.mjs PROGRAM ${Object.keys(setups).join('|')} A B`);
const sides = players.map((player) => (/^[1-4]$/.test(player) ? Number(player) : player));

// A process that answers one request after the other.
function server() {
  const child = spawn(program, ['serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const replies = createInterface({ input: child.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  return {
    async ask(request) {
      child.stdin.write(JSON.stringify(request) + '\n');
      const { value, done } = await replies.next();
      if (done) throw new Error('the program has ended');
      return JSON.parse(value);
    },
    close: () => child.stdin.end(),
  };
}

// Wilson score interval at 95 %.
export function wilson(points, games, z = 1.96) {
  if (games === 0) return [0, 1];
  const share = points / games;
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half = (z / (1 + z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [middle - half, middle + half];
}

const total = { games: 0, won: 0, drawn: 0, lost: 0, unfinished: 0, actions: 0, decisions: [0, 0], nodes: [0, 0] };

async function play(rules, index) {
  const swapped = index % 2 === 1;
  const order = swapped ? [1, 0] : [0, 1]; // by seat: which of A and B
  const request = {
    op: 'match', record: { game: setup.game, version: 1, options: setup.options ?? {} }, players: order.map((side) => sides[side]),
    seed: Number(how.seed) + Math.floor(index / 2), opening: setup.opening ?? 0, most: setup.most ?? 20_000,
  };
  const reply = await rules.ask(request);
  if (reply.error) throw new Error(JSON.stringify(reply.error) + '\n' + JSON.stringify(request));
  ++total.games;
  total.actions += reply.record.moves?.length ?? 0;
  reply.decisions.forEach((count, seat) => (total.decisions[order[seat % 2]] += count));
  reply.nodes.forEach((count, seat) => (total.nodes[order[seat % 2]] += count));
  const winners = reply.status.result?.winners;
  if (!winners) return ++total.unfinished;
  const sideOf = (seat) => order[seat % 2];
  const won = new Set(winners.map(sideOf));
  if (won.size !== 1) return ++total.drawn;
  return won.has(0) ? ++total.won : ++total.lost;
}

const begun = Date.now();
let next = 0;
await Promise.all(Array.from({ length: Number(how.jobs) }, async () => {
  const rules = server();
  while (next < Number(how.games) && Date.now() - begun < Number(how.seconds) * 1000) await play(rules, next++);
  rules.close();
}));

const seconds = (Date.now() - begun) / 1000;
const points = total.won + (total.drawn + total.unfinished) / 2;
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const [low, high] = wilson(points, total.games);
const perDecision = total.nodes.map((nodes, side) => Math.round(nodes / Math.max(1, total.decisions[side])));
if (how.table) {
  console.log(`| ${name} | ${players[0]} | ${players[1]} | ${total.games} | ${total.won} / ${total.drawn} / ${total.lost} / ${total.unfinished} | ` +
    `${percent(points / total.games)} | ${percent(low)} to ${percent(high)} | ${Math.round(total.actions / total.games)} |`);
} else {
  console.log(`${name}: ${players[0]} against ${players[1]}: ${total.games} games, ${total.won} won, ${total.drawn} drawn, ${total.lost} lost, ` +
    `${total.unfinished} unfinished; ${percent(points / total.games)} (${percent(low)} to ${percent(high)})`);
  console.log(`  ${Math.round(total.actions / total.games)} actions a game, ${perDecision.join(' and ')} nodes a decision, ` +
    `${(seconds / total.games).toFixed(2)} s a game`);
}
