// Which functions and constants of a part are named outside of it. A part is reached through its doors alone: the
// function `here` of each of its tables (web/base/parts.h); of a game its page and its entry in the list of games.

import { common, everybody, needed, ownersOf } from './part_owners.mjs';

const doors = [/^_ZN10sightlines\d+[A-Za-z]+4hereEv$/, /^_ZN10sightlines\d+\w+9game_pageE$/,
  /^_ZN10sightlines8registry\d+\w+E$/];

// What only tests call looks at everything, and is called by main alone.
const forTests = 'state';

// objects: [[part or "-", defined symbols, symbols that it takes from others]]. -> [[part, symbol, who names it]]
export function namedOutside(objects) {
  const owners = ownersOf(objects);
  const found = new Map();
  for (const [part, , taken] of objects) {
    for (const name of taken) {
      const owner = owners.get(name);
      const stranger = ![undefined, everybody, common, part, forTests].includes(owner) && part !== forTests
        && !needed[part]?.includes(owner);
      if (stranger && !doors.some((door) => door.test(name))) found.set(`${owner} ${name}`, [owner, name, part]);
    }
  }
  return [...found.values()].sort();
}

// Throws if anything of a part is named outside of it but its doors. objects: [[part or "-", path]]; symbolsOf: the
// symbols of files, by an option of nm. The core knows no parts: what it has of one is called only by who knows.
export function checkDoors(objects, symbolsOf) {
  const files = new Map();
  for (const [part, object] of objects) {
    const owner = ['panels', 'records'].includes(part) && !/\/page_/.test(object) ? everybody : part;
    files.set(owner, [...files.get(owner) ?? [], object]);
  }
  const found = namedOutside([...files].map(([part, own]) =>
    [part, symbolsOf('--defined-only', own), symbolsOf('--undefined-only', own)]));
  for (const part of files.keys()) {
    const named = found.filter(([owner]) => owner === part);
    if (named.length === 0) continue;
    const lines = named.map(([, name, by]) => `${name}, by ${by}`);
    throw new Error([`${named.length} names of ${part} are named outside of it:`, ...lines].join('\n'));
  }
}
