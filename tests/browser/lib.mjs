// Helpers of the specs: a page that is opened, queried and used by test ids, never by bare coordinates.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';

export { expect };

export const site = process.env.SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));

// A file of the site whose name is that of its build: siteFile('sound', 'js') -> "sound-1A2B3C4D.js".
export function siteFile(name, ending) {
  const found = readdirSync(site).find((file) => new RegExp(`^${name}-[0-9A-Za-z]{8}\\.${ending}$`).test(file));
  if (!found) throw new Error(`The site has no ${name}-....${ending}.`);
  return found;
}

// A game of Crosshairs with this number of clouds placed, as a fragment that a person could type.
const clouds = ['c4', 'e5', 'g6', 'i6'];
export function fragment(placed = 0) {
  const moves = clouds.slice(0, placed).map((cell) => ({ do: 'cloud', cell }));
  return `#${encodeURIComponent(JSON.stringify({ game: 'crosshairs', version: 1, moves }))}`;
}

export class Table {
  constructor(page, touch) {
    this.page = page;
    this.touch = touch;
  }

  async open(path = '') {
    if (path === '' && await atHome(this.page)) return; // loaded already, by the test before
    await this.page.goto(process.env.SITE_ADDRESS + path);
    await this.page.evaluate(() => window.sightlines.ready.then(() => true));
    await this.settled();
  }

  async openShare() {
    await this.open(fragment());
    await this.press('tab:share');
  }

  state() {
    return this.page.evaluate(() => window.sightlines.state());
  }

  // Waits until the page is idle and nothing is being loaded. Waits for a frame first, because browsers draw after they
  // deliver an event.
  settled() {
    return this.page.evaluate(() => new Promise((done) => {
      const look = () => {
        const { idle, app } = window.sightlines.state();
        if (idle && (app.screen !== 'loading' || app.failed)) done();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }));
  }

  async centre(mark) {
    const { place, all } = await this.page.evaluate((mark) => {
      const { marks } = window.sightlines.state();
      return { place: marks[mark], all: marks[mark] ? [] : Object.keys(marks) };
    }, mark);
    if (!place) throw new Error(`nothing is marked "${mark}"; there are ${all.join(', ')}`);
    const [x, y, width, height] = place;
    return { x: x + width / 2, y: y + height / 2 };
  }

  // Scrolls the target into view first.
  async inSight(mark) {
    const { height } = this.page.viewportSize();
    const { x, y } = await this.centre(mark);
    if (y > 0 && y < height) return { x, y };
    await this.wheel(x, height - 40, y - height / 2); // on a phone the list is at the bottom
    return this.centre(mark);
  }

  // What is marked may still have to be fetched.
  async press(mark) {
    await this.page.waitForFunction((wanted) => wanted in window.sightlines.state().marks, mark, { timeout: 10_000 })
      .catch(() => {}); // `centre` says what there is instead
    const { x, y } = await this.inSight(mark);
    if (this.touch) await this.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.settled();
  }

  // A wheel event arrives some time after it was sent.
  async wheel(x, y, dy) {
    await this.page.mouse.move(x, y);
    const { wheel } = (await this.state()).input;
    await this.page.mouse.wheel(0, dy);
    await this.page.waitForFunction((before) => window.sightlines.state().input.wheel !== before, wheel);
    await this.settled();
  }

  // Down and up are sent together: on a busy machine, waiting in between would make it a long press.
  async tap(x, y) {
    await Promise.all([this.fingers('touchStart', [[x, y]]), this.fingers('touchEnd', [])]);
  }

  // Sends raw fingers, [[x, y], ...], as a touch screen would.
  async fingers(type, points) {
    this.cdp ??= this.page.context().newCDPSession(this.page);
    await (await this.cdp)
      .send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  }
}

// What the pages opened from now on would do after a longer time they do after this one, in ms: what never comes is
// given up soon.
export const impatient = (page, longest) => page.addInitScript((longest) => {
  const later = setTimeout;
  window.setTimeout = (work, time, ...rest) => later(work, Math.min(time, longest), ...rest);
}, longest);

// What somebody copied elsewhere, pasted into the page.
export const paste = (table, text) => table.page.evaluate((text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}, text);

// Opens a link in a separate browser context and returns what it shows.
export async function seenElsewhere(browser, link, isThere = () => true) {
  const context = await browser.newContext({ deviceScaleFactor: 0.5, reducedMotion: 'reduce' });
  await withoutTriangles(context);
  const friend = new Table(await context.newPage(), false);
  await friend.page.goto(link);
  await friend.page.evaluate(() => window.sightlines.ready.then(() => true));
  await friend.settled();
  await expect.poll(async () => Boolean(isThere((await friend.state()).app))).toBe(true);
  const { app } = await friend.state();
  const record = await friend.page.evaluate(() => window.sightlines.record());
  await context.close();
  return { app, record };
}

const atHome = (page) => page.url() === process.env.SITE_ADDRESS
  && page.evaluate(() => window.sightlines?.state?.().app.screen === 'home' && localStorage.length === 0);

const withoutCopy = (context) => context.addInitScript(() => {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
});
// Rendering took four fifths of the time. With `draws: false` the page runs all of its frames but does not render them
// to the screen; pictures are still rendered. Specs about the screen `use({ draws: true })`; single.spec.mjs renders
// every game.
const withoutTriangles = (context) => context.addInitScript(() => {
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...what) {
    if (this.getParameter(this.FRAMEBUFFER_BINDING)) drawElements.apply(this, what);
  };
});
const tellViolations = (context) => context.addInitScript(() => {
  addEventListener('securitypolicyviolation',
    ({ violatedDirective, blockedURI }) => console.error(`CSP: ${violatedDirective} ${blockedURI}`));
});

