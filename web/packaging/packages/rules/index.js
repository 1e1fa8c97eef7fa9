export { Rules, RulesError } from './core.js';

// Written out one by one, so that a bundler finds each game and takes only what is loaded.
const games = {
  'crosshairs': () => import('./crosshairs.js'),
  'crossfire-hex': () => import('./crossfire-hex.js'),
  'crossfire-squads': () => import('./crossfire-squads.js'),
  'dogfight': () => import('./dogfight.js'),
  'aerial-war': () => import('./aerial-war.js'),
};
export const gameIds = Object.keys(games);

export async function load(game) {
  if (!Object.hasOwn(games, game)) throw new TypeError(`There is no game "${game}", but: ${gameIds.join(', ')}.`);
  return (await games[game]()).load();
}
