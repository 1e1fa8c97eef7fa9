// Finishes the HTML of a site:
// - A <script src="x.js" data-inline> becomes the script itself, named in the page's policy by its hash. What such a
//   script does must work where nothing else that the page asks for can be found.
// - What previews of links show (og:, twitter:) is made of title and description. It has whole addresses, which
//   previews need, where the site's own is known; else the picture's is relative.
//   node pages.mjs SITE [SITE_URL]
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const picture = { name: 'screenshot.png', width: 1280, height: 800, alt: 'A game of Crosshairs on the table' };

// script: the name of a file -> its text.
export function withInline(page, script) {
  const hashes = [];
  const inlined = page.replaceAll(/<script src="([^"]+)" data-inline><\/script>/g, (_, name) => {
    const text = script(name).trim();
    hashes.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    return `<script>${text}</script>`;
  });
  return hashes.length ? inlined.replace(/script-src [^;]*/, (sources) => [sources, ...hashes].join(' ')) : page;
}

// name: of the file in the site; siteUrl: "" where it is not known.
export function withPreview(page, name, siteUrl) {
  const title = page.match(/<title>([^<]*)/)[1];
  const description = page.match(/<meta name="description" content="([^"]*)/)[1];
  const beside = path.posix.relative(path.posix.dirname(name), picture.name);
  const tags = {
    'og:type': 'website', 'og:site_name': 'Sightlines', 'og:title': title, 'og:description': description,
    ...(siteUrl && { 'og:url': new URL(name.replace(/^index\.html$/, ''), siteUrl).href }),
    'og:image': siteUrl ? new URL(picture.name, siteUrl).href : beside,
    'og:image:width': picture.width, 'og:image:height': picture.height, 'og:image:alt': picture.alt,
  };
  const lines = Object.entries(tags).map(([property, content]) =>
    `<meta property="${property}" content="${content}">\n`);
  lines.push('<meta name="twitter:card" content="summary_large_image">\n');
  return page.replace('</head>', () => `${lines.join('')}</head>`);
}

// The address of a site's folder, from what somebody wrote for it.
export function folderAddress(text) {
  if (!text) return '';
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`SITE_URL is no address of a website: ${text}`);
  return new URL(url.pathname.endsWith('/') ? '.' : `${url.pathname}/`, url).href;
}

function main(site, address = '') {
  const siteUrl = folderAddress(address);
  const used = new Set();
  const text = (name) => readFileSync(path.join(site, name), 'utf8');
  const script = (name) => { used.add(name); return text(name); };
  const change = (name, how) => writeFileSync(path.join(site, name), how(text(name)));
  const rulebooks = readdirSync(path.join(site, 'rules')).filter((name) => name.endsWith('.html'))
    .map((name) => `rules/${name}`);
  for (const name of ['index.html', '404.html']) change(name, (page) => withInline(page, script));
  for (const name of ['index.html', 'embed.html', 'hosting.html', ...rulebooks])
    change(name, (page) => withPreview(page, name, siteUrl));
  if (siteUrl) change('404.html', (page) => page.replace('href="./"', `href="${siteUrl}"`));
  for (const name of used) if (existsSync(path.join(site, name))) rmSync(path.join(site, name));
}

const [, program, ...given] = process.argv;
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) main(...given);