const root = base.extend({
  // Only offline.spec.mjs uses the service worker. Playwright's own option for this causes errors in sandboxes.
  keepsCopy: [false, { option: true }],
  draws: [false, { option: true }], // on the screen
  // Fails when the page has thrown, logged an error, or been stopped by its content security policy.
  complaints: async ({ page }, use) => {
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  // Fails as well when anything was asked of another site.
  table: async ({ page, hasTouch, complaints }, use) => {
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(process.env.SITE_ADDRESS)) complaints.push(`Asked for ${url}`);
    });
    await use(new Table(page, hasTouch));
  },
  usedPage: [async ({ browser }, use, { project }) => {
    const { viewport, deviceScaleFactor, isMobile, hasTouch, contextOptions } = project.use;
    const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile, hasTouch, ...contextOptions });
    await withoutCopy(context);
    await withoutTriangles(context);
    await tellViolations(context);
    const page = await context.newPage();
    await use(page);
    await context.close();
  }, { scope: 'worker' }],
});

// A test with a browser context of its own and a page that it loads itself.
export const anew = root.extend({
  context: async ({ context, keepsCopy, draws }, use) => {
    if (!keepsCopy) await withoutCopy(context);
    if (!draws) await withoutTriangles(context);
    await tellViolations(context);
    await use(context);
  },
});

// A test that can use a page which other tests have used before. The page is loaded once for each worker, and each test
// starts on the home page with empty storage. Routes, listeners and media settings of a test are reset afterwards;
// init scripts cannot be removed, so tests with addInitScript need `anew`.
export const test = root.extend({
  context: async ({ usedPage }, use) => {
    await use(usedPage.context());
  },
  page: async ({ usedPage }, use, { project }) => {
    await goHome(usedPage, project.use.viewport);
    await use(usedPage);
  },
});

async function goHome(page, viewport) {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  for (const event of ['request', 'response', 'requestfailed', 'console', 'pageerror', 'download', 'dialog', 'popup'])
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearPermissions();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const { width, height } = page.viewportSize();
  if (width !== viewport.width || height !== viewport.height) await page.setViewportSize(viewport);
  if (page.url().split('#')[0] === process.env.SITE_ADDRESS) {
    await page.evaluate(async () => {
      // The close event of a sheet arrives later, and its opener gets the focus back then. A focus in the text view
      // would show that view over the canvas.
      await Promise.all([...document.querySelectorAll('dialog[open]')].map((sheet) => new Promise((closed) => {
        sheet.addEventListener('close', () => setTimeout(closed), { once: true });
        sheet.close();
      })));
      if (document.documentElement.classList.contains('text-view')) document.getElementById('text-toggle').click();
      document.activeElement.blur();
      document.getElementById('canvas').dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
      localStorage.clear();
      history.replaceState(null, '', location.pathname);
      dispatchEvent(new HashChangeEvent('hashchange')); // as Back would
    });
    await new Table(page, false).settled();
    await page.evaluate(() => localStorage.clear());
  }
}
