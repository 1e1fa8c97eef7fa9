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

const keyword = 'Sightlines';

// The picture with a text (ASCII) added.
/** @type {(bytes: Uint8Array<ArrayBuffer>, game: string) => Blob} */
export function withGame(bytes, game) {
  const body = new TextEncoder().encode(`tEXt${keyword}\0${game}`);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(body.length + 4, crc(body));
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
