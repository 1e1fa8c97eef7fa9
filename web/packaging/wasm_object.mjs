// What an object file (LLVM's, before linking) has: its functions and pieces of data, and which symbols each refers to.
import { reader } from './wasm_module.mjs';

const addressKinds = new Set([3, 4, 5, 11]); // relocations by a symbol of data
const withAddend = new Set([3, 4, 5, 8, 9, 11]);
const [undefinedSymbol, explicitName, localSymbol] = [0x10, 0x40, 0x02];

// The entry whose range holds an offset; entries lie in order.
function holding(ranges, offset) {
  let [low, high] = [0, ranges.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (ranges[middle].start <= offset) low = middle;
    else high = middle - 1;
  }
  return ranges[low];
}

function symbolTable(input, functionImports) {
  return Array.from({ length: input.number() }, () => {
    const kind = input.byte();
    const flags = input.number();
    const symbol = { kind, local: Boolean(flags & localSymbol), defined: !(flags & undefinedSymbol) };
    if (kind === 1) {
      symbol.name = input.text();
      if (symbol.defined) [symbol.piece] = [input.number(), input.number(), input.number()];
      return symbol;
    }
    symbol.index = input.number();
    if (kind !== 3 && (symbol.defined || flags & explicitName)) symbol.name = input.text();
    else if (kind === 0) symbol.name = functionImports[symbol.index];
    return symbol;
  });
}

// The entries of a section of code or data, each to be filled with what it refers to; `start` is a place in the
// section.
function entriesOf(input, place, skipHead) {
  const begin = input.at;
  return Array.from({ length: input.number() }, () => {
    const entry = { start: input.at - begin, place, refers: [] };
    skipHead();
    input.skip(input.number());
    return entry;
  });
}

function importedFunctions(input) {
  const names = [];
  for (let left = input.number(); left > 0; --left) {
    input.text();
    const name = input.text();
    if (input.importKind() === 0) names.push(name);
  }
  return names;
}

// Names the pieces of data; -> the symbols.
function readLinking(input, end, functionImports, pieces) {
  let symbols = [];
  input.number();
  while (input.at < end) {
    const kind = input.byte();
    const stop = input.number() + input.at;
    if (kind === 8) symbols = symbolTable(input, functionImports);
    if (kind === 5) {
      const count = input.number();
      for (let which = 0; which < count; ++which)
        [pieces[which].name] = [input.text(), input.number(), input.number()];
    }
    input.skip(stop - input.at);
  }
  return symbols;
}

// References to symbols of data: of which section, where in it, and to which.
function readRelocations(input) {
  const found = [];
  const of = input.number();
  for (let left = input.number(); left > 0; --left) {
    const kind = input.byte();
    const [offset, symbol] = [input.number(), input.number()];
    if (withAddend.has(kind)) input.number();
    if (addressKinds.has(kind)) found.push({ of, offset, symbol });
  }
  return found;
}

// -> { functions: [{ name, refers }], pieces: [{ name, refers }], symbols }; `refers` holds places in `symbols`, which
// are { kind, name, local, defined, piece }: of data when the kind is 1, and then `piece` is a place in `pieces`.
export function readObject(bytes) {
  const input = reader(bytes, 8);
  let [functionImports, functions, pieces, symbols] = [[], [], [], []];
  const relocations = [];
  const skipAddress = () => { if (input.number() === 0) { input.byte(); input.number(); input.byte(); } };
  for (let place = 0; input.at < bytes.length; ++place) {
    const id = input.byte();
    const size = input.number();
    const end = input.at + size;
    if (id === 2) functionImports = importedFunctions(input);
    if (id === 10) functions = entriesOf(input, place, () => {});
    if (id === 11) pieces = entriesOf(input, place, skipAddress);
    if (id === 0) {
      const name = input.text();
      if (name === 'linking') symbols = readLinking(input, end, functionImports, pieces);
      if (name.startsWith('reloc.')) relocations.push(...readRelocations(input));
    }
    input.skip(end - input.at);
  }
  for (const symbol of symbols)
    if (symbol.kind === 0 && symbol.defined) functions[symbol.index - functionImports.length].name = symbol.name;
  for (const { of, offset, symbol } of relocations) {
    const owner = [functions, pieces].find((entries) => entries[0]?.place === of);
    if (owner) holding(owner, offset).refers.push(symbol);
  }
  return { functions, pieces, symbols };
}
