// The names under which a module exports and another imports: read, and written anew.

function reader(bytes, at) {
  return {
    get at() { return at; },
    byte: () => bytes[at++],
    number() { // LEB128
      for (let value = 0, shift = 0; ; shift += 7) {
        const byte = bytes[at++];
        value += (byte & 127) * 2 ** shift;
        if (byte < 128) return value;
      }
    },
    text() {
      const length = this.number();
      at += length;
      return bytes.toString('utf8', at - length, at);
    },
    from: (start) => bytes.subarray(start, at),
    skip(count) { at += count; },
  };
}

function number(value) {
  const bytes = [];
  do {
    bytes.push((value & 127) | (value > 127 ? 128 : 0));
    value >>>= 7;
  } while (value > 0);
  return Buffer.from(bytes);
}
const text = (value) => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(value)]);

const section = { imports: 2, exports: 7 };

// The module with one of its sections written anew from its entries; `change` may leave some out.
function rewritten(bytes, id, readEntry, change) {
  const parts = [bytes.subarray(0, 8)];
  const input = reader(bytes, 8);
  while (input.at < bytes.length) {
    const start = input.at;
    const found = input.byte();
    const size = input.number();
    const end = input.at + size;
    if (found === id) {
      const entries = Array.from({ length: input.number() }, () => readEntry(input));
      const kept = change(entries).map(({ names, rest }) => Buffer.concat([...names.map(text), rest]));
      const body = Buffer.concat([number(kept.length), ...kept]);
      parts.push(Buffer.from([id]), number(body.length), body);
    } else {
      input.skip(size);
      parts.push(input.from(start));
    }
    if (input.at !== end) throw new Error(`A section of ${size} bytes is not what it should be.`);
  }
  return Buffer.concat(parts);
}

// change: [{ name, what }] -> the same, with other names, or fewer; `what` is equal for two names of one thing.
export function withExports(bytes, change) {
  const readEntry = (input) => {
    const name = input.text();
    const start = input.at;
    input.byte();
    input.number();
    const rest = input.from(start);
    return { names: [name], name, what: rest.toString('hex'), rest };
  };
  return rewritten(bytes, section.exports, readEntry, (entries) => change(entries).map((entry) => ({ ...entry, names: [entry.name] })));
}

// rename: the name of an import from `module` -> another.
export function withImports(bytes, module, rename) {
  const limits = (input) => { if (input.byte() & 1) input.number(); input.number(); };
  const kinds = [(input) => input.number(), (input) => { input.byte(); limits(input); }, limits, (input) => input.skip(2)];
  const readEntry = (input) => {
    const names = [input.text(), input.text()];
    const start = input.at;
    kinds[input.byte()](input);
    return { names, rest: input.from(start) };
  };
  return rewritten(bytes, section.imports, readEntry, (entries) => entries.map(({ names: [from, name], rest }) =>
    ({ names: [from, from === module ? rename(name) : name], rest })));
}
