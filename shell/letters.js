// Draws letters that the page's fonts lack, for the canvas, with the fonts of the system. Fetched when the first such
// letter is to be drawn.
import { isReadable } from './readable.js';

// In the order of theme::Font. That a font has a second file for rarer letters is known to the style sheet.
const fonts = [['400', 'Inter, system-ui, sans-serif'], ['600', 'Inter, system-ui, sans-serif'],
  ['600', 'Fraunces, Georgia, serif']];
const widest = 4000; // pixels
const firstStrong = /[\p{L}\u200e\u200f]/u;
const rightToLeft = /[\u200f\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const shaped = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const tall = [1.4, 0.7]; // em above and below the base line: the rest would lie on other lines

const canvas = document.createElement('canvas');
const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
const asked = new Set();
/** @type {boolean | undefined} */
let readable;

/** @type {(pixels: Uint8ClampedArray) => boolean} Colours of their own; noise of a guarded canvas is none. */
function isColoured(pixels) {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha] = pixels.subarray(at, at + 4);
    if (alpha > 64 && Math.min(red, green, blue) < 200) return true;
  }
  return false;
}

/** @type {(pixels: Uint8ClampedArray) => boolean} */
const isBlank = (pixels) => !pixels.some((value, at) => at % 4 === 3 && value > 8);

/**
 * `come` is called when a font has come that was missed. What nothing can draw, or what cannot be read, is undefined.
 * @type {(come: () => void) => Page['letters']}
 */
export const connectLetters = (come) => (which, size, run, ink) => {
  readable ??= isReadable();
  if (!readable) return undefined;
  const [weight, family] = fonts[which];
  const font = `${weight} ${size}px ${family}`;
  if (!document.fonts.check(font, run) && !asked.has(which)) {
    asked.add(which);
    document.fonts.load(font, run).then(come, () => {});
  }
  const direction = rightToLeft.test(firstStrong.exec(run)?.[0] ?? '') ? 'rtl' : 'ltr';
  const as = { font, direction, textAlign: /** @type {const} */ ('left') };
  const {
    width, actualBoundingBoxLeft = 0, actualBoundingBoxRight = width, actualBoundingBoxAscent = size,
    actualBoundingBoxDescent = size / 3,
  } = Object.assign(context, as).measureText(run);
  const left = Math.ceil(actualBoundingBoxLeft) + 1;
  const top = Math.ceil(Math.min(actualBoundingBoxAscent, tall[0] * size)) + 1;
  canvas.width = Math.min(left + Math.ceil(actualBoundingBoxRight) + 1, widest);
  canvas.height = top + Math.ceil(Math.min(actualBoundingBoxDescent, tall[1] * size)) + 1;
  /** @param {string} colour */
  const drawn = (colour) => {
    context.clearRect(0, 0, widest, widest);
    Object.assign(context, as, { fillStyle: colour }).fillText(run, left, top);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  let pixels = drawn('#fff');
  if (isBlank(pixels) && shaped.test(run)) return undefined; // as Chromium draws what no font has
  const coloured = isColoured(pixels);
  if (coloured) pixels = drawn(ink);
  return { metrics: [width, -left, -top, canvas.width, canvas.height, Number(coloured)], pixels };
};
