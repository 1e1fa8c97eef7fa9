// One path for mouse, pen and fingers; and the keys. Numbers are those of web/platform/events.h and exports.cpp.

const MOUSE = 0, TOUCH = 1, PEN = 2;
const LEFT = 0, RIGHT = 1, MIDDLE = 2;
const buttonBits = [[1, LEFT], [2, RIGHT], [4, MIDDLE]];
const longPressAfter = 500; // ms
const slack = 10; // px a resting finger may tremble

const held = (event) =>
  (event.shiftKey ? 1 : 0) | (event.ctrlKey || event.metaKey ? 2 : 0) | (event.altKey ? 4 : 0);

export function connectInput(module, canvas) {
  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  // --- mouse and pen: every event tells which buttons are down; the difference is what happened
  let buttonsDown = 0;

  function pointed(event) {
    const kind = event.pointerType === 'pen' ? PEN : MOUSE;
    module._page_pointer_move(kind, ...place(event), held(event));
    const changed = buttonsDown ^ event.buttons;
    buttonsDown = event.buttons;
    for (const [bit, button] of buttonBits)
      if (changed & bit) module._page_pointer_button(kind, button, event.buttons & bit ? 1 : 0, ...place(event), held(event));
  }

  // --- fingers: one presses, or points after resting; two pan and zoom
  const fingers = new Map();
  let touching = 'nothing'; // 'press', 'point', 'gesture', or 'over' until the last finger has gone
  let start, resting, last;

  const spread = () => {
    const [[ax, ay], [bx, by]] = [...fingers.values()];
    return { x: (ax + bx) / 2, y: (ay + by) / 2, size: Math.max(1, Math.hypot(ax - bx, ay - by)) };
  };

  function callOff() {
    clearTimeout(resting);
    if (touching === 'point') module._page_long_press(0);
    if (touching === 'press' || touching === 'point') module._page_pointer_gone();
    if (touching === 'gesture') module._page_gesture(0, 0, 1, last.x, last.y, 0);
  }

  function fingerDown(event) {
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 1) {
      touching = 'press';
      start = place(event);
      module._page_pointer_button(TOUCH, LEFT, 1, ...start, held(event));
      resting = setTimeout(() => {
        module._page_pointer_gone();
        module._page_pointer_move(TOUCH, ...start, 0);
        module._page_long_press(1);
        touching = 'point';
      }, longPressAfter);
    } else if (fingers.size === 2 && touching !== 'over') {
      callOff();
      touching = 'gesture';
      last = spread();
    }
  }

  function fingerMoved(event) {
    if (!fingers.has(event.pointerId)) return;
    const at = place(event);
    fingers.set(event.pointerId, at);
    if (touching === 'press' && Math.hypot(at[0] - start[0], at[1] - start[1]) > slack) clearTimeout(resting);
    if (touching === 'press' || touching === 'point') module._page_pointer_move(TOUCH, ...at, held(event));
    if (touching === 'gesture') {
      const now = spread();
      module._page_gesture(now.x - last.x, now.y - last.y, now.size / last.size, now.x, now.y, 1);
      last = now;
    }
  }

  function fingerUp(event) {
    if (!fingers.has(event.pointerId)) return;
    if (touching === 'press') {
      clearTimeout(resting);
      module._page_pointer_button(TOUCH, LEFT, 0, ...place(event), held(event));
    } else {
      callOff();
    }
    fingerGone(event);
  }

  function fingerGone(event) {
    fingers.delete(event.pointerId);
    touching = fingers.size ? 'over' : 'nothing';
  }

  const isFinger = (event) => event.pointerType === 'touch';
  canvas.addEventListener('pointerdown', (event) => {
    canvas.focus({ preventScroll: true, focusVisible: false });
    try { canvas.setPointerCapture(event.pointerId); } catch { /* it has gone already */ }
    if (isFinger(event)) fingerDown(event); else pointed(event);
  });
  canvas.addEventListener('pointermove', (event) => { if (isFinger(event)) fingerMoved(event); else pointed(event); });
  canvas.addEventListener('pointerup', (event) => { if (isFinger(event)) fingerUp(event); else pointed(event); });
  canvas.addEventListener('pointercancel', (event) => {
    if (isFinger(event)) {
      if (!fingers.has(event.pointerId)) return;
      callOff();
      fingerGone(event);
    } else {
      buttonsDown = 0;
      module._page_pointer_gone();
    }
  });
  canvas.addEventListener('pointerleave', (event) => { if (!isFinger(event) && !buttonsDown) module._page_pointer_gone(); });
  // After a tap the browser plays a mouse, whose click would land on the sheet that the tap has just opened.
  canvas.addEventListener('touchend', (event) => { if (event.cancelable) event.preventDefault(); }, { passive: false });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  // --- wheel. Ctrl and wheel zooms the page, as everywhere; a pinch on a trackpad says "Ctrl" without the key.
  let controlKey = false;
  for (const type of ['keydown', 'keyup'])
    window.addEventListener(type, (event) => { controlKey = event.ctrlKey || event.metaKey; }, { passive: true });
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

  // --- keys: the module says which are its own; all others stay the browser's
  document.addEventListener('keydown', (event) => {
    if (event.target !== canvas && event.target !== document.body) return;
    if (event.isComposing || event.defaultPrevented) return;
    const keys = event.getModifierState('AltGraph') ? held(event) & 1 : held(event);
    const ours = module.ccall('page_key', 'number', ['string', 'string', 'number', 'number'], [event.key, event.code, keys, event.repeat ? 1 : 0]);
    if (ours) event.preventDefault();
  });
  canvas.addEventListener('blur', () => module._page_blur());
  window.addEventListener('blur', () => module._page_blur());
}
