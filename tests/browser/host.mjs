// An embedding page on another origin than the site under test, with boards that a spec chooses.
import { createServer } from 'node:http';

// Red dives from c4 and shoots d7 on the way.
export const diving = '#1x.c0T1h9abhIRsNUYXkcz3TuwxtdcMYmxU';
// Eight actions of hex Crossfire, a deferred game.
export const hexFight = '#1x.h0f21uovWcJtGTlSkUInkDv9Bq5gaDtkv9TvKscoYJ0V';

export const script = () => `<script src="${process.env.SITE_ADDRESS}embed.js" async></script>`;

// Opens an article with this HTML. The events of its boards are in `boardEvents`, all messages to its window in
// `posted`.
export async function article(page, html) {
  const server = createServer((request, response) => response.setHeader('Content-Type', 'text/html')
    .end(`<!doctype html><body style="width: 640px">${html}`));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close());
  await page.addInitScript(() => {
    if (window !== top) return;
    window.boardEvents = [];
    window.posted = [];
    addEventListener('message', ({ data, origin }) => window.posted.push({ data, origin }));
    const watch = (board) => {
      for (const name of ['ready', 'change', 'refused', 'over', 'solved'])
        board.addEventListener(name, ({ detail }) => window.boardEvents.push({ board: board.id, name, detail }));
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.localName === 'sightlines-board') watch(node);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
}

export const ready = (page, board) =>
  page.waitForFunction((id) => window.boardEvents.some(({ board, name }) => board === id && name === 'ready'), board);

// The frame of a board, or of an <iframe> with this id.
export async function frameOf(page, id) {
  const inside = page.locator(`#${id} iframe`);
  const frame = await (await inside.count() ? inside : page.locator(`iframe#${id}`)).elementHandle();
  return frame.contentFrame();
}

// Waits until a visible board is idle, but at least for one frame, because an event is drawn after it was handled.
export async function settled(frame) {
  await frame.waitForFunction(() => window.sightlines?.state && window.sightlines.state().app.screen !== 'loading');
  await frame.evaluate(() => new Promise((done) => {
    const look = () => { if (window.sightlines.state().idle) done(); else requestAnimationFrame(look); };
    requestAnimationFrame(look);
  }));
}

// Clicks a test id in a board's frame.
export async function click(page, id, mark) {
  const frame = await frameOf(page, id);
  const { marks } = await frame.evaluate(() => window.sightlines.state());
  if (!marks[mark]) throw new Error(`nothing is marked "${mark}"; there are ${Object.keys(marks).join(', ')}`);
  const [x, y, width, height] = marks[mark];
  const box = await (await frame.frameElement()).boundingBox();
  await page.mouse.click(box.x + x + width / 2, box.y + y + height / 2);
  await settled(frame);
}
