// The canvas and what surrounds it: size in device pixels, theme, motion, notches, a lost graphics context.

import * as seam from './seam.js';

/** @param {string} text */
const query = (text) => matchMedia(text);
const dark = query('(prefers-color-scheme: dark)');
const contrast = query('(prefers-contrast: more)');
const reducedMotion = query('(prefers-reduced-motion: reduce)');
const coarse = query('(pointer: coarse)');

// The buttons in the bar of an embed: "controls" is a list of these, or "none"; without it, all. The link to the full
// page is hidden by "none" only.
export const barBits = new Map([['undo', 1], ['rules', 2], ['reset', 4], ['page', 8]]);

/** @param {string} controls */
export const namesIn = (controls) => controls.split(',').map((name) => name.trim());

/** @param {string | null} controls */
function barOf(controls) {
  const names = controls === null ? [...barBits.keys()] : namesIn(controls);
  return names.includes('none') ? 0 : names.reduce((bits, name) => bits | (barBits.get(name) ?? 0), 8);
}

const asked = new URLSearchParams(location.search);
export const surroundings = { embedded: asked.has('embed'), bar: barOf(asked.get('controls')) };

const schemes = /** @type {Scheme[]} */ (Object.keys(seam.Scheme));
const schemeKey = 'sightlines.scheme';

/** @type {(name: any) => Scheme} */
const known = (name) => (schemes.includes(name) ? name : 'system');

/** @returns {Scheme} */
function storedScheme() {
  try {
    return known(localStorage.getItem(schemeKey));
  } catch {
    return 'system'; // a sandboxed frame has no storage
  }
}

let scheme = surroundings.embedded ? known(asked.get('theme')) : storedScheme();
document.documentElement.dataset.scheme = scheme;

/** @param {SightlinesModule} module */
export function tellSurroundings(module) {
  const style = getComputedStyle(document.documentElement);
  /** @param {string} side */
  const inset = (side) => (parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0) / drawn.text;
  module._page_scheme(seam.Scheme[scheme]);
  module._page_surroundings(
    scheme === 'dark' || (scheme === 'system' && dark.matches), contrast.matches, reducedMotion.matches, coarse.matches,
    surroundings.embedded, surroundings.bar, inset('top'), inset('right'), inset('bottom'), inset('left'));
}

// Pixels of the canvas in one unit of the module, and pixels of the style sheet in one: more where text is larger.
export const drawn = { scale: 1, text: 1 };
const least = [260, 256]; // units, of width and height: in less the module cannot lay all out

/**
 * @param {SightlinesModule} module
 * @param {HTMLCanvasElement} canvas
 * @param {(sentence: string, lasts?: boolean) => void} notice
 */
export function connectScreen(module, canvas, notice) {
  const stage = /** @type {HTMLElement} */ (canvas.parentElement);

  function tell() {
    // Screen readers of phones do not know applications.
    canvas.setAttribute('role', coarse.matches ? 'img' : 'application');
    tellSurroundings(module);
  }

  // A screen of 3 pixels to 1 takes more than twice the drawing of 2: only phones with a strong processor draw all of
  // them.
  /** @type {(width: number, height: number) => number} */
  function drawnScale(width, height) {
    const phone = coarse.matches && Math.min(width, height) < 600;
    return phone && navigator.hardwareConcurrency < 6 ? Math.min(devicePixelRatio, 2) : devicePixelRatio;
  }

  // The browser reports the exact number of device pixels; rounding may be off by one. A larger difference means that
  // it counts pixels of the real screen while another ratio is emulated, or that the scale is limited.
  /** @type {(length: number, scale: number, counted: number | undefined) => number} */
  const pixels = (length, scale, counted) => {
    const rounded = Math.round(length * scale);
    const exact = /** @type {number} */ (counted); // or nothing, which is not near anything
    return Math.abs(exact - rounded) <= 1 ? exact : rounded;
  };

  const draw = () => module._page_resize(canvas.width, canvas.height, drawn.scale, drawn.text); // at once

  /** @param {ResizeObserverEntry} [box] */
  function resize(box) {
    const { width, height } = stage.getBoundingClientRect();
    if (!width || !height) return;
    const scale = drawnScale(width, height);
    const counted = box?.devicePixelContentBoxSize?.[0];
    canvas.width = pixels(width, scale, counted?.inlineSize);
    canvas.height = pixels(height, scale, counted?.blockSize);
    // The style sheet's text follows the browser's size and the one that was chosen; so does the canvas, as far as it
    // has room.
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    drawn.text = Math.max(1, Math.min(text, width / least[0], height / least[1]));
    drawn.scale = scale * drawn.text;
    tell();
    draw(); // before the browser shows the cleared canvas
  }

  const observer = new ResizeObserver((entries) => resize(entries.at(-1)));
  try {
    observer.observe(stage, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(stage); // Safari
  }
  if (surroundings.embedded) resize(); // browsers do not observe sizes in a frame that was never visible

  // The query is for one ratio only, so it is renewed after each change. Browsers do not agree on the last digits.
  (function followRatio() {
    const [least, most] = [0.999, 1.001].map((factor) => devicePixelRatio * factor);
    const same = query(`(min-resolution: ${least}dppx) and (max-resolution: ${most}dppx)`);
    same.addEventListener('change', () => { resize(); followRatio(); }, { once: true });
  })();

  for (const changing of [dark, contrast, reducedMotion, coarse]) changing.addEventListener('change', tell);
  window.addEventListener('beforeprint', draw); // Firefox prints what has been drawn in this very event
  document.addEventListener('visibilitychange', () => { if (!document.hidden) module._page_redraw(); });

  /** @type {number | undefined} */
  let timer;
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault(); // allows it to be restored
    module._page_context_lost();
    notice('One moment, the graphics are coming back.', false);
    timer = setTimeout(() =>
      notice('The graphics have not come back. Your game is safe: please reload the page.'), 3000);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(timer);
    /** @type {HTMLElement} */ (document.getElementById('notice')).hidden = true;
    module._page_context_restored();
  });

  return {
    /** @param {boolean} hand */
    cursor(hand) { canvas.style.cursor = hand ? 'pointer' : 'default'; },
    /** @param {number} percent */
    enlarge(percent) {
      document.documentElement.style.fontSize = `${percent}%`;
      queueMicrotask(resize); // not within a frame
    },
    /** @param {number} which */
    chooseScheme(which) {
      scheme = schemes[which];
      document.documentElement.dataset.scheme = scheme;
      if (!surroundings.embedded) try { localStorage.setItem(schemeKey, scheme); } catch { /* not saved */ }
      tell();
    },
  };
}
