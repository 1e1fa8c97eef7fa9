// Which constants and tables go with the games' functions: those that nothing but one game's functions needs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { everybody, ownerOfBoth } from './part_owners.mjs';
import { readObject } from './wasm_object.mjs';

const isConstant = (name) => /^\.(rodata|data\.rel\.ro)\b/.test(name);

// Where the linker has put each piece: "object:(name)" -> [address, size].
function placesOf(map) {
  const places = new Map();
  for (const line of map.split('\n')) {
    const found = line.match(/^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +(\S+:\(\S+\))$/);
    if (found) places.set(found[3], [parseInt(found[1], 16), parseInt(found[2], 16)]);
  }
  return places;
}

// objects: [[game or "-", path]]; gameOf: the name of a function -> its game; map: the linker's, which names objects by
// their paths from `folder`. -> Map game -> [[address, size]], in order.
export function dataOfGames(objects, gameOf, map, folder) {
  const places = placesOf(map);
  const unplaced = [];
  const files = objects.map(([game, object]) => {
    const { functions, pieces, symbols } = readObject(readFileSync(object));
    const shown = path.relative(folder, object);
    for (const piece of pieces) Object.assign(piece, { key: `${shown}:(${piece.name})`, users: new Set(), leads: [] });
    if (!pieces.some(({ key }) => places.has(key))) unplaced.push(object);
    return { game, functions, pieces, symbols };
  });
  if (unplaced.length === objects.length) throw new Error('The map shows none of the objects.');

  // Of several equal pieces the linker took one.
  const linked = new Map();
  for (const { pieces, symbols } of files) {
    for (const { kind, name, local, defined, piece } of symbols)
      if (kind === 1 && defined && !local && places.has(pieces[piece].key)) linked.set(name, pieces[piece]);
  }
  const found = ({ pieces, symbols }, which) => {
    const { kind, name, local, piece } = symbols[which];
    if (kind !== 1) return undefined;
    return local ? pieces[piece] : linked.get(name);
  };

  const queue = [];
  const use = (piece, user) => {
    if (!piece || piece.users.has(user)) return;
    piece.users.add(user);
    queue.push([piece, user]);
  };
  for (const file of files) {
    for (const piece of file.pieces) {
      piece.leads = piece.refers.map((which) => found(file, which));
      if (file.game === everybody) use(piece, everybody);
    }
  }
  for (const file of files) {
    for (const { name, refers } of file.functions)
      for (const which of refers) use(found(file, which), gameOf(name) ?? everybody);
  }
  while (queue.length > 0) {
    const [{ leads }, user] = queue.pop();
    for (const piece of leads) use(piece, user);
  }

  const own = new Map();
  for (const { pieces } of files) {
    for (const { name, key, users } of pieces) {
      const game = [...users].reduce(ownerOfBoth, undefined);
      if (game === undefined || game === everybody || !isConstant(name) || !places.has(key)) continue;
      if (!own.has(game)) own.set(game, []);
      own.get(game).push(places.get(key));
    }
  }
  for (const ranges of own.values()) ranges.sort(([a], [b]) => a - b);
  return own;
}
