// What a host does with the files of Sightlines, and what it should do: public/hosting.html says the same in words.
//   node host_check.mjs ADDRESS
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const longest = 3600; // seconds for which a page or the service worker may be kept unasked
const atOnce = 6;

async function asked(address, redirect = 'follow') {
  const response = await fetch(address, { redirect, cache: 'no-store' });
  const bytes = Buffer.from(await response.arrayBuffer());
  const header = (name) => response.headers.get(name) ?? '';
  return { status: response.status, ok: response.ok, bytes, text: bytes.toString('utf8'), header };
}

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');
const several = (names) => (names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
  : names.join(', '));

const types = { js: /javascript/, css: /^text\/css/, wasm: /^application\/wasm/, html: /^text\/html/ };

/** Each result: { good, what }, and what to do is in `what` where it is not good. */
export async function check(given) {
  const results = [];
  const say = (good, what, todo = '') => results.push({ good, what: good || !todo ? what : `${what}: ${todo}` });
  const home = new URL(given);
  home.hash = home.search = '';
  home.pathname = home.pathname.replace(/(index\.html|\/)?$/, '/');
  const at = (name) => new URL(name, home).href;

  const page = await asked(home);
  if (!page.ok || !/data-build=/.test(page.text)) {
    say(false, `${home} is not Sightlines (${page.status})`,
      'put all files of the site into one folder, and give its address.');
    return results;
  }
  say(true, `${home} is Sightlines`);
  const local = /^(localhost|127\.|\[::1\])/.test(home.hostname);
  say(home.protocol === 'https:' || local, 'Encryption',
    'serve it by https. Without, there is no copy for use offline, and the browser forbids to copy and to share.');

  if (home.pathname !== '/') {
    const bare = await asked(home.href.slice(0, -1), 'manual');
    say(bare.status >= 300 && bare.status < 400, 'The address without its slash', bare.ok
      ? 'redirect it to the one with the slash. The page does so itself where scripts run.'
      : `it leads nowhere (${bare.status}). Redirect it to the one with the slash.`);
  }
  const lost = await asked(at('%231d.lost'));
  say(/%\(\?:25\)\*23/.test(lost.text), 'Links whose "#" was changed on their way',
    'publish 404.html where the host looks for the page of what it does not find. It opens such links.');

  const worker = await asked(at('sw.js'));
  const listed = /JSON\.parse\('([^']*)'\)/.exec(worker.text)?.[1];
  if (!listed) {
    say(false, 'sw.js', `it does not come (${worker.status}). Publish all files: without it nothing works offline.`);
    return results;
  }
  const hashes = Object.entries(JSON.parse(listed));
  const files = new Map();
  for (let i = 0; i < hashes.length; i += atOnce) {
    await Promise.all(hashes.slice(i, i + atOnce).map(async ([name]) => {
      files.set(name, name === 'index.html' ? page : await asked(at(name)));
    }));
  }
  const isSame = ([name, hash]) => hashOf(files.get(name).bytes).startsWith(hash);
  const missing = hashes.filter(([name]) => !files.get(name).ok);
  const changed = hashes.filter((file) => files.get(file[0]).ok && !isSame(file)).map(([name]) => name);
  const packed = changed.filter((name) => files.get(name).bytes.readUInt16BE(0) === 0x1f8b);
  const pages = changed.filter((name) => name.endsWith('.html'));
  const others = changed.filter((name) => !packed.includes(name) && !pages.includes(name));
  say(!missing.length, 'All files are there', `${several(missing.map(([name]) => name))} cannot be had. `
    + 'Publish every file; some hosts leave out types that they do not know (.wasm, .webmanifest, .ttf).');
  say(!packed.length, 'What is packed is called so', `${several(packed)} comes as gzip without saying so. `
    + 'Send "Content-Encoding: gzip", or the file itself.');
  say(!pages.length, 'Pages come as they are', `the host changes ${several(pages)}, or has it of another build. `
    + 'Switch off what adds scripts to pages or makes them smaller.');
  say(!others.length, 'Files are of one build', `${several(others)} is of another build, or changed. `
    + 'Publish all files together, and empty the caches of the host.');

  const wrong = [...files].filter(([name, { ok, header }]) => {
    const type = types[name.split('.').pop()];
    return ok && type && !type.test(header('content-type'));
  }).map(([name, { header }]) => `${name} as ${header('content-type') || 'nothing'}`);
  say(!wrong.length, 'Types', `the host sends ${several(wrong)}. `
    + 'Scripts are text/javascript, styles text/css, modules application/wasm.');

  const large = [...files].filter(([name, { ok, bytes }]) => ok && /\.(js|wasm|css|html)$/.test(name)
    && bytes.length > 50_000);
  const bare = large.filter(([, { header }]) => !/gzip|br|zstd|deflate/.test(header('content-encoding')));
  say(!bare.length, 'Compression', `${several(bare.map(([name]) => name))} comes as large as it is. `
    + 'Compress .wasm, .js, .css and .html (gzip or brotli): a first visit is then a third as long.');

  const age = ({ header }) => Number(/(?:^|[ ,])max-age=(\d+)/.exec(header('cache-control'))?.[1] ?? 0);
  const kept = [['the page', page], ['sw.js', worker]].filter(([, answer]) => age(answer) > longest)
    .map(([name]) => name);
  const hours = Math.round(Math.max(age(page), age(worker)) / 3600);
  say(!kept.length, 'Caches', `${kept.join(' and ')} may be kept for ${hours} h. Allow ten minutes `
    + '("Cache-Control: max-age=600"); files with "-1a2b3c4d" in their names may be kept for ever.');

  const policy = page.header('content-security-policy');
  const framing = page.header('x-frame-options') || /frame-ancestors[^;]*/.exec(policy)?.[0];
  say(!framing || /\*/.test(framing), 'Boards in pages of others',
    `the host forbids them (${framing}). Leave that header out, if others may embed boards.`);
  const script = [...files].find(([name]) => name.startsWith('boot-'))?.[1];
  say(script?.header('access-control-allow-origin') === '*', 'Boards in the sandbox of their frame',
    'send "Access-Control-Allow-Origin: *" for all files. A board in a page has no origin of its own.');
  say(!/(script|default)-src/.test(policy) || /wasm-unsafe-eval|'unsafe-eval'/.test(policy), 'The policy of the host',
    'its Content-Security-Policy forbids WebAssembly. Leave it out: the page has its own, which is stricter.');
  return results;
}

async function main(address) {
  if (!/^https?:\/\//.test(address ?? '')) throw new Error('Give an address: https://example.org/sightlines/');
  const results = await check(address);
  for (const { good, what } of results) console.log(`${good ? 'ok  ' : 'TODO'}  ${what}`);
  if (results.some(({ good }) => !good)) process.exitCode = 1;
}

const [, program, address] = process.argv;
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) {
  main(address).catch((error) => {
    console.error(error.cause?.code ? `${address} does not answer (${error.cause.code}).` : error.message);
    process.exitCode = 2;
  });
}
