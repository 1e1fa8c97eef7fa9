// The whole site in one file that opens from disk, SITE/sightlines.html: scripts bundled, styles inlined, everything
// that the page fetches packed inside. Its policy names the one script and the one style sheet by their hashes and
// allows no request at all.
//   node single.mjs SITE [SITE_URL]
// From a disk, links lead to SITE_URL, if that is known.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { folderAddress } from './pages.mjs';

const [site, siteUrl = ''] = process.argv.slice(2);
const text = (name) => readFileSync(path.join(site, name), 'utf8');
const listed = (folder, ending) => readdirSync(path.join(site, folder))
  .filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);
const hashOf = (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

// Every change must find its place: a page that has moved on is noticed here.
function changed(page, ...changes) {
  return changes.reduce((before, [from, to]) => {
    const after = before.replaceAll(from, to);
    if (after === before) throw new Error(`index.html has no ${from}`);
    return after;
  }, page);
}

const [, boot] = text('index.html').match(/<script type="module" src="([^"]+)">/);
const bundle = buildSync({
  entryPoints: [path.join(site, boot)],
  inject: [fileURLToPath(new URL('single_fetch.js', import.meta.url))],
  bundle: true, format: 'esm', minify: true, write: false, target: 'es2022', legalComments: 'none', charset: 'utf8',
}).outputFiles[0].text.trim();

// The page's own style sheets in its order, then those that it would fetch when they are wanted.
const own = [...text('index.html').matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, name]) => name);
const fetchedStyles = [...listed('.', '.css'), ...listed('rules', '.css')].map(path.normalize)
  .filter((name) => !own.includes(name) && !['embed.css', 'fonts.css'].includes(name));
const bytes = (name) => readFileSync(path.join(site, name));
const base64 = (name) => bytes(name).toString('base64');
const style = [...own, ...fetchedStyles].map(text).join('\n')
  .replaceAll(/url\("?(fonts\/[^)"]+)"?\)/g, (_, name) => `url(data:font/ttf;base64,${base64(name)})`);

const worker = listed('.', '.js').map(path.normalize).filter((name) => /^worker\b/.test(name));
const packed = [...listed('.', '.wasm').map(path.normalize), ...worker, 'samples.json',
  ...listed('fonts', '.ttf').filter((name) => !style.includes(base64(name))), ...listed('rules', '.html'),
  ...listed('lessons', '.json'),
  ...listed('puzzles', '.json')]
  .map((name) => {
    const content = name.endsWith('.html') ? text(name).replace(/<link rel="stylesheet"[^>]*>\n?/g, '')
      : bytes(name);
    const letters = gzipSync(content, { level: 9 }).toString('base64');
    return `<script type="application/octet-stream" id="file:${name}">${letters}</script>`;
  });

// As it is, so that whoever looks for a licence in the file finds it.
const licences = text('licences.html').replace(/<link rel="stylesheet"[^>]*>\n?/g, '');
if (/<\/?script|<!--/i.test(licences)) throw new Error('licences.html cannot stand in a script.');
packed.push(`<script type="text/plain" id="file:licences.html">${licences}</script>`);

// What tells old browsers that they are too old, which cannot read the rest.
const starting = [...text('index.html').matchAll(/<script>([^]*?)<\/script>/g)]
  .map(([, script]) => script).find((script) => script.includes('newer browser'));

const policy = `default-src 'none'; script-src ${hashOf(starting)} ${hashOf(bundle)} 'wasm-unsafe-eval'; `
  + `style-src ${hashOf(style)}; `
  + "img-src data: blob:; font-src data:; worker-src blob:; frame-src 'self'; base-uri 'none'; form-action 'none'";
const icon = `data:image/svg+xml;base64,${Buffer.from(text('icon.svg')).toString('base64')}`;

const page = changed(text('index.html'),
  [/(http-equiv="Content-Security-Policy" content=")[^"]*/g, `$1${policy}`],
  [/<link rel="(?:modulepreload|preload|manifest|apple-touch-icon)"[^>]*>\s*/g, ''],
  [/<meta (?:property="og:|name="twitter:)[^>]*>\s*/g, ''],
  [/(<link rel="icon" href=")[^"]*/g, `$1${icon}`],
  [/<link rel="stylesheet"[^>]*>\s*/g, ''],
  [/<a href="rules\/[^"]*">([^<]*)<\/a>/g, '$1'], // where scripts are off there is nothing to follow
  [/<script>[^]*?<\/script>\s*/g, (all) => (all.includes(starting) ? all : '')],
  [/<script type="module" src="[^"]*"><\/script>\s*/g, ''],
  ...(siteUrl ? [[/<html /g, `<html data-site="${folderAddress(siteUrl)}" `]] : []),
  ['</head>', () => `<style>${style}</style>\n</head>`],
  ['</body>', () => `${packed.join('\n')}\n<script type="module">${bundle}</script>\n</body>`]);

writeFileSync(path.join(site, 'sightlines.html'), page);
console.log(`sightlines.html: ${Math.round(Buffer.byteLength(page) / 1000)} kB`);
