// The address bar, the pasted or dropped text, and the browser's small storage. What is in a fragment is the game's
// business: it passes through here unread.
import { surroundings } from './screen.js';

const settle = 80; // ms: a scrub through the history writes one address, not fifty
/** @param {string} key */
const storageKey = (key) => `sightlines.${key}`;

/** @param {Game} game */
export function connectAddress(game) {
  /** @type {string | null} */
  let pending = null;
  let timer = 0, place = '';

  function write() {
    clearTimeout(timer);
    timer = 0;
    // After Back or Forward the address is another one already, though its event is still to come.
    if (pending === null || location.href !== place) return;
    try {
      history.replaceState(null, '', pending);
      pending = null;
    } catch {
      timer = setTimeout(write, 1000); // some browsers allow a hundred in half a minute
    }
  }

  /** @type {(fragment: string, push: boolean) => void} */
  function setFragment(fragment, push) {
    const address = `#${fragment.replace(/^#/, '')}`;
    if (address === (location.hash || '#')) { pending = null; return; }
    if (push && !surroundings.embedded) {
      write(); // the step that is left behind
      try { history.pushState(null, '', address); return; } catch { /* replace it, then */ }
    }
    pending = address;
    place = location.href;
    if (!timer) timer = setTimeout(write, settle);
  }

  window.addEventListener('pagehide', write);
  window.addEventListener('hashchange', () => {
    pending = null; // Back, Forward or a pasted link: the visitor's word counts
    game.open(location.hash, 'address');
  });

  document.addEventListener('paste', (event) => {
    if (/** @type {Element} */ (event.target).closest?.('input, textarea, dialog')) return;
    const text = event.clipboardData?.getData('text/plain');
    if (text) game.open(text, 'paste');
  });

  /**
   * @template Result
   * @param {() => Result} work
   * @param {Result} otherwise
   */
  const when = (work, otherwise) => {
    if (surroundings.embedded) return otherwise; // a guest leaves nothing behind
    try { return work(); } catch { return otherwise; } // storage can be full, or forbidden
  };

  // A link is to the full page, also when it is made in an embed.
  /** @param {string} fragment */
  const address = (fragment) => `${location.href.split(/[?#]/)[0]}#${fragment.replace(/^#/, '')}`;

  return {
    setFragment,
    address,
    /** @param {string} fragment */
    openPage(fragment) { window.open(address(fragment), '_blank', 'noopener'); },
    /** @type {(key: string, text: string) => void} */
    store: (key, text) => when(() => localStorage.setItem(storageKey(key), text), undefined),
    /** @type {(key: string) => string} */
    stored: (key) => when(() => localStorage.getItem(storageKey(key)) ?? '', ''),
    /** @type {(key: string) => void} */
    forget: (key) => when(() => localStorage.removeItem(storageKey(key)), undefined),
  };
}
