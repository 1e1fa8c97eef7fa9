// Whose the functions and constants are that several parts have.

export const everybody = '-'; // the first module has what it needs itself
export const common = 'common'; // comes with the first part that is fetched, and has what several of them need

// Parts that are here before another, which therefore may name what it likes of them. The game that is edited is here.
export const needed = {
  puzzles: ['panels', 'records'],
  live: ['records'],
  editing: ['panels', 'aerial-war', 'crossfire-hex', 'crossfire-squads', 'dogfight'],
};

// The owner of what both have. undefined: nobody has it yet.
export function ownerOfBoth(one, other) {
  if (one === undefined || one === other || needed[one]?.includes(other)) return other;
  if (other === undefined || needed[other]?.includes(one)) return one;
  return [one, other].includes(everybody) ? everybody : common;
}

// objects: [[part or "-", symbols that it defines, symbols that it takes from others]]. -> Map symbol -> owner. What
// several parts have and the first module names stays with that.
export function ownersOf(objects) {
  const owners = new Map();
  for (const [part, defined] of objects)
    for (const name of defined) owners.set(name, ownerOfBoth(owners.get(name), part));
  for (const [part, , taken] of objects)
    if (part === everybody) for (const name of taken) if (owners.get(name) === common) owners.set(name, everybody);
  return owners;
}
