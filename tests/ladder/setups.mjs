// What the ladder plays. opening: so many decisions are taken at random first. most: actions after which a game is
// unfinished. varies: an option that is another number in each pair of games. plain: that baseline is there. overLower:
// what a level is to score against the one below (else 65%, and 58% with dice). overRandom: two shares of level 1
// against random play, too few and enough (else 85% and 95%).
export const setups = {
  crosshairs: { game: 'crosshairs', options: { roundLimit: 40 }, opening: 2, most: 2000 },
  'crosshairs-ffa': { game: 'crosshairs', options: { type: 'ffa', players: 4, roundLimit: 30 },
    opening: 4, most: 3000 },
  // Players 2 and 4 enter beside their prey, 1 and 3 beside their hunters: if the game went on from there, that would
  // decide both games of a pair.
  'crosshairs-circle': { game: 'crosshairs', options: { type: 'circle', players: 4, roundLimit: 30 },
    opening: 12, most: 3000 },
  'crossfire-hex': { game: 'crossfire-hex', opening: 2, most: 400, plain: true },
  'aerial-war': { game: 'aerial-war', options: { battles: 1, roundLimit: 60 }, most: 5000,
    overRandom: [0.6, 0.75], overLower: 0.58 },
  dogfight: { game: 'dogfight', most: 5000, overLower: 0.58 },
  'crossfire-squads': { game: 'crossfire-squads', options: { vpGoal: 10 }, varies: 'seed', most: 3000,
    overLower: 0.58 },
};
