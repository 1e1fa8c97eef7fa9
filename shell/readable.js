// Whether a page can read what it has drawn on a canvas. Browsers that guard against being told apart give noise or
// white instead, or nothing. What they change by a shade only does no harm.

const side = 8; // pixels

/** @returns {boolean} */
export function isReadable() {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  try {
    if (!context) return false;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side / 2, side);
    const { data } = context.getImageData(0, 0, side, side);
    return data.every((value, at) => at % 4 !== 3 || Math.abs(value - ((at >> 2) % side < side / 2 ? 255 : 0)) < 48);
  } catch {
    return false;
  }
}
