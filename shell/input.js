// Events of mouse and pen, fingers, wheel and keys. The bits of `held` are those of web/platform/browser/exports.cpp.
// Fingers are translated into presses and gestures in web/platform/touch.cpp.

import { drawn } from './screen.js';
import { Phase, Pointer } from './seam.js';

const LEFT = 0, RIGHT = 1, MIDDLE = 2;
const buttonBits = [[1, LEFT], [2, RIGHT], [4, MIDDLE]];
const mac = /^Mac/.test(navigator.platform);
const palm = 50; // a touch as wide as that, in CSS pixels, by somebody who has a pen
const penAway = 500; // ms: the hand that holds it is still there

/** @param {MouseEvent | KeyboardEvent} event */
const held = (event) =>
  (event.shiftKey ? 1 : 0) | (event.ctrlKey || event.metaKey ? 2 : 0) | (event.altKey ? 4 : 0);

/**
 * @param {SightlinesModule} module
 * @param {HTMLCanvasElement} canvas
 */
export function connectInput(module, canvas) {
  /** @type {(event: MouseEvent) => [number, number]} */
  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return [(event.clientX - box.left) / drawn.text, (event.clientY - box.top) / drawn.text];
  };

  const guest = document.documentElement.classList.contains('embedded');
  /** @type {Set<number>} */
  const fingers = new Set(); // those that are down
  let buttonsDown = 0; // those of a press that began here
  let controlClick = false; // on a Mac, Ctrl makes the left button the right one
  let penSeen = -Infinity; // when

  // Whatever is held is let go of elsewhere.
  function letGo() {
    buttonsDown = 0;
    for (const id of fingers) module._page_finger(id, Phase.gone, 0, 0, 0);
    fingers.clear();
    module._page_blur();
  }

  // --- mouse and pen: every event has the set of buttons that are down; compare it with the previous one

  /** @param {PointerEvent} event */
  function pointed(event) {
    const kind = event.pointerType === 'pen' ? Pointer.pen : Pointer.mouse;
    if (kind === Pointer.pen) {
      if (fingers.size) letGo(); // the palm was there first
      penSeen = event.timeStamp;
    }
    const began = event.type === 'pointerdown';
    if (began) controlClick = mac && event.ctrlKey;
    const keys = held(event) & (controlClick ? ~2 : ~0);
    // Only the first button has an event of its own when it goes down, and the last when it comes up.
    const buttons = began || buttonsDown ? event.buttons : 0;
    if (buttonsDown && !buttons && event.type === 'pointermove') return letGo();
    module._page_pointer_move(kind, ...place(event), keys);
    const changed = buttonsDown ^ buttons;
    buttonsDown = buttons;
    for (const [bit, button] of buttonBits) {
      const which = button === LEFT && controlClick ? RIGHT : button;
      if (changed & bit) module._page_pointer_button(kind, which, Boolean(buttons & bit), ...place(event), keys);
    }
  }

  /** @type {(event: PointerEvent, phase: number) => void} */
  function finger(event, phase) {
    const { pointerId, width, height, timeStamp } = event;
    if (phase === Phase.down) {
      if (timeStamp - penSeen < penAway || (penSeen > 0 && Math.min(width, height) > palm)) return;
      fingers.add(pointerId);
    }
    if (phase > Phase.move) fingers.delete(pointerId);
    module._page_finger(pointerId, phase, ...place(event), held(event));
  }

  /** @param {PointerEvent} event */
  const isFinger = (event) => event.pointerType === 'touch';
  canvas.addEventListener('pointerdown', (event) => {
    tab = false;
    canvas.classList.remove('tabbed');
    if (!guest || !isFinger(event)) canvas.focus({ preventScroll: true });
    try { canvas.setPointerCapture(event.pointerId); } catch { /* the pointer is already gone */ }
    if (isFinger(event)) finger(event, Phase.down); else pointed(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (isFinger(event)) finger(event, Phase.move); else pointed(event);
  });
  canvas.addEventListener('pointerup', (event) => {
    // In an embed a pinch is the page's, for those who must enlarge it, until a tap has given the board the focus.
    if (guest && isFinger(event)) canvas.focus({ preventScroll: true });
    if (isFinger(event)) finger(event, Phase.up);
    else pointed(event);
  });
  for (const type of /** @type {const} */ (['pointercancel', 'lostpointercapture']))
    canvas.addEventListener(type, (event) => {
      if (isFinger(event)) return finger(event, Phase.gone);
      if (buttonsDown || type === 'pointercancel') letGo();
    });
  canvas.addEventListener('pointerleave', (event) => {
    if (!isFinger(event) && !buttonsDown) module._page_pointer_gone();
  });
  // After a tap the browser emulates a mouse, whose click would hit a sheet that the tap has just opened.
  canvas.addEventListener('touchend', (event) => { if (event.cancelable) event.preventDefault(); }, { passive: false });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  // --- wheel. Ctrl with the wheel zooms the page; a pinch on a trackpad is reported as Ctrl without the key. A key
  // let go of in another window is not reported: every event that knows better is believed.
  let controlKey = false;
  /** @param {Event} event */
  const noteControlKey = (event) => {
    const { ctrlKey, metaKey } = /** @type {KeyboardEvent} */ (event);
    controlKey = ctrlKey || metaKey; // neither, when the window is left
  };
  for (const type of ['keydown', 'keyup', 'pointermove', 'blur'])
    window.addEventListener(type, noteControlKey, { passive: true });
  const pixelsPer = [1, 100 / 3, 800]; // pixel, line, page

  canvas.addEventListener('wheel', (event) => {
    controlKey &&= event.ctrlKey || event.metaKey;
    if (controlKey || (guest && document.activeElement !== canvas)) return;
    event.preventDefault();
    const [dx, dy] = [event.deltaX, event.deltaY].map((delta) => delta * pixelsPer[event.deltaMode]);
    if (event.ctrlKey) {
      const [x, y] = place(event);
      module._page_gesture(0, 0, Math.exp(-dy / 100), x, y, true);
      module._page_gesture(0, 0, 1, x, y, false);
    } else {
      module._page_wheel(-dx / 100, -dy / 100, held(event));
    }
  }, { passive: false });

  // --- a frame shows that Tab has led here, until another key or the pointer is used
  let tab = false;
  document.addEventListener('keydown', ({ key }) => {
    tab = key === 'Tab';
    canvas.classList.remove('tabbed');
  }, { capture: true, passive: true });
  canvas.addEventListener('focus', () => canvas.classList.toggle('tabbed', tab));

  // --- keys: the module handles its own keys; all others are left to the browser
  document.addEventListener('keydown', (event) => {
    if (event.target !== canvas && event.target !== document.body) return;
    if (event.isComposing || event.defaultPrevented || (event.key === 'Tab' && event.target !== canvas)) return;
    const keys = event.getModifierState('AltGraph') ? held(event) & 1 : held(event);
    const ours = module.ccall('page_key', 'number', ['string', 'string', 'number', 'number'],
      [event.key, event.code, keys, event.repeat ? 1 : 0]);
    if (ours) event.preventDefault();
  });
  canvas.addEventListener('blur', letGo);
  window.addEventListener('blur', letGo);
  document.addEventListener('visibilitychange', (event) => { noteControlKey(event); letGo(); });
  let { innerWidth } = window;
  window.addEventListener('resize', () => { // turned in mid drag; a keyboard on the screen changes the height alone
    if (innerWidth !== window.innerWidth) letGo();
    ({ innerWidth } = window);
  });
}
