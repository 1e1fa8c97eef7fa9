// Plays the computer against itself and against baselines, and prints who wins how often.
//   node ladder.mjs PROGRAM GAME A B [--games N] [--seconds S] [--jobs J] [--seed K]
// PROGRAM is sightlines; A and B are levels (1 to 4) or baselines (random, monte-carlo; plain in crossfire-hex). Games
// come in pairs: the same opening and seed with the seats changed. A draw and an unfinished game count half. With
// --seconds no pair is begun after that time.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setups } from './setups.mjs';

// A process that answers one request after the other.
export function server(program) {
  const child = spawn(program, ['serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const replies = createInterface({ input: child.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  return {
    async ask(request) {
      child.stdin.write(JSON.stringify(request) + '\n');
      const { value, done } = await replies.next();
      if (done) throw new Error('the program has ended');
      const reply = JSON.parse(value);
      if (reply.error) throw new Error(`${JSON.stringify(reply.error)}\n${JSON.stringify(request)}`);
      return reply;
    },
    close: () => child.kill(),
  };
}

// Wilson's score interval at 95%.
export function wilson(points, games, z = 1.96) {
  if (games === 0) return [0, 1];
  const share = points / games;
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half = (z / (1 + z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [middle - half, middle + half];
}

// `counts`: pairs by the points of A, from none to two in steps of a half.
export const nothing = () => ({ pairs: 0, counts: [0, 0, 0, 0, 0], won: 0, drawn: 0, lost: 0, unfinished: 0, actions: 0,
  decisions: [0, 0], nodes: [0, 0] });

export function add(total, more) {
  const sum = (a, b) => (Array.isArray(a) ? a.map((value, i) => value + b[i]) : a + b);
  for (const key of Object.keys(nothing())) total[key] = sum(total[key], more[key]);
}

// Seats are taken in turn, A B A B, or B A B A in the second game of a pair.
function judge(reply, order, pair) {
  pair.actions += reply.record.moves?.length ?? 0;
  reply.decisions.forEach((count, seat) => { pair.decisions[order[seat % 2]] += count; });
  reply.nodes.forEach((count, seat) => { pair.nodes[order[seat % 2]] += count; });
  const winners = reply.status.result?.winners;
  const sides = new Set(winners?.map((seat) => order[seat % 2]));
  if (!winners) ++pair.unfinished;
  else if (sides.size !== 1) ++pair.drawn;
  else if (sides.has(0)) ++pair.won;
  else ++pair.lost;
}

async function playPair(rules, name, players, seed, see = () => {}) {
  const { game, options = {}, varies, opening = 0, most = 20_000 } = setups[name];
  const record = { game, version: 1, options: varies ? { ...options, [varies]: seed } : options };
  const pair = nothing();
  for (const order of [[0, 1], [1, 0]]) {
    const seats = order.map((side) => players[side]);
    const reply = await rules.ask({ op: 'match', record, players: seats, seed, opening, most });
    see(reply.record);
    judge(reply, order, pair);
  }
  pair.pairs = 1;
  pair.counts[2 * pair.won + pair.drawn + pair.unfinished] = 1;
  return pair;
}

export const asPlayer = (player) => (/^[1-4]$/.test(player) ? Number(player) : player);

// Of the moves of one pair of games: another one tells that somebody plays differently now.
export async function fingerprint(program, name, players, seed) {
  const rules = server(program);
  const hash = createHash('sha1');
  await playPair(rules, name, players.map(asPlayer), seed, (record) => hash.update(JSON.stringify(record.moves)));
  rules.close();
  return hash.digest('hex');
}

// Plays pair after pair, from number `from` on, until `take` wants no more. It is given them in the order of their
// numbers, whichever ends first: else short games would be counted before long ones, and decide. `program` is a path,
// or a function that opens what answers as a server does.
export async function playPairs(program, name, players, { from = 0, jobs = 1, seed = 1, seconds = Infinity }, take) {
  const sides = players.map(asPlayer);
  const begun = Date.now();
  const done = new Map();
  const servers = [];
  let [next, due, ended] = [from, from, false];
  const work = async (rules) => {
    while (!ended && Date.now() - begun < seconds * 1000) {
      const number = next++;
      const pair = await playPair(rules, name, sides, seed + number);
      done.set(number, pair);
      for (; !ended && done.has(due); ++due) {
        ended = !take(done.get(due));
        done.delete(due);
      }
    }
  };
  await Promise.all(Array.from({ length: jobs }, async () => {
    const rules = typeof program === 'function' ? program() : server(program);
    servers.push(rules);
    try {
      await work(rules);
    } catch (error) {
      if (!ended) throw error;
    } finally {
      if (ended) servers.forEach((other) => other.close()); // what they still play is not wanted
      rules.close();
    }
  }));
}

export async function ladder(program, name, players, { games = 40, seconds, jobs, seed } = {}) {
  const total = nothing();
  const begun = Date.now();
  await playPairs(program, name, players, { jobs, seed, seconds }, (pair) => {
    add(total, pair);
    return 2 * total.pairs < games;
  });
  const points = total.won + (total.drawn + total.unfinished) / 2;
  return { ...total, games: 2 * total.pairs, points, share: points / (2 * total.pairs),
    interval: wilson(points, 2 * total.pairs), seconds: (Date.now() - begun) / 1000 };
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string' }, seconds: { type: 'string' }, jobs: { type: 'string' },
      seed: { type: 'string' } },
  });
  const [program, name, ...players] = positionals;
  if (!setups[name] || players.length !== 2)
    throw new Error(`usage: ladder.mjs PROGRAM ${Object.keys(setups).join('|')} A B`);
  const numbers = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value)]));
  const result = await ladder(program, name, players, numbers);
  const percent = (share) => `${(100 * share).toFixed(1)}%`;
  const nodes = result.nodes.map((count, side) => Math.round(count / Math.max(1, result.decisions[side])));
  console.log(
    `${name}: ${players[0]} against ${players[1]}: ${result.games} games, ${result.won} won, ${result.drawn} drawn, ` +
    `${result.lost} lost, ` +
    `${result.unfinished} unfinished; ${percent(result.share)} (${result.interval.map(percent).join(' to ')})`);
  console.log(
    `  ${Math.round(result.actions / result.games)} actions a game, ${nodes.join(' and ')} nodes a decision, ` +
    `${(result.seconds / result.games).toFixed(2)} s a game`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
