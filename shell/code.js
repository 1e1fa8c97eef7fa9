// QR codes, for sheets; fetched with the first sheet that shows one.
import qrcode from './qr.js';

export const mostInCode = 2953; // bytes in the largest QR code at the lowest error correction level

/** @param {string} text @param {'L' | 'M' | 'Q' | 'H'} level of correction */
function made(text, level) {
  const code = qrcode(0, level);
  code.addData(text, 'Byte');
  code.make();
  return code;
}

// The fewest modules are the largest on a screen. Correction is what there is room for then.
/** @param {string} text */
function smallest(text) {
  let code = made(text, 'L');
  try {
    for (const level of /** @type {const} */ (['M', 'Q', 'H'])) {
      const stronger = made(text, level);
      if (stronger.getModuleCount() > code.getModuleCount()) break;
      code = stronger;
    }
  } catch {
    // No code is large enough for that much correction.
  }
  return code;
}

// A letter for each module, line after line: '1' where it is dark.
/** @param {string} text */
export function modulesOf(text) {
  const code = smallest(text);
  const size = code.getModuleCount();
  /** @param {number} at */
  const isDark = (at) => code.isDark(Math.floor(at / size), at % size);
  return Array.from({ length: size * size }, (_, at) => (isDark(at) ? 1 : 0)).join('');
}

// A black square for each dark module, on white with a quiet zone of four modules, which scanners need. Edges are not
// rounded to whole pixels, which makes modules of unequal size that scanners miss.
/** @param {string} text */
export function codeOf(text) {
  const code = smallest(text);
  const size = code.getModuleCount();
  const side = size + 8;
  let path = '';
  for (let y = 0; y < size; ++y) {
    for (let x = 0; x < size; ++x) if (code.isDark(y, x)) path += `M${x + 4} ${y + 4}h1v1h-1z`;
  }
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', 'QR code of the link');
  for (const [fill, d] of [['#FFFFFF', `M0 0h${side}v${side}h-${side}z`], ['#000000', path]]) {
    const area = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    area.setAttribute('fill', fill);
    area.setAttribute('d', d);
    svg.append(area);
  }
  return svg;
}
