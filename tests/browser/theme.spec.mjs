// How an embed looks is the choice of the page around it: theme, accent, background.
import { article, diving, frameOf, ready, script, settled } from './host.mjs';
import { anew as test, expect } from './lib.mjs';

const look = async (page, id) => {
  await page.locator(`#${id}`).scrollIntoViewIfNeeded(); // out of sight nothing is drawn
  const frame = await frameOf(page, id);
  await settled(frame);
  return frame.evaluate(() => {
    const { dataset, style, lang } = document.documentElement;
    const [accent, ground] = ['accent', 'page'].map((name) => style.getPropertyValue(`--${name}`));
    return { scheme: dataset.scheme, accent, ground, lang, asked: new URLSearchParams(location.search).get('lang') };
  });
};

test('a board has the theme and the colours that its page asks for, and follows when they change', async ({ page }) => {
  await article(page, `${script()}<style>
    #own { --sightlines-accent: rgb(11 61 145); --sightlines-page: hsl(45 33% 97%); }
    #unread { --sightlines-accent: #ffffee; --sightlines-page: #777; }
    @media (prefers-color-scheme: dark) { #own { --sightlines-accent: #ffd54a; --sightlines-page: #101418; } }
  </style>
  <sightlines-board id="own" theme="auto" lang="de" link="${diving}"></sightlines-board>
  <sightlines-board id="dark" theme="dark" link="${diving}"></sightlines-board>
  <sightlines-board id="unread" link="${diving}"></sightlines-board>`);
  for (const id of ['own', 'dark', 'unread']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await ready(page, id);
  }
  expect(await look(page, 'own'))
    .toEqual({ scheme: 'system', accent: '#0b3d91', ground: '#faf9f5', lang: 'en', asked: 'de' });
  expect(await look(page, 'dark')).toMatchObject({ scheme: 'dark', accent: '', ground: '' });
  expect(await look(page, 'unread')).toMatchObject({ scheme: 'system', accent: '', ground: '' });

  await page.evaluate(() => { window.boardEvents.length = 0; });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('#own').scrollIntoViewIfNeeded();
  await ready(page, 'own');
  expect(await look(page, 'own')).toMatchObject({ scheme: 'system', accent: '#ffd54a', ground: '#101418' });

  await page.evaluate(async () => {
    window.boardEvents.length = 0;
    const board = document.getElementById('own');
    await board.play('c4v>');
    board.theme = 'light';
  });
  await ready(page, 'own');
  expect((await look(page, 'own')).scheme).toBe('light');
  expect((await page.evaluate(() => document.getElementById('own').record())).moves).toHaveLength(1); // it stays
});

test('where Sightlines is may be said later, for all boards of a page', async ({ page }) => {
  const source = await (await fetch(`${process.env.SITE_ADDRESS}embed.js`)).text();
  await article(page, `<sightlines-board id="late" link="${diving}"></sightlines-board>
    <script>${source.replaceAll('</', '<\\/')}</script>`);
  await page.evaluate((home) => { customElements.get('sightlines-board').home = home; }, process.env.SITE_ADDRESS);
  await ready(page, 'late');
});
