// What has to be read and written anew in a linked module: the names of its exports and imports, and its data.

// Reads a module from a place on.
export function reader(bytes, at) {
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
    // What is imported, after its names: its kind.
    importKind() {
      const limits = () => { if (this.byte() & 1) this.number(); this.number(); };
      const kind = this.byte();
      [() => this.number(), () => { this.byte(); limits(); }, limits, () => this.skip(2)][kind]();
      return kind;
    },
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

// Signed, as in i32.const; addresses are small enough for this.
function signed(value) {
  const bytes = [];
  for (;;) {
    const byte = value & 127;
    value >>= 7;
    if (value === 0 && !(byte & 64)) return Buffer.from([...bytes, byte]);
    bytes.push(byte | 128);
  }
}

const section = { imports: 2, exports: 7, code: 10, data: 11 };

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
      const changed = change(entries).map(({ names, rest }) => Buffer.concat([...names.map(text), rest]));
      const body = Buffer.concat([number(changed.length), ...changed]);
      parts.push(Buffer.from([id]), number(body.length), body);
    } else {
      input.skip(size);
      parts.push(input.from(start));
    }
    if (input.at !== end) throw new Error(`A section of ${size} bytes is not what it should be.`);
  }
  return Buffer.concat(parts);
}

// change: [{ name, what, number }] -> the same, with other names, in another order, or fewer; `what` is equal for two
// names of one thing, and `number` is its place among the things of its kind.
export function withExports(bytes, change) {
  const readEntry = (input) => {
    const name = input.text();
    const start = input.at;
    input.byte();
    const at = input.number();
    const rest = input.from(start);
    return { names: [name], name, what: rest.toString('hex'), number: at, rest };
  };
  const named = (entry) => ({ ...entry, names: [entry.name] });
  return rewritten(bytes, section.exports, readEntry, (entries) => change(entries).map(named));
}

// rename: the name of an import from `module`, and what it stands for -> another name; `what` is equal for functions of
// one type.
export function withImports(bytes, module, rename) {
  const readEntry = (input) => {
    const names = [input.text(), input.text()];
    const start = input.at;
    input.importKind();
    return { names, rest: input.from(start) };
  };
  return rewritten(bytes, section.imports, readEntry, (entries) => entries.map(({ names: [from, name], rest }) =>
    ({ names: [from, from === module ? rename(name, rest.toString('hex')) : name], rest })));
}

const [activeSegment, constant, endOfConstant] = [0, 0x41, 0x0b];

// Its data: [{ at, bytes }], `at` an address in memory.
export function dataOf(bytes) {
  const segments = [];
  rewritten(bytes, section.data, (input) => {
    const kind = input.number();
    if (kind !== activeSegment || input.byte() !== constant) throw new Error('Data of an unknown kind.');
    const at = input.number(); // positive, and the sign takes the next bit at most
    input.byte();
    const size = input.number();
    const start = input.at;
    input.skip(size);
    segments.push({ at, bytes: Buffer.from(input.from(start)) });
    return { names: [], rest: Buffer.alloc(0) };
  }, (entries) => entries);
  return segments;
}

// The module with this data instead of its own, if it has some.
export function withData(bytes, segments) {
  const opening = Buffer.from([activeSegment, constant]);
  const entries = segments.map(({ at, bytes: content }) =>
    Buffer.concat([opening, signed(at), Buffer.from([endOfConstant]), number(content.length), content]));
  const body = Buffer.concat([number(entries.length), ...entries]);
  const parts = [bytes.subarray(0, 8)];
  const input = reader(bytes, 8);
  while (input.at < bytes.length) {
    const start = input.at;
    const id = input.byte();
    input.skip(input.number());
    if (id !== section.data) parts.push(input.from(start));
    if (id === section.code) parts.push(Buffer.from([section.data]), number(body.length), body);
  }
  return Buffer.concat(parts);
}
