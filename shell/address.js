// The address bar, pasted or dropped text, and local storage. Fragments are passed to the game without being read here.
import { surroundings } from './screen.js';

// ms between two addresses: a move is in the address at once, and stepping quickly through the history writes some of
// the addresses, not fifty.
const writeDelay = 80;
/** @param {string} key */
const storageKey = (key) => `sightlines.${key}`;

// "1d." in whichever coding; what reads it is in the module (core/api/link/reader.h).
/** @param {string} text */
export const mayHoldLink = (text) => /[1-9][a-z]([.%&=\\]|[^ -~])|[１-９]|aHR0c/i.test(text);

// Of what is pasted or dropped: words that are a link in another page are one only in its HTML.
/** @param {DataTransfer | null} data */
export function textIn(data) {
  const texts = ['text/plain', 'text/uri-list', 'text/html', 'text/rtf'].map((type) => data?.getData(type) ?? '');
  return texts.find(mayHoldLink) ?? texts.find(Boolean) ?? '';
}

// A link that was opened in a new tab, as messengers do, is offered in the others.
/** @type {(link: string, offer: (link: string) => Promise<unknown>) => void} */
export function connectTabs(link, offer) {
  if (!window.BroadcastChannel) return;
  const tabs = new BroadcastChannel(new URL('./', location.href).href); // of this copy of the page
  tabs.onmessage = ({ data }) => { if (data !== location.hash) offer(data).catch(console.warn); };
  const [how] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  if (how?.type === 'navigate' && mayHoldLink(link)) tabs.postMessage(link);
}

/** @param {Game} game */
export function connectAddress(game) {
  /** @type {string | null} */
  let pending = null;
  let timer = 0;
  let written = -writeDelay; // when, in ms of the page
  let told = location.hash; // After Back or Forward the address changes before the event that tells of it arrives:
  let steps = 0; // that lead elsewhere
  const isElsewhere = () => location.hash !== told; // what arrives in between belongs to where somebody was
  let wanted = false; // one more entry, for Back to leave while anything is open that it is to close
  let guarded = false; // it is there,
  let leaving = false; // and is being left, which takes a moment
  /** @type {() => void} */
  let back = () => {};
  /** @type {(() => void) | null} */
  let then = null; // an address that waits for it

  function write() {
    clearTimeout(timer);
    timer = 0;
    if (pending === null || leaving || isElsewhere()) return;
    try {
      history.replaceState(null, '', pending);
      written = performance.now();
      told = location.hash;
      pending = null;
    } catch {
      timer = setTimeout(write, 1000); // some browsers allow only a hundred changes in half a minute
    }
  }

  /** @type {(fragment: string, push: boolean) => void} */
  function setFragment(fragment, push) {
    if (leaving) {
      if (push) then = () => setFragment(fragment, true);
      else pending = `#${fragment.replace(/^#/, '')}`;
      return;
    }
    if (isElsewhere()) return;
    const address = `#${fragment.replace(/^#/, '')}`;
    if (address === (location.hash || '#')) { pending = null; return; }
    if (push && !surroundings.embedded) {
      write(); // completes the current entry before a new one is added
      try {
        history[guarded ? 'replaceState' : 'pushState'](null, '', address);
        ++steps;
        told = location.hash;
        if (guarded) setTimeout(follow);
        guarded = false;
        return;
      } catch { /* replaced instead */ }
    }
    pending = address;
    const pause = written + writeDelay - performance.now();
    if (pause <= 0) write();
    else if (!timer) timer = setTimeout(write, pause);
  }

  // Brings the history to what is wanted.
  function follow() {
    if (leaving || wanted === guarded) return;
    if (!wanted) return leave();
    write();
    try {
      history.replaceState({ base: true }, '');
      history.pushState({ guard: true }, '');
      guarded = true;
    } catch { /* then Back leads elsewhere */ }
  }
  function leave() {
    leaving = true;
    history.back();
  }

  // The entry below may hold an older address: what is on the page now takes its place.
  window.addEventListener('popstate', ({ state }) => {
    if (state?.guard && !guarded) return leave(); // by Forward: nothing is open any more
    const left = leaving;
    if (!left && !(guarded && state?.base)) {
      guarded = false;
      return;
    }
    guarded = leaving = false;
    history.replaceState(null, '', location.href.split('#')[0] + told);
    if (!left) back();
    const waits = then;
    then = null;
    waits?.();
    write();
    follow();
  });
  if (history.state?.guard && !surroundings.embedded) leave(); // loaded anew

  window.addEventListener('pagehide', write);
  window.addEventListener('hashchange', () => {
    if (leaving || !isElsewhere()) return;
    ++steps;
    pending = null; // Back, Forward or a pasted link takes precedence
    told = location.hash;
    for (const sheet of document.querySelectorAll('dialog')) sheet.close();
    game.open(location.hash, 'address');
  });

  document.addEventListener('paste', (event) => {
    if (/** @type {Element} */ (event.target).closest?.('input, textarea, dialog')) return;
    const text = textIn(event.clipboardData);
    if (text && !event.defaultPrevented) game.open(text, 'paste');
  });

  window.addEventListener('storage', ({ key }) => {
    if (!surroundings.embedded && /^(sightlines\.(games|settings))?$/.test(key ?? '')) game.gamesChanged();
  });

  // Back from another page: what other tabs did in the meantime was not told.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !surroundings.embedded) game.gamesChanged();
  });

  /**
   * @template Result
   * @param {() => Result} work
   * @param {Result} otherwise
   */
  const when = (work, otherwise) => {
    if (surroundings.embedded) return otherwise; // an embed stores nothing
    try { return work(); } catch { return otherwise; } // storage can be full or forbidden
  };

  // Links lead to the full page, even from an embed.
  const { site = '' } = document.documentElement.dataset; // of sightlines.html, which may lie on a disk
  const [local] = location.href.split(/[?#]/);
  /** @type {(fragment: string, page?: string) => string} */
  const address = (fragment, page = (location.protocol === 'file:' && site) || local) =>
    `${page}#${fragment.replace(/^#/, '')}`;

  return {
    setFragment,
    /** @type {(open: boolean, close: () => void) => void} */
    guard(open, close) {
      back = close;
      wanted = open && !surroundings.embedded;
      follow();
    },
    address,
    place: () => steps, // another one when somebody has gone elsewhere
    /** @param {string} fragment */
    openPage(fragment) { window.open(address(fragment, local), '_blank', 'noopener'); },
    /** @type {(key: string, text: string) => boolean} */
    store: (key, text) => when(() => { localStorage.setItem(storageKey(key), text); return true; },
      surroundings.embedded),
    /** @type {(key: string) => string} */
    stored: (key) => when(() => localStorage.getItem(storageKey(key)) ?? '', ''),
    /** @type {(key: string) => void} */
    forget: (key) => when(() => localStorage.removeItem(storageKey(key)), undefined),
  };
}
