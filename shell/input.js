// Events of mouse and pen, fingers, wheel and keys. Numbers are those of web/platform/events.h and
// web/platform/browser/exports.cpp. Fingers are translated into presses and gestures in web/platform/touch.cpp.

const MOUSE = 0, PEN = 2;
const DOWN = 0, MOVE = 1, UP = 2, GONE = 3;
const LEFT = 0, RIGHT = 1, MIDDLE = 2;
const buttonBits = [[1, LEFT], [2, RIGHT], [4, MIDDLE]];

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
    return [event.clientX - box.left, event.clientY - box.top];
  };

  // --- mouse and pen: every event has the set of buttons that are down; compare it with the previous one
  let buttonsDown = 0;

  /** @param {PointerEvent} event */
  function pointed(event) {
    const kind = event.pointerType === 'pen' ? PEN : MOUSE;
    module._page_pointer_move(kind, ...place(event), held(event));
    const changed = buttonsDown ^ event.buttons;
    buttonsDown = event.buttons;
    for (const [bit, button] of buttonBits) {
      const down = event.buttons & bit ? 1 : 0;
      if (changed & bit) module._page_pointer_button(kind, button, down, ...place(event), held(event));
    }
  }

  /** @type {(event: PointerEvent, phase: number) => void} */
  const finger = (event, phase) => module._page_finger(event.pointerId, phase, ...place(event), held(event));

  /** @param {PointerEvent} event */
  const isFinger = (event) => event.pointerType === 'touch';
  canvas.addEventListener('pointerdown', (event) => {
    tab = false;
    canvas.classList.remove('tabbed');
    canvas.focus({ preventScroll: true });
    try { canvas.setPointerCapture(event.pointerId); } catch { /* the pointer is already gone */ }
    if (isFinger(event)) finger(event, DOWN); else pointed(event);
  });
  canvas.addEventListener('pointermove', (event) => { if (isFinger(event)) finger(event, MOVE); else pointed(event); });
  canvas.addEventListener('pointerup', (event) => { if (isFinger(event)) finger(event, UP); else pointed(event); });
  canvas.addEventListener('pointercancel', (event) => {
    if (isFinger(event)) return finger(event, GONE);
    buttonsDown = 0;
    module._page_pointer_gone();
  });
  canvas.addEventListener('pointerleave', (event) => {
    if (!isFinger(event) && !buttonsDown) module._page_pointer_gone();
  });
  // After a tap the browser emulates a mouse, whose click would hit a sheet that the tap has just opened.
  canvas.addEventListener('touchend', (event) => { if (event.cancelable) event.preventDefault(); }, { passive: false });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  // --- wheel. Ctrl with the wheel zooms the page; a pinch on a trackpad is reported as Ctrl without the key.
  let controlKey = false;
  /** @param {KeyboardEvent} event */
  const noteControlKey = (event) => { controlKey = event.ctrlKey || event.metaKey; };
  window.addEventListener('keydown', noteControlKey, { passive: true });
  window.addEventListener('keyup', noteControlKey, { passive: true });
  const pixelsPer = [1, 100 / 3, 800]; // pixel, line, page
  const guest = document.documentElement.classList.contains('embedded');

  canvas.addEventListener('wheel', (event) => {
    if (controlKey || (guest && document.activeElement !== canvas)) return;
    event.preventDefault();
    const [dx, dy] = [event.deltaX, event.deltaY].map((delta) => delta * pixelsPer[event.deltaMode]);
    if (event.ctrlKey) {
      const [x, y] = place(event);
      module._page_gesture(0, 0, Math.exp(-dy / 100), x, y, 1);
      module._page_gesture(0, 0, 1, x, y, 0);
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
    if (event.isComposing || event.defaultPrevented) return;
    const keys = event.getModifierState('AltGraph') ? held(event) & 1 : held(event);
    const ours = module.ccall('page_key', 'number', ['string', 'string', 'number', 'number'],
      [event.key, event.code, keys, event.repeat ? 1 : 0]);
    if (ours) event.preventDefault();
  });
  canvas.addEventListener('blur', () => module._page_blur());
  window.addEventListener('blur', () => module._page_blur());
}
