// The little of the TrueType file format that subset.mjs needs: table directory, cmap, GSUB single substitutions,
// line metrics. Offsets and field names are those of the OpenType specification.

export function tables(font) {
  const found = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    const start = font.readUInt32BE(at + 8);
    found.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return found;
}

function checksum(table) {
  let sum = 0;
  for (let i = 0; i < table.length; i++) sum = (sum + table[i] * 2 ** (8 * (3 - (i % 4)))) % 2 ** 32;
  return sum;
}

export function assemble(parts) {
  const names = [...parts.keys()].sort();
  const header = Buffer.alloc(12 + 16 * names.length);
  const power = Math.floor(Math.log2(names.length));
  header.writeUInt32BE(0x00010000, 0);
  [names.length, 16 * 2 ** power, power,
    16 * (names.length - 2 ** power)].forEach((n, i) => header.writeUInt16BE(n, 4 + 2 * i));
  parts.get('head').writeUInt32BE(0, 8); // the checksum of the whole is taken with its own field at zero
  let end = header.length;
  const body = names.map((name, i) => {
    const table = parts.get(name);
    header.write(name, 12 + 16 * i, 'latin1');
    [checksum(table), end, table.length].forEach((n, k) => header.writeUInt32BE(n, 16 + 16 * i + 4 * k));
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    end += padded.length;
    return padded;
  });
  const font = Buffer.concat([header, ...body]);
  const head = tables(font).get('head');
  head.writeUInt32BE((0xb1b0afba - checksum(font) + 2 ** 32) % 2 ** 32, 8);
  return font;
}

// Code point -> glyph index, from the format 4 table that every font for the Basic Multilingual Plane has.
export function coverage(font) {
  const cmap = tables(font).get('cmap');
  const glyphs = new Map();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * i));
    if (table.readUInt16BE(0) !== 4) continue;
    const size = table.readUInt16BE(6); // twice the number of segments
    for (let s = 0; s < size; s += 2) {
      const last = table.readUInt16BE(14 + s);
      const first = table.readUInt16BE(16 + size + s);
      const delta = table.readUInt16BE(16 + 2 * size + s);
      const offsetAt = 16 + 3 * size + s;
      const offset = table.readUInt16BE(offsetAt);
      for (let code = first; code <= last && code !== 0xffff; code++) {
        const raw = offset ? table.readUInt16BE(offsetAt + offset + 2 * (code - first)) : code;
        const glyph = offset && !raw ? 0 : (raw + delta) & 0xffff;
        if (glyph) glyphs.set(code, glyph);
      }
    }
  }
  return glyphs;
}

// Every single substitution left in the font, glyph -> glyph. The caller has kept the one feature it wants.
function substitutions(gsub) {
  const list = gsub.subarray(gsub.readUInt16BE(8));
  const pairs = new Map();
  for (let i = 0; i < list.readUInt16BE(0); i++) {
    const lookup = list.subarray(list.readUInt16BE(2 + 2 * i));
    if (lookup.readUInt16BE(0) !== 1) throw new Error('expected single substitutions only');
    for (let s = 0; s < lookup.readUInt16BE(4); s++) {
      const table = lookup.subarray(lookup.readUInt16BE(6 + 2 * s));
      const covered = coveredGlyphs(table.subarray(table.readUInt16BE(2)));
      covered.forEach((glyph, k) =>
        pairs.set(glyph,
          table.readUInt16BE(0) === 1 ? (glyph + table.readInt16BE(4)) & 0xffff : table.readUInt16BE(6 + 2 * k)));
    }
  }
  return pairs;
}

function coveredGlyphs(table) {
  const count = table.readUInt16BE(2);
  if (table.readUInt16BE(0) === 1) return Array.from({ length: count }, (_, i) => table.readUInt16BE(4 + 2 * i));
  const glyphs = [];
  for (let i = 0; i < count; i++)
    for (let glyph = table.readUInt16BE(4 + 6 * i); glyph <= table.readUInt16BE(6 + 6 * i); glyph++) glyphs.push(glyph);
  return glyphs;
}

// A cmap in format 4 with one segment a character: long but plain, and the next subsetting writes a compact one.
function characterMap(glyphs) {
  const codes = [...glyphs.keys()].sort((a, b) => a - b).concat(0xffff);
  const power = Math.floor(Math.log2(codes.length));
  const search = [2 * codes.length, 2 * 2 ** power, power, 2 * (codes.length - 2 ** power)];
  const deltas = codes.map((code) => ((glyphs.get(code) ?? 0) - code) & 0xffff);
  const noOffsets = codes.map(() => 0);
  const table = [4, 16 + 8 * codes.length, 0, ...search, ...codes, 0, ...codes, ...deltas, ...noOffsets];
  const cmap = Buffer.alloc(12 + 2 * table.length);
  [0, 1, 3, 1, 0, 12, ...table].forEach((n, i) => cmap.writeUInt16BE(n, 2 * i)); // one table, Unicode, 12 bytes in
  return cmap;
}

// `font` has been subset with the feature "tnum" alone. A font whose digits are tabular anyway comes back as it is.
export function bakeTabularDigits(font) {
  const parts = tables(font);
  const tabular = parts.has('GSUB') ? substitutions(parts.get('GSUB')) : new Map();
  const glyphs = coverage(font);
  for (let code = 0x30; code <= 0x39; code++) // digits only: the feature also widens the hyphen and the space
    if (tabular.has(glyphs.get(code))) glyphs.set(code, tabular.get(glyphs.get(code)));
  parts.set('cmap', characterMap(glyphs));
  return assemble(parts);
}

// A line is 4/3 em tall with the capitals in its middle. ImGui stacks lines by ascent and descent alone, so this is its
// line spacing, and text centred by ImGui looks centred.
export function setLineMetrics(font) {
  const parts = tables(font);
  const em = parts.get('head').readUInt16BE(18);
  const os2 = parts.get('OS/2');
  const line = Math.round((em * 4) / 3);
  const ascender = Math.round((line + os2.readInt16BE(88)) / 2); // 88: sCapHeight
  const metrics = [ascender, ascender - line, 0];
  metrics.forEach((n, i) => parts.get('hhea').writeInt16BE(n, 4 + 2 * i));
  metrics.forEach((n, i) => os2.writeInt16BE(n, 68 + 2 * i));
  return assemble(parts);
}
