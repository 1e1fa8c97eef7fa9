// Makes what the model of a game's links reads first, core/games/<id>/text/link_sample.cpp, from games of the computer.
//   node tests/links/renew_sample.mjs SIGHTLINES PACK_SAMPLE GAME > core/games/<id>/text/link_sample.cpp
// PACK_SAMPLE is the program of pack_sample.cpp. Links that were released are read with the sample that they were
// written with: it is made again only for a form with a letter of its own.
import { execFileSync } from 'node:child_process';
import { annotated, games, played, positionIn, server, variants } from './records.mjs';

const [program, packer, game] = process.argv.slice(2);
if (!games.includes(game)) throw new Error(`usage: renew_sample.mjs SIGHTLINES PACK_SAMPLE ${games.join('|')}`);

// So many whole games; the more of them, the shorter links get, and the longer the page loads.
const counts = { crosshairs: 5, 'crossfire-hex': 8, 'aerial-war': 2, dogfight: 5, 'crossfire-squads': 4 };
const firstSeed = 1001;

const rules = server(program);
const records = [];
for (const [i, variant] of variants[game].entries())
  records.push(await annotated(rules, game, firstSeed + 100 + i, variant));
const whole = [];
for (let i = 0; i < counts[game]; ++i) whole.push(await played(rules, game, firstSeed + i));
for (const record of whole.slice(0, 3))
  records.push(await positionIn(rules, record, Math.floor(record.moves.length / 2)));
records.push(...whole);
rules.close();

const sample = execFileSync(packer, { input: records.map((record) => JSON.stringify(record)).join('\n') + '\n',
  encoding: 'utf8', maxBuffer: 1 << 26 }).trim();
const space = game.replaceAll('-', '_');
const lines = sample.match(/.{1,100}/g).map((line) => `    "${line}"`).join('\n');
process.stdout.write(`// Made by tests/links/renew_sample.mjs.
#include "games/${space}/text/link_sample.h"

namespace sightlines::${space} {

std::string_view link_sample() {
    return  // clang-format off
${lines};
    // clang-format on
}

}  // namespace sightlines::${space}
`);
