// <sightlines-board>: a live game in any page. Load this file once, then write as many boards as you like:
//
//   <script src="https://.../embed.js" async></script>
//   <sightlines-board link="#1x...." controls="undo,reset"></sightlines-board>
//
// Attributes  link      what is on the board: a link or its fragment; changing it puts that on the board
//             lesson    "crosshairs/enter" instead of a link; changing it begins that lesson
//             puzzle    "crosshairs/p12", the same for a puzzle
//             controls  which of undo, rules, reset the bar has besides the full page, by default all; "none": no bar
//             src       the page to show, by default the one beside this file; "sightlines.html" for the single file.
//                       Needed where this file has another name, or is part of another script
//             theme     "light" or "dark"; else, or with "auto", as the reader's system
//             lang      the language of the page, for when it has others than English
//             credentialless  lets the board into a page that isolates itself (Cross-Origin-Embedder-Policy)
// Methods     load(link or record), record(), play(moves), goTo(n), next(), previous(): each a promise. It is rejected
//             with an Error that has `code`, `rule` and a `message` for people. They may be called at any time: a board
//             that is not loaded yet is loaded for them.
// Events      ready, change, refused, over, solved; their `detail` says more, see embed.html.
//
// What is written inside the element is shown until the board is there, and for good where its frame is blocked. If
// nothing is written there, a link to the game's own page is.
//
// Where the element is moved, in its page or into another window of it, what the reader has done stays.
// Its colours are those of the page, but for the custom properties --sightlines-accent, for what can be done now, and
// --sightlines-page, behind the board. Its size is that of a style sheet, else 4 to 3, on a phone 3 to 4. Where the
// page gives it no width, as in a row of flexible boxes, it is 480 pixels wide.
//
// The game runs in a sandboxed frame without an origin: it cannot reach the page around it, its storage or its cookies.
(() => {
  const own = /\/embed\.js(\?|$)/;
  // Where this script is from. Only a plain one is told; a module, or what a loader has run, is named by a trace of
  // calls, or stands in the page under its name.
  function whence() {
    const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
    if (script?.src) return script.src;
    const traced = /\b(?:https?|file):\/\/[^\s()]*\/embed\.js[^\s():]*/.exec(String(new Error('?').stack));
    const known = [...document.scripts].map(({ src }) => src)
      .concat(performance.getEntriesByType('resource').map(({ name }) => name));
    return traced?.[0] ?? known.find((address) => own.test(address)) ?? '';
  }
  const script = whence();
  const longestText = 262_144; // these two as in guest.js
  const mostActions = 20_000;
  // A page on disk can only load the single file.
  let home = script && new URL(script.startsWith('file:') ? 'sightlines.html' : './', script).href;
  // Browsers allow about sixteen graphics contexts, and take the oldest away.
  const mostDrawn = 10, mostStarting = 2, longestStart = 2000; // ms: a board that is hidden never ends it
  const patience = 8000; // ms, with a frame that has loaded something and says nothing
  /** @type {Set<SightlinesBoard>} */
  const drawn = new Set(); // boards that may have one, the latest last
  /** @type {Set<SightlinesBoard>} */
  const starting = new Set(); // the first of them; the others wait
  /** @type {Set<SightlinesBoard>} */
  const placed = new Set(); // on a page
  const scheme = matchMedia('(prefers-color-scheme: dark)'); // a style sheet may change colours with it
  const events = new Set(['ready', 'change', 'refused', 'over', 'solved']);

  const css = `
    :host { display: block; position: relative; aspect-ratio: 4 / 3; min-width: 0; }
    :host::before { content: ""; display: block; width: min(480px, 100vw); max-width: 100%; }
    @media (max-width: 560px) { :host { aspect-ratio: 3 / 4; } }
    :host([hidden]), slot[hidden], slot[hidden] ~ a { display: none; }
    div { position: absolute; inset: 0; border-radius: inherit; }
    .loose { display: block; position: relative; width: 100%; height: 100%; aspect-ratio: 4 / 3; }
    slot { display: block; position: absolute; inset: 0; overflow: auto; }
    slot:not([hidden]) ~ iframe { opacity: 0; pointer-events: none; }
    a { position: absolute; inset: 0; z-index: 1; padding: 16px; }
    @media print { :host { break-inside: avoid; } a::after { content: ": " attr(href); overflow-wrap: anywhere; } }
    iframe {
      position: absolute; inset: 0; width: 100%; height: 100%; border: 0; border-radius: inherit; color-scheme: normal;
    }
  `;
  /** @type {WeakMap<Window, CSSStyleSheet>} Unlike a <style> it cannot be forbidden; it belongs to one document. */
  const sheets = new WeakMap();
  /** @type {(root: ShadowRoot, view: Window & typeof globalThis) => void} */
  function dress(root, view) {
    try {
      const sheet = sheets.get(view) ?? new view.CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(view, sheet);
      root.adoptedStyleSheets = [sheet];
    } catch { // an older browser
      root.append(Object.assign(document.createElement('style'), { textContent: css }));
    }
  }

  // Programs that set type turn quotes round, and spaces hard; a quote that is none swallows what follows.
  /** @param {string | null} text */
  const plain = (text) => (text ?? '').replace(/^[\s"“”„«»‘’″]+|(&#\d+;|&\w+;|["“”„«»‘’″<>]).*$/gs, '').trim();

  // Any colour of CSS as "rrggbb", by painting with it; "" for none, and for one that words could not be read on.
  /** @type {(colour: string, words: number[], least: number) => string} */
  function painted(colour, words, least) {
    const brush = colour && document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!brush || !CSS.supports('color', colour)) return '';
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue, cover] = brush.getImageData(0, 0, 1, 1).data;
    const light = [[red, green, blue], words].map(luminance).sort((a, b) => a - b);
    const isRead = (light[1] + 0.05) / (light[0] + 0.05) >= least; // as WCAG reckons contrast
    return cover < 255 || !isRead ? '' : ((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0');
  }

  /** @param {number[]} parts */
  function luminance(parts) {
    const [red, green, blue] = parts.map((part) =>
      (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** @typedef {{ code: string, rule: string, message: string }} Fault */
  /** @typedef {{ id: number, do: string, [more: string]: unknown }} Message */
  /** @typedef {{ message: Message, resolve: (value: unknown) => void, reject: (why: Error) => void }} Question */

  /** @param {Fault} fault */
  function failure({ code, rule, message }) {
    return Object.assign(new Error(message), { code, rule });
  }

  /** @type {(message: string) => Fault} */
  const gone = (message) => ({ code: 'gone', rule: '', message });

  /** @param {string | undefined} text */
  function short(text) {
    if (text !== undefined && text.length <= longestText) return text;
    throw failure({ code: 'too-long', rule: 'FORMAT', message: 'This is too long, or no text at all.' });
  }

  class SightlinesBoard extends HTMLElement {
    static observedAttributes = ['link', 'lesson', 'puzzle', 'controls', 'src', 'theme', 'lang'];

    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    #placed = false; // on a page
    #view = window; // around it
    #ready = false;
    /** @type {Question[]} */
    #waiting = []; // requests for a page that is not loaded yet, with resolve and reject of their promises
    /** @type {Map<number, Question>} */
    #asked = new Map(); // requests that have been sent, by id
    #last = 0;
    #looks = ''; // with which it was opened
    #kept = ''; // what the reader has made of the game, as the frame tells it: for one that is loaded anew
    #loads = 0; // what the author puts there; what is told meanwhile is of what was there
    #root = this.attachShadow({ mode: 'open' });
    #box = document.createElement('div'); // around all that is shown
    #instead = document.createElement('slot'); // what the author wrote inside, until the frame answers
    #way = document.createElement('a'); // for who wrote nothing

    constructor() {
      super();
      Object.assign(this.#way,
        { target: '_blank', rel: 'noopener', textContent: 'Open this game on a page of its own' });
      this.#root.append(this.#box);
      this.#box.append(this.#instead);
      dress(this.#root, window);
    }

    // Where Sightlines is, for all boards that do not say it themselves.
    static get home() { return home; }
    static set home(address) {
      home = new URL(address, document.baseURI).href;
      for (const board of placed) if (!plain(board.getAttribute('src'))) board.#open();
    }

    get link() { return this.getAttribute('link') ?? ''; }
    set link(value) { this.setAttribute('link', value); }
    get lesson() { return this.getAttribute('lesson') ?? ''; }
    set lesson(value) { this.setAttribute('lesson', value); }
    get puzzle() { return this.getAttribute('puzzle') ?? ''; }
    set puzzle(value) { this.setAttribute('puzzle', value); }
    /** @returns {string | null} */
    get controls() { return this.getAttribute('controls'); }
    set controls(value) { this.#reflect('controls', value); }
    get theme() { return this.getAttribute('theme') ?? ''; }
    set theme(value) { this.#reflect('theme', value); }
    /** @returns {string} */
    get src() {
      const place = plain(this.getAttribute('src')) || home;
      return place && new URL(place, document.baseURI).href;
    }
    set src(value) { this.#reflect('src', value); }

    /** @param {unknown} what */
    async load(what) {
      return this.#ask('load', { text: short(typeof what === 'string' ? what : JSON.stringify(what)) });
    }
    async record() { return this.#ask('record'); }
    /** @param {string | string[]} moves */
    async play(moves) { return this.#ask('play', { moves: short([moves].flat().join('\n')) }); }
    /** @param {number} n */
    async goTo(n) { return this.#ask('goTo', { n: Math.min(Math.max(0, Math.trunc(n) || 0), mostActions) }); }
    async next() { return this.#ask('next'); }
    async previous() { return this.#ask('previous'); }

    connectedCallback() {
      this.#placed = true;
      placed.add(this);
      scheme.addEventListener('change', this);
      this.#view = /** @type {typeof window} */ (this.ownerDocument.defaultView ?? window);
      this.#view.addEventListener('message', this);
      this.#view.addEventListener('beforeprint', this);
      this.#open();
    }

    // Into another document: its style sheet stays behind.
    adoptedCallback() {
      dress(this.#root, /** @type {typeof window} */ (this.ownerDocument.defaultView ?? window));
    }

    disconnectedCallback() {
      this.#placed = false;
      placed.delete(this);
      scheme.removeEventListener('change', this);
      this.#view.removeEventListener('message', this);
      this.#view.removeEventListener('beforeprint', this);
      const why = 'The board was taken off the page.';
      this.#close(why);
      for (const question of this.#waiting.splice(0)) question.reject(failure(gone(why)));
    }

    connectedMoveCallback() {} // moveBefore: the frame lives on

    /** @type {(name: string, before: string | null, now: string | null) => void} */
    attributeChangedCallback(name, before, now) {
      if (before === now) return;
      const others = ['controls', 'src', 'theme', 'lang'].includes(name);
      if (!others) this.#kept = '';
      if (!this.#placed) return;
      if (others) return this.#open();
      if (now === null) return;
      ++this.#loads;
      this.load(name === 'link' ? now : `#${name}=${now}`).catch((why) => this.#refuse(why))
        .finally(() => { --this.#loads; });
    }

    // What no frame tells of, because none was asked. Whoever has just written the element does not listen yet.
    /** @param {Error & Partial<Fault>} why */
    #refuse({ code, message }) {
      if (code !== 'too-long' && code !== 'no-place') return;
      setTimeout(() => {
        const isThere = code === 'no-place' && this.#frame; // it has been told meanwhile
        if (!isThere) this.#happened('refused', { rule: 'FORMAT', message });
      });
    }

    get #worded() { return Boolean(this.textContent?.trim() || this.querySelector(':not(p, br)')); }

    // Receives all messages to this window; accepts only those of its own frame.
    /** @param {Event} event */
    handleEvent(event) {
      const { data, source, origin } = /** @type {MessageEvent} */ (event);
      if (event.type === 'beforeprint') return this.#printed();
      if (event.type === 'change') return this.#looks !== this.#look() && this.#open();
      if (source !== this.#frame?.contentWindow || origin !== 'null' || data?.sightlines !== 1) return;
      // "failed": the author's words, if there are any, else those of the frame.
      this.#instead.hidden = data.event !== 'failed' || !this.#worded;
      if (data.event === 'starts') this.#waits(true);
      if (data.event === 'ready' || data.event === 'failed') this.#waits(false);
      if (data.event === 'ready') this.#hold(); // other style sheets may have come
      if (data.event === 'ready' || data.event === 'wakes') this.#takesPlace();
      if (data.event === 'kept') this.#keep(data.detail);
      else if (events.has(data.event)) this.#happened(data.event, data.detail);
      else this.#answered(data);
    }

    /** @param {boolean} yes */
    #waits(yes) {
      const before = [...starting].slice(0, mostStarting);
      if (yes) starting.add(this);
      else starting.delete(this);
      for (const board of [...starting].slice(0, mostStarting))
        if (!before.includes(board)) board.#start();
    }

    // A printer does not wait: a board that was never in sight is loaded for the next time.
    #printed() {
      if (this.#instead.hidden) return;
      if (this.#frame) this.#frame.loading = 'eager';
      this.#showWay();
    }

    #showWay() {
      if (!this.#worded) this.#box.append(this.#way);
    }

    #start() {
      this.#post({ id: 0, do: 'start' });
      setTimeout(() => this.#waits(false), longestStart);
    }

    #takesPlace() {
      drawn.delete(this);
      drawn.add(this);
      const [oldest] = drawn;
      if (drawn.size <= mostDrawn) return;
      drawn.delete(oldest);
      oldest.#post({ id: 0, do: 'rest' });
    }

    /** @type {(name: string, value: string | null | undefined) => void} */
    #reflect(name, value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value);
    }

    // What the frame is told of how it shall look, as a part of its address.
    #look() {
      const styles = getComputedStyle(this);
      const theme = plain(this.getAttribute('theme'));
      const isDark = theme === 'dark' || (theme !== 'light' && scheme.matches);
      /** @type {(name: string, words: number[], least: number) => string} */
      const colour = (name, words, least) =>
        painted(styles.getPropertyValue(`--sightlines-${name}`).trim(), words, least);
      const told = {
        theme: /^(light|dark)$/.test(theme) ? theme : '',
        accent: colour('accent', isDark ? [36, 44, 53] : [255, 255, 255], 3), // on what is raised
        page: colour('page', isDark ? [232, 230, 225] : [36, 40, 44], 7), // behind text
        lang: plain(this.getAttribute('lang')),
      };
      return Object.entries(told).filter(([, value]) => value)
        .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
    }

    #address() {
      const url = new URL(this.src);
      if (!['http:', 'https:', 'file:'].includes(url.protocol)) throw new TypeError(url.protocol);
      const link = this.link.slice(this.link.indexOf('#') + 1);
      url.hash = this.lesson ? `lesson=${plain(this.lesson)}`
        : this.puzzle ? `puzzle=${plain(this.puzzle)}` : /^\s*(\{|%7B)/i.test(link) ? link : plain(link);
      this.#way.href = url.href;
      const controls = this.controls === null ? '' : `&controls=${encodeURIComponent(plain(this.controls))}`;
      url.search = `?embed&waits${controls}${this.#looks = this.#look()}`;
      return url.href;
    }

    #open() {
      this.#close('The board was opened anew.');
      this.#instead.hidden = false;
      this.#way.remove();
      let address = '';
      try {
        address = this.#address();
      } catch { // there is no such address
        const place = this.getAttribute('src');
        const message = place ? `A board cannot be shown from ${place}.`
          : 'Where is Sightlines? The element needs "src", its address: nothing else on this page says where it is.';
        return this.#refuse(failure({ code: 'no-place', rule: 'FORMAT', message }));
      }
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
      if (this.hasAttribute('credentialless') || crossOriginIsolated) frame.setAttribute('credentialless', '');
      frame.loading = 'lazy';
      frame.referrerPolicy = 'no-referrer';
      frame.title = this.getAttribute('aria-label') ?? 'A game on Sightlines, to be played here';
      frame.src = address;
      frame.addEventListener('load', () => this.#greet());
      this.#frame = frame;
      this.#box.append(frame);
      this.#hold();
    }

    // A page that undoes what styles there are ("* { all: unset }") makes the element one that holds nothing in its
    // place: the frame would cover the page.
    #hold() {
      const { display, position } = getComputedStyle(this);
      this.#box.classList.toggle('loose', /^(inline|contents)$/.test(display) || position === 'static');
    }

    /** @param {string} why */
    #close(why) {
      this.#frame?.remove();
      this.#frame = null;
      drawn.delete(this);
      this.#waits(false);
      this.#ready = false;
      this.#break(why);
    }

    /** @param {string} why */
    #break(why) {
      const asked = [...this.#asked.values()];
      this.#asked.clear();
      for (const { reject } of asked) reject(failure(gone(why)));
    }

    // The frame has loaded its page, possibly again. It sends nothing before it has received a message.
    #greet() {
      this.#waits(false);
      this.#ready = false;
      this.#break('The board was loaded anew.');
      this.#post({ id: 0, do: 'hello' });
      setTimeout(() => this.#showWay(), patience); // seen only if nothing answers
    }

    /** @param {unknown} text */
    #keep(text) {
      if (typeof text === 'string' && !this.#loads) this.#kept = text;
    }

    /** @type {(event: string, detail: any) => void} */
    #happened(event, detail) {
      if (event === 'ready') {
        this.#ready = true;
        if (this.#kept) this.#post({ id: 0, do: 'resume', text: this.#kept });
        for (const question of this.#waiting.splice(0)) this.#put(question);
      }
      this.dispatchEvent(new CustomEvent(event, { detail }));
    }

    /** @param {{ id: number, value?: unknown, error?: Fault }} answer */
    #answered({ id, value, error }) {
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (error) asked?.reject(failure(error));
      else asked?.resolve(value);
    }

    /** @type {(what: string, more?: object) => Promise<unknown>} */
    #ask(what, more) {
      return new Promise((resolve, reject) => {
        const question = { message: { id: ++this.#last, do: what, ...more }, resolve, reject };
        if (this.#ready) {
          this.#put(question);
          return;
        }
        this.#waiting.push(question);
        if (this.#frame) this.#frame.loading = 'eager';
      });
    }

    /** @param {Question} question */
    #put(question) {
      this.#asked.set(question.message.id, question);
      this.#post(question.message);
    }

    /** @param {Message} message */
    #post(message) {
      this.#frame?.contentWindow?.postMessage({ sightlines: 1, ...message }, '*'); // a sandbox has no origin
    }
  }

  if (!customElements.get('sightlines-board')) customElements.define('sightlines-board', SightlinesBoard);
})();
