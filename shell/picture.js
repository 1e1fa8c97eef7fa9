// A picture of the board, for sheets; fetched with the first sheet that needs it.

/**
 * The table, or the board of a record; nothing when it cannot be drawn.
 * @param {Game} game
 * @param {number} width
 * @param {number} height
 * @param {number} scale
 */
export function pictureOf(game, width, height, scale, record = '') {
  const pixels = game.pixels(width, height, scale, record);
  if (!pixels) return undefined;
  const picture = new ImageData(width * scale, height * scale);
  const row = picture.width * 4;
  for (let y = 0; y < picture.height; ++y)
    picture.data.set(pixels.subarray(y * row, (y + 1) * row), (picture.height - 1 - y) * row);
  return picture;
}
