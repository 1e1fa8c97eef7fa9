import { article, click, diving, frameOf, ready, script, settled } from './host.mjs';
import { anew as test, expect } from './lib.mjs';

// Of a page's HTML, by directives.
const policyOf = (html) =>
  Object.fromEntries(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)[1]
    .split(';').map((part) => part.trim().split(/\s+/)).map(([name, ...sources]) => [name, sources]));

const books = ['crosshairs', 'crossfire-hex', 'crossfire-squads', 'aerial-war', 'dogfight']
  .map((game) => `rules/${game}.html`);
test('the policy of every page is strict, and in force: no inline script, no eval, no other site', async ({ page }) => {
  for (const file of ['index.html', 'sightlines.html', 'embed.html', 'hosting.html', 'licences.html', ...books]) {
    const policy = policyOf(await (await page.request.get(process.env.SITE_ADDRESS + file)).text());
    expect([file, policy['default-src']]).toEqual([file, ["'none'"]]);
    const sources = Object.values(policy).flat();
    const own = /^('none'|'self'|'wasm-unsafe-eval'|'sha256-[\w+/=]+'|data:|blob:)$/;
    expect([file, sources.filter((source) => !own.test(source))]).toEqual([file, []]);
    expect([file, (policy['script-src'] ?? []).filter((source) => source.endsWith(':'))]).toEqual([file, []]);
  }

  const stopped = [];
  await page.exposeFunction('stopped', (directive) => { stopped.push(directive); });
  await page.goto(process.env.SITE_ADDRESS);
  await page.evaluate(async () => {
    await window.sightlines.ready;
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => window.stopped(effectiveDirective));
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' }));
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.ran = 2');
    button.click();
    setTimeout('window.ran = 3'); // an eval by another name
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/x.png' }));
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }));
    await fetch('https://elsewhere.example/').catch(() => {});
  });
  await expect.poll(() => new Set(stopped))
    .toEqual(new Set(['script-src-elem', 'script-src-attr', 'script-src', 'img-src', 'frame-src', 'connect-src']));
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
});

const hostile = [
  null, 7, 'load', [], ['load'], new Map([['sightlines', 1]]),
  {}, { sightlines: 1 }, { sightlines: 1, id: 1 },
  { sightlines: 2, id: 1, do: 'record' }, { sightlines: '1', id: 1, do: 'record' },
  { sightlines: 1, id: -1, do: 'record' }, { sightlines: 1, id: 1.5, do: 'record' },
  { sightlines: 1, id: '1', do: 'record' }, { sightlines: 1, id: NaN, do: 'record' },
  { sightlines: 1, id: 1, do: 'toString' }, { sightlines: 1, id: 1, do: '__proto__' },
  { sightlines: 1, id: 1, do: 'constructor' }, { sightlines: 1, id: 1, do: ['record'] },
  { sightlines: 1, id: 1, do: 'eval', text: 'document.title = "caught"' },
  { sightlines: 1, id: 1, do: 'record', more: 1 },
  { sightlines: 1, id: 1, do: 'load' }, { sightlines: 1, id: 1, do: 'load', text: 7 },
  { sightlines: 1, id: 1, do: 'load', text: { toString: 1 } },
  { sightlines: 1, id: 1, do: 'load', text: 'x'.repeat(262_145) },
  { sightlines: 1, id: 1, do: 'play', moves: ['c4v>'] }, { sightlines: 1, id: 1, do: 'play', text: 'c4v>' },
  { sightlines: 1, id: 1, do: 'next', n: 1 }, { sightlines: 1, id: 1, do: 'previous', by: 2 },
  { sightlines: 1, do: 'next' },
  { sightlines: 1, id: 1, do: 'goTo', n: -1 }, { sightlines: 1, id: 1, do: 'goTo', n: 1e9 },
  { sightlines: 1, id: 1, do: 'goTo', n: '1' }, { sightlines: 1, id: 1, do: 'goTo', n: 0.5 },
  JSON.parse('{"sightlines": 1, "id": 1, "__proto__": {"do": "load", "text": "#"}}'),
];

const bare = (id, fragment, query = '?embed') =>
  `<iframe id="${id}" title="${id}" width="640" height="480" sandbox="allow-scripts allow-popups"
    src="${process.env.SITE_ADDRESS}${query}${fragment}"></iframe>`;
const look = (frame) =>
  frame.evaluate(() => [window.sightlines.record(), document.title, window.sightlines.state().app.notice]);

