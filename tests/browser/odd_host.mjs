// A host that does not serve the site as it is: what it answers, a test may change.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const types = {
  '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.json': 'application/json',
  '.png': 'image/png', '.svg': 'image/svg+xml', '.ttf': 'font/ttf', '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The answer for a name of the site: a plain 404 where there is no such file. */
async function plain(folder, name) {
  try {
    const body = await readFile(path.join(folder, name));
    return { status: 200, body, headers: { 'Content-Type': types[path.extname(name)] ?? 'application/octet-stream' } };
  } catch {
    return { status: 404, body: Buffer.from('Not found'), headers: { 'Content-Type': 'text/plain' } };
  }
}

/**
 * change(name, answer, request): alters the answer, or returns false, and none is ever given.
 * asked: the names that were asked for. The site is at `address`.
 */
export async function oddHost(folder, change = () => {}, base = '/') {
  const host = { asked: [], change };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://host/');
    const name = pathname === base ? 'index.html' : decodeURIComponent(pathname.slice(base.length));
    host.asked.push(name);
    const answer = await plain(folder, name);
    answer.headers['Access-Control-Allow-Origin'] = '*';
    if (await host.change(name, answer, request) === false) return;
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.address = `http://127.0.0.1:${server.address().port}${base}`;
  host.close = () => new Promise((resolve) => { server.closeAllConnections(); server.close(resolve); });
  return host;
}
