// How long links are, and how much shorter than those of older versions: medians, and what nine of ten do not pass, in
// characters, over games of the computer at levels 1 and 2 that are in no sample, and over positions in them.
//   node tests/links/lengths.mjs SIGHTLINES [COUNT]      100 of each kind, if not said
import { games, played, positionIn, server } from './records.mjs';

const [program, count = '100'] = process.argv.slice(2);
const firstSeed = 500_001;
// What they should be at most: median and nine of ten of whole games; every position.
const goals = { crosshairs: [290, 420, 120], 'crossfire-hex': [130, 210, 120], 'aerial-war': [690, 780, 120],
  dogfight: [280, 340, 120], 'crossfire-squads': [480, 750, 500] };

const rules = server(program);
const share = (sizes, part) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * part))];
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
async function sizesOf(record) {
  const link = async (more) => (await rules.ask({ op: 'link', record, ...more })).link.length;
  return { json: JSON.stringify(record).length, older: await link({ form: 'd' }), link: await link({}) };
}

let missed = 0;
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
row('', 'JSON, median', 'older form: median / p90', 'link: median / p90 / most', 'goal');
row('---', '---', '---', '---', '---');
for (const game of games) {
  const whole = [], positions = [];
  for (let i = 0; i < Number(count); ++i) {
    const record = await played(rules, game, firstSeed + i);
    whole.push(await sizesOf(record));
    positions.push(await sizesOf(await positionIn(rules, record, Math.floor(record.moves.length * (i % 9 + 1) / 10))));
  }
  const print = (what, all, goal) => {
    const [json, older, link] = ['json', 'older', 'link'].map((key) => sorted(all.map((sizes) => sizes[key])));
    const found = [share(link, 0.5), share(link, 0.9), link.at(-1)];
    const holds = goal.length === 1 ? found[2] <= goal[0] : goal.every((most, i) => found[i] <= most);
    if (!holds) ++missed;
    row(what, share(json, 0.5), `${share(older, 0.5)} / ${share(older, 0.9)}`, found.join(' / '),
      goal.join(' / ') + (holds ? '' : ' MISSED'));
  };
  print(game, whole, goals[game].slice(0, 2));
  print(`${game}, a position`, positions, goals[game].slice(2));
}
rules.close();
process.exitCode = missed > 0 ? 1 : 0;