test('a guest speaks only when spoken to, and passes over what is no message of ours', async ({ page, complaints }) => {
  await article(page, bare('guest', diving));
  const guest = await frameOf(page, 'guest');
  await guest.waitForFunction(() => window.sightlines?.state);
  await settled(guest);
  const before = await look(guest);
  await guest.evaluate(() => { window.heard = 0; addEventListener('message', () => { ++window.heard; }); });
  await page.evaluate((messages) => {
    for (const message of messages) document.getElementById('guest').contentWindow.postMessage(message, '*');
  }, hostile);
  await page.evaluate(() => { // with values that JSON does not have
    const to = document.getElementById('guest').contentWindow;
    to.postMessage(Object.create({ sightlines: 1, id: 1, do: 'goTo', n: 0 }), '*');
    to.postMessage(new Map([['sightlines', 1], ['id', 1], ['do', 'record']]), '*');
    to.postMessage(new ArrayBuffer(8), '*');
    const round = { sightlines: 1, id: 1, do: 'load' };
    round.text = round;
    to.postMessage(round, '*');
  });
  await guest.waitForFunction((all) => window.heard === all, hostile.length + 4);
  expect(await look(guest)).toEqual(before);
  expect(await page.evaluate(() => window.posted)).toEqual([]);
  // Messages arrive in the order in which they were sent: when this one is answered, all others have been answered.
  await page.evaluate(() => document.getElementById('guest')
    .contentWindow.postMessage({ sightlines: 1, id: 5, do: 'record' }, '*'));
  await expect.poll(() => page.evaluate(() => window.posted.map(({ data }) => data))).toEqual([
    { sightlines: 1, event: 'loading', detail: {} },
    { sightlines: 1, event: 'ready', detail: { version: expect.any(String) } },
    { sightlines: 1, event: 'change', detail: expect.objectContaining({ game: 'crosshairs', ply: 0 }) },
    { sightlines: 1, id: 5, value: before[0] },
  ]);
  // What the host claims to have kept is believed no more than a link.
  const kept = ['{', '7', 'null', '{}', '[]', '{"record": {"game": "chess"}}', '{"exercise": 1}',
    '{"exercise": {"address": 7, "tried": "many"}}', '{"record": null, "ply": "1"}',
    '{"exercise": {"address": "#lesson=none"}}'];
  await page.evaluate((texts) => texts.forEach((text, i) => document.getElementById('guest').contentWindow
    .postMessage({ sightlines: 1, id: 10 + i, do: 'resume', text }, '*')), kept);
  await expect.poll(() => page.evaluate(() => window.posted.filter(({ data }) => data.id >= 10).length))
    .toBe(kept.length);
  expect(await guest.evaluate(() => window.sightlines.record())).toEqual(before[0]);
  expect(complaints).toEqual([]);
});

test('a neighbour and the guest itself are not the host, and a page that is no embed listens to nobody', async ({
  page,
}) => {
  await article(page, `${bare('guest', diving)}<iframe id="neighbour" sandbox="allow-scripts" srcdoc="<script>
    addEventListener('message', () => {
      parent.frames[0].postMessage({ sightlines: 1, id: 9, do: 'load', text: '#' }, '*');
      parent.postMessage('tried', '*');
    });
  </script>"></iframe>${bare('framed', diving, '')}`);
  const [guest, framed] = [await frameOf(page, 'guest'), await frameOf(page, 'framed')];
  for (const frame of [guest, framed])
    await frame.waitForFunction(() => window.sightlines?.state && window.sightlines.state().app.screen === 'table');
  const before = await look(guest);
  await guest.evaluate(() => addEventListener('message',
    ({ source }) => { if (source !== window && source !== parent) window.fromNeighbour = true; }));
  await page.evaluate(() => document.getElementById('neighbour').contentWindow.postMessage('go', '*'));
  await guest.evaluate(() => new Promise((heard) => {
    addEventListener('message', ({ source }) => { if (source === window) heard(); });
    postMessage({ sightlines: 1, id: 9, do: 'play', moves: 'c4v>' }, '*');
  }));
  await expect.poll(() => page.evaluate(() => window.posted.map(({ data }) => data))).toContain('tried');
  await guest.waitForFunction(() => window.fromNeighbour);
  expect(await look(guest)).toEqual(before);

  const alone = await look(framed);
  expect(alone[0].game).toBe('crosshairs');
  await framed.evaluate(() => addEventListener('message', () => { window.heard = true; }));
  await page.evaluate(() => document.getElementById('framed')
    .contentWindow.postMessage({ sightlines: 1, id: 1, do: 'play', moves: 'c4v>' }, '*'));
  await framed.waitForFunction(() => window.heard);
  expect(await look(framed)).toEqual(alone);
  expect(await page.evaluate(() => window.posted)).toEqual([{ data: 'tried', origin: 'null' }]);
});

test('a host can do no more than the schema says, its words stay words, and no script is an address', async ({
  page, complaints,
}) => {
  await article(page, `${script()}<sightlines-board id="one" link="${diving}"></sightlines-board>`);
  await ready(page, 'one');
  const reach = await page.evaluate(() => { // a sandboxed frame is closed to its host as well
    const { contentWindow } = document.getElementById('one').shadowRoot.querySelector('iframe');
    try { return String(contentWindow.sightlines); } catch ({ name }) { return name; }
  });
  expect(reach).toBe('SecurityError');
  const nasty = '<img src=x onerror="document.title=1">';
  const errors = await page.evaluate(async (nasty) => {
    const board = document.getElementById('one');
    const errors = [];
    for (const work of [
      () => board.play(nasty), () => board.load(nasty), () => board.load({ game: nasty, version: 1 }),
      () => board.load({ game: 'crosshairs', version: 1, moves: [{ do: nasty }] }),
    ])
      await work().catch(({ message }) => errors.push(message));
    return errors;
  }, nasty);
  expect(errors).toHaveLength(4);
  const guest = await frameOf(page, 'one');
  expect(await guest.evaluate(() => [document.title, document.querySelectorAll('img').length]))
    .toEqual(['Sightlines: board games of fire and line of sight', 0]);
  await settled(guest);
  await click(page, 'one', 'cell:c4'); // and the game continues
  const frames = await page.evaluate(() => {
    addEventListener('error', (event) => event.preventDefault());
    const board = document.createElement('sightlines-board');
    board.setAttribute('src', 'javascript:parent.postMessage(1, "*")');
    document.body.append(board);
    return board.shadowRoot.querySelectorAll('iframe').length;
  });
  expect(frames).toBe(0);
  expect(complaints).toEqual([]);
});
