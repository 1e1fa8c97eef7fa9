// Is one program the better player, of a game and at a level? For weights and searches that have changed: a sequential
// test of NEW against OLD, both with the same nodes, in the set-ups and by the pairs of games of the ladder.
//   node duel.mjs NEW OLD GAME LEVEL [--share 55] [--pairs N] [--seconds S] [--seed K]
// The hypotheses are 50% of the points and --share. OLD is a copy of the program before the change. Exits with 0 only
// if the change is proven to help.
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { add, nothing, playPairs, server } from './ladder.mjs';
import { logLikelihoodRatio, verdict } from './sprt.mjs';
import { setups } from './setups.mjs';

// Answers `match` as a program does; a player is [which of the programs, its level].
function alternating(programs) {
  const sides = programs.map(server);
  const seedOf = (seed, moves) => seed * 10_000 + moves;
  return {
    async ask({ record, players, seed, opening, most }) {
      const lots = players.map(() => 'random');
      let reply = await sides[0].ask({ op: 'match', record, players: lots, seed, most: opening });
      const total = { decisions: players.map(() => 0), nodes: players.map(() => 0) };
      for (;;) {
        const { record: played, status: { toAct } } = reply;
        const moves = played.moves?.length ?? 0;
        if (toAct === null || moves >= most) return { ...reply, ...total };
        const seat = toAct === 'chance' ? 0 : toAct % players.length;
        const levels = players.map(([, level]) => level);
        reply = await sides[players[seat][0]].ask(
          { op: 'match', record: played, players: levels, seed: seedOf(seed, moves), most: 1 });
        for (const key of ['decisions', 'nodes'])
          reply[key].forEach((count, player) => { total[key][player % players.length] += count; });
      }
    },
    close: () => sides.forEach((side) => side.close()),
  };
}

// `levels`: of the one program, and of the other.
export async function duel(programs, name, levels, { share = 0.55, pairs = 2000, seconds, seed } = {}, see = () => {}) {
  const total = nothing();
  const players = levels.map((level, side) => [side, level]);
  await playPairs(() => alternating(programs), name, players, { seconds, seed }, (pair) => {
    add(total, pair);
    see(total);
    return total.pairs < pairs && verdict(total.counts, 0.5, share) === 'open';
  });
  const games = 2 * total.pairs;
  const points = total.won + (total.drawn + total.unfinished) / 2;
  return { ...total, games, share: points / games, ratio: logLikelihoodRatio(total.counts, 0.5, share),
    verdict: verdict(total.counts, 0.5, share) };
}

async function main() {
  const { positionals: [first, second, name, level], values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(['share', 'pairs', 'seconds', 'seed'].map((key) => [key, { type: 'string' }])),
  });
  if (!setups[name] || !level) throw new Error('usage: duel.mjs NEW OLD GAME LEVEL');
  const numbers = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value)]));
  numbers.share = (numbers.share ?? 55) / 100;
  const levels = [Number(level), Number(level)];
  const result = await duel([first, second], name, levels, numbers, ({ pairs, counts }) => {
    if (pairs % 25 === 0)
      console.log(`${pairs} pairs, ${counts.join(' ')}, ${logLikelihoodRatio(counts, 0.5, numbers.share).toFixed(2)}`);
  });
  const nodes = result.nodes.map((count, side) => Math.round(count / Math.max(1, result.decisions[side])));
  console.log(`${name}, level ${level}: ${result.games} games, ${result.won} won, ${result.drawn} drawn, ` +
    `${result.lost} lost, ${result.unfinished} unfinished; ${(100 * result.share).toFixed(1)}%; pairs ` +
    `${result.counts.join(' ')}; 50 / ${Math.round(100 * numbers.share)}%, ` +
    `log-likelihood ratio ${result.ratio.toFixed(2)}, ` +
    `${result.verdict}; ${nodes.join(' and ')} nodes a decision`);
  process.exit(result.verdict === 'proven' ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
