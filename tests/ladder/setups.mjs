// What the ladder plays. opening: so many decisions are taken at random first. most: actions after which a game is
// unfinished. The goals, in percent: overRandom for level 1 (else 95), overLower for a level against the one below (else
// 65, and 58 with dice). plain: the yardstick of that name is there.

// On a generated table of squads whoever has the first turn is in the objective before it ends, and wins nine games of
// ten. Here the objective lies open from all four edges alike, and the game is decided by what is done.
function openTable() {
  const quarter = [ // kind, then left, top, right, bottom; mirrored both ways
    ['woods', 2640, 1680, 3120, 2160], ['hill', 1500, 1660, 1860, 2180], ['woods', 1760, 700, 2160, 1060],
    ['field', 2660, 440, 3100, 860], ['rough', 700, 640, 1160, 1040], ['woods', 640, 1680, 1060, 2160], ['hill', 240, 1000, 560, 1400],
  ];
  const [width, height] = [5760, 3840];
  const pieces = new Map();
  for (const [kind, left, top, right, bottom] of quarter) {
    for (const [x0, x1] of [[left, right], [width - right, width - left]]) {
      for (const [y0, y1] of [[top, bottom], [height - bottom, height - top]])
        pieces.set(`${x0},${y0}`, { k: kind, poly: [[x0, y0], [x1, y0], [x1, y1], [x0, y1]] });
    }
  }
  return Object.fromEntries([...pieces.values()].map((piece, i) => [`t${String(i).padStart(2, '0')}`, piece]));
}

export const setups = {
  crosshairs: { game: 'crosshairs', options: { roundLimit: 40 }, opening: 2, most: 2000 },
  'crosshairs-ffa': { game: 'crosshairs', options: { type: 'ffa', players: 4, roundLimit: 30 }, opening: 4, most: 3000 },
  'crosshairs-circle': { game: 'crosshairs', options: { type: 'circle', players: 4, roundLimit: 30 }, opening: 4, most: 3000 },
  'crossfire-hex': { game: 'crossfire-hex', opening: 2, most: 400, plain: true },
  'aerial-war': { game: 'aerial-war', options: { battles: 1, roundLimit: 60 }, most: 5000, overRandom: 75, overLower: 58 },
  dogfight: { game: 'dogfight', most: 5000, overLower: 58 },
  'crossfire-squads': { game: 'crossfire-squads', options: { terrain: openTable(), vpGoal: 10, turnLimit: 80 }, most: 3000, overLower: 58 },
};
