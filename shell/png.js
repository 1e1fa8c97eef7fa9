// Text in a PNG picture: a tEXt chunk contains a game, so that the picture can be opened like a link.

const signature = [137, 80, 78, 71, 13, 10, 26, 10];
const latin1 = new TextDecoder('latin1');

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; ++bit) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});
/** @param {Uint8Array} bytes */
const crc = (bytes) => ~bytes.reduce((sum, byte) => table[(sum ^ byte) & 255] ^ (sum >>> 8), -1) >>> 0;

/** @param {Uint8Array} bytes */
const isPng = (bytes) => signature.every((byte, i) => bytes[i] === byte);

// All chunks as {type, at, data}; stops at the end of a truncated file.
/** @param {Uint8Array<ArrayBuffer>} bytes */
function* chunks(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) return;
    yield { type: latin1.decode(bytes.subarray(at + 4, at + 8)), at, data: bytes.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

/** @type {(type: string, data: Uint8Array) => Uint8Array<ArrayBuffer>} */
function chunkOf(type, data) {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc(chunk.subarray(4, data.length + 8)));
  return chunk;
}

// For browsers that guard what a canvas shows: their own encoder would give noise.
/** @type {(picture: ImageData) => Promise<Blob>} */
export async function encoded({ width, height, data }) {
  const row = width * 4;
  const rows = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; ++y) rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const header = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]); // RGBA
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  return new Blob([new Uint8Array(signature), chunkOf('IHDR', header),
    chunkOf('IDAT', new Uint8Array(await new Response(packed).arrayBuffer())), chunkOf('IEND', new Uint8Array())]);
}

const keyword = 'Sightlines';

// The picture with a text (ASCII) added.
/** @type {(bytes: Uint8Array<ArrayBuffer>, game: string) => Blob} */
export function withGame(bytes, game) {
  const chunk = chunkOf('tEXt', new TextEncoder().encode(`${keyword}\0${game}`));
  const end = [...chunks(bytes)].find(({ type }) => type === 'IEND')?.at ?? bytes.length;
  return new Blob([bytes.subarray(0, end), chunk, bytes.subarray(end)], { type: 'image/png' });
}

// The game in a picture; undefined if there is none.
/** @param {Blob} file */
export async function gameIn(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPng(bytes)) return undefined;
  for (const { type, data } of chunks(bytes)) {
    const middle = data.indexOf(0);
    if (type === 'tEXt' && middle > 0 && latin1.decode(data.subarray(0, middle)) === keyword)
      return latin1.decode(data.subarray(middle + 1));
  }
  return undefined;
}
