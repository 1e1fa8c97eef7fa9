// How the pages of a site are finished (web/packaging/pages.mjs), and where shell/lost.js leads:
//   node --test pages.test.mjs
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';
import { folderAddress, withInline, withPreview } from '../../web/packaging/pages.mjs';

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const sources = { 'index.html': read('shell/index.html'), 'embed.html': read('public/embed.html'),
  'hosting.html': read('public/hosting.html') };
for (const game of ['aerial-war', 'crossfire-hex', 'crossfire-squads', 'crosshairs', 'dogfight'])
  sources[`rules/${game}.html`] = read(`public/rules/${game}.html`);

const tag = /<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)">/g;
const tagsOf = (page) => Object.fromEntries([...page.matchAll(tag)]
  .map(([, name, content]) => [name, content]));

test('previews get whole addresses where the site knows its own', () => {
  const site = 'https://games.example.org/sightlines/';
  for (const [name, source] of Object.entries(sources)) {
    const tags = tagsOf(withPreview(source, name, site));
    assert.equal(tags['og:image'], 'https://games.example.org/sightlines/screenshot.png');
    assert.equal(tags['og:url'], site + (name === 'index.html' ? '' : name));
    assert.match(tags['og:title'], name.startsWith('rules/') ? /rulebook/ : /Sightlines/);
    assert.ok(tags['og:description'].length > 20);
    assert.ok(tags['og:image:alt'].length > 10);
    assert.equal(tags['twitter:card'], 'summary_large_image');
    const picture = readFileSync(new URL('../../public/screenshot.png', import.meta.url));
    assert.deepEqual([tags['og:image:width'], tags['og:image:height']],
      [String(picture.readUInt32BE(16)), String(picture.readUInt32BE(20))]);
  }
});

test('elsewhere the picture is named from where the page is, and no address is claimed', () => {
  const tags = (name) => tagsOf(withPreview(sources[name], name, ''));
  assert.equal(tags('index.html')['og:image'], 'screenshot.png');
  assert.equal(tags('rules/dogfight.html')['og:image'], '../screenshot.png');
  for (const name of Object.keys(sources)) assert.ok(!('og:url' in tags(name)));
});

test('the address of a site is that of its folder, with the slash, and nothing but a website\'s', () => {
  assert.equal(folderAddress(''), '');
  for (const given of ['https://a.example/b', 'https://a.example/b/', 'https://a.example/b/?c#d'])
    assert.equal(folderAddress(given), 'https://a.example/b/');
  assert.throws(() => folderAddress('games.example.org'));
  assert.throws(() => folderAddress('file:///games/'));
});

test('what stands in a page itself is named in its policy, and nothing else inline is', () => {
  for (const name of ['index.html', '404.html']) {
    const page = withInline(read(`shell/${name}`), (script) => read(`shell/${script}`));
    const [, policy] = page.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/);
    const inline = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    assert.ok(inline.length > 0);
    const named = policy.match(/script-src ([^;]*)/)[1].split(' ').filter((each) => each.includes('sha256'));
    assert.deepEqual(named, inline);
    assert.ok(!policy.includes('unsafe-inline'));
    assert.ok(!page.includes('data-inline'));
  }
});

// Where the script sends whoever opens this address; null: it stays.
function sentTo(href) {
  let to = null;
  const location = { href, replace(url) { to = String(url); } };
  vm.runInNewContext(read('shell/lost.js'), { location, URL });
  return to;
}

test('a "#" that was encoded on its way is one again, in any folder, and nowhere else', () => {
  const site = 'https://games.example.org/sightlines/';
  for (const [asked, opened] of [
    ['%231d.q1ZKT8xN', '#1d.q1ZKT8xN'],
    ['%231x0abcXYZ.', '#1x0abcXYZ.'],
    ['%25231d.q1ZKT8xN', '#1d.q1ZKT8xN'],
    ['%2525231d.q1ZKT8xN', '#1d.q1ZKT8xN'],
    ['index.html%231d.q1ZKT8xN', 'index.html#1d.q1ZKT8xN'],
    ['a/b/%231d.q1ZKT8xN', 'a/b/#1d.q1ZKT8xN'],
    ['%231d.q1ZKT8xN?utm_source=mail', '#1d.q1ZKT8xN'],
    ['%231d.q1ZKT8xN&sa=D', '#1d.q1ZKT8xN'],
    ['%23lesson=crosshairs/enter', '#lesson=crosshairs/enter'],
    ['%23%7B%22game%22:%22crosshairs%22%7D', '#%7B%22game%22:%22crosshairs%22%7D'],
    ['%2523%257B%2522game%2522%257D', '#%7B%22game%22%7D'],
    ['?embed%231d.q1ZKT8xN', '?embed#1d.q1ZKT8xN'],
    ['?embed&controls=undo%231d.q1ZKT8xN', '?embed&controls=undo#1d.q1ZKT8xN'],
  ]) assert.equal(sentTo(site + asked), site + opened, asked);
  for (const asked of ['', '#1d.q1ZKT8xN', '#%231d.q1ZKT8xN', 'index.html', 'lost', '?embed',
    '?text=https%3A%2F%2Fgames.example.org%2F%231d.q1ZKT8xN', '?embed#1d.%23'])
    assert.equal(sentTo(site + asked), null, asked);
  // Never to another site.
  const here = 'https://games.example.org//evil.example/';
  assert.equal(sentTo(`${here}%231d.A`), `${here}#1d.A`);
});
