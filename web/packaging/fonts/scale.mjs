// The same outlines on a coarser grid: a font's coordinates are numbers of its em, and numbers up to 255 take one byte
// where greater ones take two. A grid of 512 moves no point by more than a thousandth of the size of the letters.
import { assemble, tables } from './sfnt.mjs';

const [onCurve, xShort, yShort, repeated, xSame, ySame] = [1, 2, 4, 8, 16, 32];
const [wordArguments, argumentsAreOffsets, hasScale, more, hasTwoScales, hasMatrix] = [1, 2, 8, 32, 64, 128];

// One outline: { ends: last point of each contour, points: [{ x, y, on, overlap }] }.
function readOutline(glyph, contours) {
  const ends = Array.from({ length: contours }, (_, i) => glyph.readUInt16BE(10 + 2 * i));
  const count = ends.at(-1) + 1;
  let at = 10 + 2 * contours;
  at += 2 + glyph.readUInt16BE(at); // past the instructions
  const flags = [];
  while (flags.length < count) {
    const flag = glyph[at++];
    for (let times = flag & repeated ? glyph[at++] + 1 : 1; times > 0; times--) flags.push(flag);
  }
  const axis = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyph[at++] : -glyph[at++];
      else if (!(flag & same)) { value += glyph.readInt16BE(at); at += 2; }
      return value;
    });
  };
  const xs = axis(xShort, xSame);
  const ys = axis(yShort, ySame);
  return { ends, points: flags.map((flag, i) => ({ x: xs[i], y: ys[i], on: flag & onCurve })) };
}

function writeOutline({ ends, points }) {
  const flags = [];
  const coordinates = { x: [], y: [] };
  let last = { x: 0, y: 0 };
  const axis = (name, short, same, step) => {
    if (step === 0) return same;
    if (Math.abs(step) < 256) {
      coordinates[name].push(Math.abs(step));
      return short | (step > 0 ? same : 0);
    }
    coordinates[name].push((step >> 8) & 255, step & 255);
    return 0;
  };
  for (const point of points) {
    const flag = point.on | axis('x', xShort, xSame, point.x - last.x) | axis('y', yShort, ySame, point.y - last.y);
    last = point;
    const before = flags.at(-1);
    if (before?.flag === flag && before.times < 256) before.times++;
    else flags.push({ flag, times: 1 });
  }
  const runs = flags.flatMap(({ flag, times }) => (times > 1 ? [flag | repeated, times - 1] : [flag]));
  const head = Buffer.alloc(10 + 2 * ends.length + 2); // without instructions
  head.writeInt16BE(ends.length, 0);
  for (const [i, name] of ['x', 'y'].entries()) {
    head.writeInt16BE(Math.min(...points.map((point) => point[name])), 2 + 2 * i);
    head.writeInt16BE(Math.max(...points.map((point) => point[name])), 6 + 2 * i);
  }
  ends.forEach((end, i) => head.writeUInt16BE(end, 10 + 2 * i));
  return Buffer.concat([head, Buffer.from([...runs, ...coordinates.x, ...coordinates.y])]);
}

// A glyph made of others says where they go.
function scaleComposite(glyph, scaled) {
  const copy = Buffer.from(glyph);
  for (let at = 2; at < 10; at += 2) copy.writeInt16BE(scaled(copy.readInt16BE(at)), at);
  for (let at = 10, flags = more; flags & more;) {
    flags = copy.readUInt16BE(at);
    at += 4;
    const wide = flags & wordArguments;
    if (flags & argumentsAreOffsets)
      for (let i = 0; i < 2; i++)
        if (wide) copy.writeInt16BE(scaled(copy.readInt16BE(at + 2 * i)), at + 2 * i);
        else copy.writeInt8(scaled(copy.readInt8(at + i)), at + i);
    at += wide ? 4 : 2;
    at += flags & hasMatrix ? 8 : flags & hasTwoScales ? 4 : flags & hasScale ? 2 : 0;
  }
  return copy;
}

/** `font`, a TrueType font with short or long offsets and no hints, with an em of `units`. */
export function scaleTo(font, units) {
  const parts = new Map([...tables(font)].map(([name, table]) => [name, Buffer.from(table)]));
  const head = parts.get('head');
  const em = head.readUInt16BE(18);
  const scaled = (value) => Math.round((value * units) / em);
  const long = head.readInt16BE(50) === 1;
  const [loca, glyf] = [parts.get('loca'), parts.get('glyf')];
  const offset = (i) => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  const count = parts.get('maxp').readUInt16BE(4);
  const glyphs = Array.from({ length: count }, (_, i) => {
    const glyph = glyf.subarray(offset(i), offset(i + 1));
    if (glyph.length === 0) return glyph;
    const contours = glyph.readInt16BE(0);
    if (contours < 0) return scaleComposite(glyph, scaled);
    const { ends, points } = readOutline(glyph, contours);
    return writeOutline({ ends, points: points.map(({ x, y, on }) => ({ x: scaled(x), y: scaled(y), on })) });
  }).map((glyph) => (glyph.length % 2 ? Buffer.concat([glyph, Buffer.alloc(1)]) : glyph));
  const places = Buffer.alloc(2 * (count + 1));
  let end = 0;
  for (const [i, glyph] of glyphs.entries()) {
    end += glyph.length;
    places.writeUInt16BE(end / 2, 2 * (i + 1));
  }
  parts.set('glyf', Buffer.concat(glyphs));
  parts.set('loca', places);
  head.writeInt16BE(0, 50);
  head.writeUInt16BE(units, 18);
  for (let at = 36; at < 44; at += 2) head.writeInt16BE(scaled(head.readInt16BE(at)), at);

  const hhea = parts.get('hhea');
  const widths = parts.get('hmtx');
  const full = hhea.readUInt16BE(34); // glyphs with a width of their own; the others have only a left side
  for (let i = 0; i < full; i++) widths.writeUInt16BE(scaled(widths.readUInt16BE(4 * i)), 4 * i);
  for (let at = 2; at < widths.length; at += at < 4 * full - 2 ? 4 : 2)
    widths.writeInt16BE(scaled(widths.readInt16BE(at)), at);
  for (const at of [4, 6, 8, 10, 12, 14, 16]) hhea.writeInt16BE(scaled(hhea.readInt16BE(at)), at);
  const os2 = parts.get('OS/2');
  for (const at of [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88])
    if (at + 2 <= os2.length) os2.writeInt16BE(scaled(os2.readInt16BE(at)), at);
  const post = parts.get('post');
  for (const at of [8, 10]) post.writeInt16BE(scaled(post.readInt16BE(at)), at);
  return assemble(parts);
}
