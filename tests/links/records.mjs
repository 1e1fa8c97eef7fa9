// Records as people send them, from games of the computer: whole games, positions, and games with names, comments and
// variations. The same seed makes the same record.
import { server } from '../ladder/ladder.mjs';

export const games = ['crosshairs', 'crossfire-hex', 'aerial-war', 'dogfight', 'crossfire-squads'];

// With what else games are played than with what they begin with on the page.
export const variants = {
  crosshairs: [{ options: { clouds: 4 } }, { options: { type: 'ffa', players: 3, roundLimit: 20 }, seats: 3 },
    { options: { rings: 3, concealed: true } }],
  'crossfire-hex': [{ options: { ko: 'full' } }, { options: { quietLimit: 30 } }],
  'aerial-war': [{ options: { battles: 1 } }, { options: { roundLimit: 40, loops: 'forced' } }],
  dogfight: [{ options: { scenario: 'patrol' } }, { options: { scenario: 'melee' }, seats: 3 }],
  'crossfire-squads': [{ options: { scenario: 'ambush' } }, { options: { vpGoal: 10, turnLimit: 12 } }],
};

const levels = [[1, 2], [2, 1]];

// Every second battle is on other ground.
export function usualOptions(game, seed) {
  return game === 'crossfire-squads' && (seed >> 1) % 2 === 1 ? { options: { seed } } : {};
}

export async function played(rules, game, seed, { most = 600, ...record } = usualOptions(game, seed)) {
  const request = { op: 'match', record: { game, version: 1, ...record }, players: levels[seed % 2], seed, most };
  return (await rules.ask(request)).record;
}

// The position after so many of its moves, or the last one before that at which a record can start.
export async function positionIn(rules, record, ply) {
  const { game, version, options, moves = [] } = record;
  const cut = { ...record, moves: moves.slice(0, ply) };
  const { position } = await rules.ask({ op: 'status', record: cut });
  delete position.seen; // what only the ko rule needs is left out of a position that is shared
  const found = { game, version, ...(options ? { options } : {}), start: position };
  try {
    await rules.ask({ op: 'status', record: found });
    return found;
  } catch {
    return positionIn(rules, record, ply - 1);
  }
}

const names = [['Ann', 'Ben'], ['Maria', 'Tom'], ['Lena', ''], ['Paul', 'Dr. Winter']];
const comments = ['A good move: it keeps both ways open.', 'This was the mistake. Better was the other one.',
  'Now there is no way back.', 'What about this?', 'He must have seen it coming, and had nothing better.',
  'The dice were kind to me here.', 'I think that I am winning.', 'The best answer, and the only one.',
  'Two more turns, and it is over.', "That I didn't expect!"];

// A game by link with names, and from where it has got to a few comments and variations.
export async function annotated(rules, game, seed, { most = 30, seats = 2, ...record } = {}) {
  const made = await played(rules, game, seed, { ...usualOptions(game, seed), ...record, most });
  const moves = made.moves.length;
  const pick = (list, i) => list[(seed * 7 + i * 3) % list.length];
  const letters = '0123456789abcdefghijklmnopqrstuvwxyz';
  const match = Array.from({ length: 10 }, (_, i) => letters[(seed * 1009 + i * i * 131 + i * 17) % 36]).join('');
  const at = Math.floor(moves / 2);
  const other = await rules.ask({ op: 'match', record: { ...made, moves: made.moves.slice(0, at) }, players: [1, 1],
    seed: seed + 1, opening: 2, most: at + 6 });
  const line = other.record.moves.slice(at);
  const players = Array.from({ length: seats }, (_, seat) => pick(names, 0)[seat] ?? '');
  return { ...made, players, match,
    notes: [{ at: Math.floor(moves / 3), text: pick(comments, 1) }, { at: moves - 1, text: pick(comments, 2) }],
    lines: [{ from: 0, at, moves: line, notes: [{ at: at + line.length, text: pick(comments, 3) }] }] };
}

export { server };
