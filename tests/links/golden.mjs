// Writes the golden links of a release, tests/golden/links-VERSION.json.
//   node tests/links/golden.mjs SIGHTLINES > tests/golden/links-VERSION.json
import { annotated, games, played, positionIn, server, variants } from './records.mjs';

const rules = server(process.argv[2]);
const golden = [];
async function add(name, record) {
  const { link } = await rules.ask({ op: 'link', record });
  const { record: opened } = await rules.ask({ op: 'unlink', link });
  golden.push({ name, link, record: opened });
}
for (const game of games) {
  const whole = await played(rules, game, 70_001);
  await add(`${game}, nothing played yet`, { game, version: 1 });
  await add(`${game}, a whole game between two levels of the computer`, whole);
  await add(`${game}, a position in it`, await positionIn(rules, whole, Math.floor(whole.moves.length / 3)));
  for (const [i, variant] of variants[game].entries())
    await add(`${game}, with names, comments and a variation, ${JSON.stringify(variant.options)}`,
      await annotated(rules, game, 70_010 + i, variant));
}
rules.close();
process.stdout.write(`[\n${golden.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
