// A game's rules as a WebAssembly module that takes a line of `serve` and gives a line. It asks its surroundings for
// nothing that it could not do without, so every import is a function that does nothing.

/** @param {WebAssembly.Module} module */
export async function engineOf(module) {
  /** @type {Record<string, Record<string, () => number>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
  const { exports } = await WebAssembly.instantiate(module, imports);
  const { memory, _initialize, answer, malloc, free } = /** @type {any} */ (exports);
  _initialize?.();
  /** @type {(line: string) => string} */
  return (line) => {
    const bytes = new TextEncoder().encode(line);
    const at = malloc(bytes.length || 1);
    new Uint8Array(memory.buffer).set(bytes, at);
    const reply = answer(at, bytes.length);
    free(at);
    const heap = new Uint8Array(memory.buffer);
    return new TextDecoder().decode(heap.slice(reply, heap.indexOf(0, reply)));
  };
}
