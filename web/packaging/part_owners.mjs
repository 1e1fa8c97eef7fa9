// Whose the functions and constants are that several parts have.

export const everybody = '-'; // the first module has what is of no single part

// Parts that are here before another, which therefore may name what it likes of them. The game that is edited is here.
export const needed = {
  puzzles: ['editor', 'by-link'],
  editing: ['editor', 'aerial-war', 'crossfire-hex', 'crossfire-squads', 'dogfight'],
};

// The owner of what both have: the one that is here before the other, else everybody. undefined: nobody has it yet.
export function ownerOfBoth(one, other) {
  if (one === undefined || one === other || needed[one]?.includes(other)) return other;
  if (other === undefined || needed[other]?.includes(one)) return one;
  return everybody;
}
