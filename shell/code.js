// QR codes, for sheets; fetched with the first sheet that shows one.
import qrcode from './qr.js';

export const mostInCode = 2953; // bytes in the largest QR code at the lowest error correction level

// A black square for each dark module, on white with a quiet zone of four modules, which scanners need.
/** @param {string} text */
export function codeOf(text) {
  const code = qrcode(0, text.length > 1200 ? 'L' : 'M');
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount();
  const side = size + 8;
  let path = '';
  for (let y = 0; y < size; ++y) {
    for (let x = 0; x < size; ++x) if (code.isDark(y, x)) path += `M${x + 4} ${y + 4}h1v1h-1z`;
  }
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
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
