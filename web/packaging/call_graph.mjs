// Who calls whom in a linked module, from what wasm-opt --print-call-graph writes.

import { ownerOfBoth } from './part_owners.mjs';

// -> { callers: Map function -> Set of functions, roots: Set of what can be called from outside or through the table }
export function callGraph(dot) {
  const callers = new Map();
  const roots = new Set();
  for (const line of dot.split('\n')) {
    const call = line.match(/^ *"(.+?)" -> "(.+?)"/);
    const node = line.match(/^ *"(.+?)" \[style="([^"]*)"(.*)\]/);
    if (call) callers.set(call[2], (callers.get(call[2]) ?? new Set()).add(call[1]));
    else if (node && (node[2].includes('rounded') || /gray|turquoise/.test(node[3]))) roots.add(node[1]);
  }
  return { callers, roots };
}

// Functions without an owner that only functions with one call, directly or through others of this kind.
// ownerOf(function) -> its owner, or undefined; functions: all of them. -> Map function -> owner
export function followers(functions, { callers, roots }, ownerOf) {
  const open = functions.filter((name) => ownerOf(name) === undefined && !roots.has(name));
  // undefined: no caller is known yet; null: a caller without an owner
  const found = new Map(open.map((name) => [name, undefined]));
  const owner = (name) => (found.has(name) ? found.get(name) : ownerOf(name) ?? null);
  for (let changed = true; changed;) {
    changed = false;
    for (const name of open) {
      const owners = [...callers.get(name) ?? []].map(owner).filter((each) => each !== undefined);
      const one = owners.includes(null) ? null : owners.reduce(ownerOfBoth, undefined);
      if (one === found.get(name)) continue;
      found.set(name, one);
      changed = true;
    }
  }
  return new Map([...found].filter(([, each]) => each));
}
