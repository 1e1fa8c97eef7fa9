// A small static server for trying the page: node .ci/serve.mjs FOLDER [PORT]
// Port 0 takes a free one. The address is the only line on standard output. Tests may import `serve` instead.
import { createReadStream, realpathSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The file that a request means, or nothing: never one outside the folder, by dots or by links. */
async function find(folder, url) {
  try {
    const name = decodeURIComponent(url.split(/[?#]/, 1)[0]);
    const file = await realpath(path.join(folder, name.endsWith('/') ? `${name}index.html` : name));
    const facts = await stat(file);
    if (facts.isFile() && file.startsWith(folder + path.sep)) return { file, size: facts.size };
  } catch { /* not there, or not a name */ }
  return undefined;
}

/** What hosts answer for a file that is not there: the nearest 404.html above it, if there is one. */
async function findLost(folder, url) {
  for (let at = url.split(/[?#]/, 1)[0]; at.includes('/');) {
    at = at.slice(0, at.lastIndexOf('/'));
    const found = await find(folder, `${at}/404.html`);
    if (found) return found;
  }
  return undefined;
}

/** A listening server for the files of a folder; its port is server.address().port. */
export async function serve(folder, port = 0) {
  folder = await realpath(folder);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const found = await find(folder, request.url);
    const given = found ?? await findLost(folder, request.url);
    if (!given) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': types[path.extname(given.file)] ?? 'application/octet-stream',
      'Content-Length': given.size,
      'Cache-Control': 'no-store', // a rebuilt page is seen at the next load
      'Access-Control-Allow-Origin': '*', // as static hosts do; a sandboxed embed has no origin of its own
      'X-Content-Type-Options': 'nosniff',
    });
    if (request.method === 'HEAD') return response.end();
    pipeline(createReadStream(given.file), response, () => {});
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
}

async function main(folder, port) {
  if (!/^\d{1,5}$/.test(port) || port > 65535)
    throw new Error(`${port} is not a port: choose a number from 1024 to 65535.`);
  const server = await serve(folder, Number(port)).catch((error) => {
    if (error.code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken by another program. Choose another: make play PORT=${Number(port) + 1}`);
    if (error.code === 'EACCES')
      throw new Error(`Port ${port} is reserved for the system. Choose another: make play PORT=8080`);
    if (error.code === 'ENOENT') throw new Error(`There is no ${folder}: build the page first, with make play.`);
    throw error;
  });
  console.error(`Serving ${folder}; Ctrl+C stops it.`);
  console.log(`http://127.0.0.1:${server.address().port}/`);
}

const [, script, folder, port = '8080'] = process.argv;
if (script && realpathSync(script) === fileURLToPath(import.meta.url)) {
  main(folder, port).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
