// How does somebody fare who only ever does what is suggested? Plays the suggestions of `ask` against a level.
//   node pressing.mjs PROGRAM GAME [--level 2] [--games 20] [--seconds S] [--seed 1] [--scenario NAME] [--links]
// Seats change from game to game. GAME begins as the page's standard game does, or as this scenario. Where nothing is
// suggested, level 1 decides, and those decisions are counted. A game that is not over after 3,000 actions is drawn.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { server, wilson } from './ladder.mjs';

const most = 3000;
const beginner = 1;

// What is suggested to whoever is to act, or undefined.
async function suggested(rules, record) {
  const { question } = await rules.ask({ op: 'ask', record });
  return question.answers.find(({ role, refused }) => role === 'suggested' && !refused)?.actions;
}

// A game in which `seat` is played by suggestions.
export async function press(rules, start, { level, seat, seed }) {
  let record = { ...start, moves: start.moves ?? [] };
  let unadvised = 0;
  for (;;) {
    const { status } = await rules.ask({ op: 'status', record });
    if (status.toAct === null || record.moves.length >= most) return { status, record, unadvised };
    const actions = status.toAct === seat ? await suggested(rules, record) : undefined;
    if (actions) {
      record = { ...record, moves: [...record.moves, ...actions] };
      continue;
    }
    if (status.toAct === seat) ++unadvised;
    const players = [level, level];
    if (status.toAct === seat) players[seat] = beginner;
    const dice = seed * 10_000 + record.moves.length;
    ({ record } = await rules.ask({ op: 'match', record, players, seed: dice, most: 1 }));
  }
}

async function main() {
  const text = (value) => ({ type: 'string', default: String(value) });
  const { positionals: [program, game], values } = parseArgs({
    allowPositionals: true,
    options: { level: text(2), games: text(20), seconds: text('Infinity'), seed: text(1), scenario: { type: 'string' },
      links: { type: 'boolean' } },
  });
  const rules = server(program);
  const [level, games, seconds, seed] = ['level', 'games', 'seconds', 'seed'].map((key) => Number(values[key]));
  const { record } = await rules.ask({ op: 'new', game, ...(values.scenario && { scenario: values.scenario }) });
  const begun = Date.now();
  const count = { games: 0, won: 0, lost: 0, unadvised: 0 };
  for (; count.games < games && Date.now() - begun < seconds * 1000; ++count.games) {
    const [number, seat] = [seed + count.games, count.games % 2];
    const varied = game === 'crossfire-squads' && !record.start ?
      { ...record, options: { seed: number, ...record.options } } : record;
    const played = await press(rules, varied, { level, seat, seed: number });
    const winners = played.status.result?.winners ?? [];
    if (winners.length === 1) ++count[winners[0] === seat ? 'won' : 'lost'];
    count.unadvised += played.unadvised;
    if (values.links) console.log((await rules.ask({ op: 'link', record: played.record })).link);
  }
  rules.close();
  const { won, lost, unadvised } = count;
  const points = won + (count.games - won - lost) / 2;
  const interval = wilson(points, count.games).map((share) => `${Math.max(0, 100 * share).toFixed(0)}%`);
  console.log(`${game}, suggestions against level ${level}: ${won} won, ${count.games - won - lost} drawn, ` +
    `${lost} lost; ${(100 * points / count.games).toFixed(1)}% (${interval.join(' to ')}); ` +
    `${unadvised} decisions without one`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
