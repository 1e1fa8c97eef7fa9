// What the specs share: a page that is opened, looked at and used by the names of things, never by bare coordinates.
import { test as base, expect } from '@playwright/test';

export { expect };

// A game of Crosshairs with so many clouds placed, as a fragment that a person could type.
const clouds = ['c4', 'e5', 'g6', 'i6'];
export const fragment = (placed = 0) =>
  `#${encodeURIComponent(JSON.stringify({ game: 'crosshairs', version: 1, moves: clouds.slice(0, placed).map((cell) => ({ do: 'cloud', cell })) }))}`;

export class Table {
  constructor(page, touch) {
    this.page = page;
    this.touch = touch;
  }

  async open(path = '') {
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

  // Until nothing is drawn and nothing loaded any more. Browsers deliver an event and draw after it in one go, so a
  // moment's wait comes first.
  async settled() {
    await this.page.waitForTimeout(20);
    await this.page.waitForFunction(() => {
      const { idle, app } = window.sightlines.state();
      return idle && (app.screen !== 'loading' || app.failed);
    }, null, { polling: 10 });
  }

  async centre(mark) {
    const { marks } = await this.state();
    if (!marks[mark]) throw new Error(`nothing is marked "${mark}"; there are ${Object.keys(marks).join(', ')}`);
    const [x, y, width, height] = marks[mark];
    return { x: x + width / 2, y: y + height / 2 };
  }

  // What lies below the screen is rolled into sight first.
  async inSight(mark) {
    const { height } = this.page.viewportSize();
    const { x, y } = await this.centre(mark);
    if (y > 0 && y < height) return { x, y };
    await this.page.mouse.move(x, height - 40); // on a phone the list is at the bottom
    await this.page.mouse.wheel(0, y - height / 2);
    await this.settled();
    return this.centre(mark);
  }

  async press(mark) {
    const { x, y } = await this.inSight(mark);
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.settled();
  }

  // Sends raw fingers, [[x, y], ...], as a touch screen would.
  async fingers(type, points) {
    this.cdp ??= await this.page.context().newCDPSession(this.page);
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  }
}

// A friend follows a link in a browser of their own, which is closed again: what they see.
export async function seenElsewhere(browser, link) {
  const context = await browser.newContext();
  const friend = new Table(await context.newPage(), false);
  await friend.page.goto(link);
  await friend.page.evaluate(() => window.sightlines.ready.then(() => true));
  await friend.settled();
  const { app } = await friend.state();
  const record = await friend.page.evaluate(() => window.sightlines.record());
  await context.close();
  return { app, record };
}

export const test = base.extend({
  // Only offline.spec.mjs wants pages out of the browser's own copy. Playwright's switch for this complains in sandboxes.
  keepsCopy: [false, { option: true }],
  context: async ({ context, keepsCopy }, use) => {
    if (!keepsCopy) await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }));
    await use(context);
  },
  // Fails when the page has thrown, logged an error, or been stopped by its content security policy.
  complaints: async ({ page }, use) => {
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
    await page.addInitScript(() => addEventListener('securitypolicyviolation', (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)));
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  table: async ({ page, hasTouch, complaints }, use) => {
    await use(new Table(page, hasTouch));
  },
});
