// What the ladder plays. opening: so many decisions are taken at random first. most: actions after which a game is
// unfinished.
export const setups = {
  crosshairs: { game: 'crosshairs', options: { roundLimit: 40 }, opening: 2, most: 2000 },
  'crosshairs-ffa': { game: 'crosshairs', options: { type: 'ffa', players: 4, roundLimit: 30 }, opening: 4, most: 3000 },
  'crosshairs-circle': { game: 'crosshairs', options: { type: 'circle', players: 4, roundLimit: 30 }, opening: 4, most: 3000 },
  'crossfire-hex': { game: 'crossfire-hex', opening: 2, most: 400 },
  'aerial-war': { game: 'aerial-war', options: { battles: 1, roundLimit: 60 }, most: 5000 },
  dogfight: { game: 'dogfight', most: 5000 },
  'crossfire-squads': { game: 'crossfire-squads', most: 3000 },
};
