// Service worker: caches the page, for offline use too. Each build has its own cache, named by its content, and an open
// page is always served from one cache, so builds never mix. A new build is fetched in the background and used at the
// next load; caches that no open page uses are deleted.
//
// The build of the site replaces the text between @ signs: every file with the beginning of its SHA-256.
/** @type {Map<string, string>} */
const files = new Map(Object.entries(JSON.parse('@OFFLINE_FILES@')));
const build = '@OFFLINE_BUILD@';

const scope = registration.scope; // a site may hold several copies of the page, which share the browser's storage
const own = `sightlines ${scope} ${build}`;
const pins = `sightlines ${scope} pins`; // which open page is served from which cache
const openingTime = 10_000; // ms for which a page that is being opened is not yet listed as a client

/** @param {string} name */
const addressOf = (name) => new URL(name, scope).href;
/** @param {string} client */
const pinOf = (client) => addressOf(`pin/${client}`);

/** @param {ArrayBuffer} bytes */
async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// A response from a cache of the browser or a proxy may be of another build, so its hash is checked.
/** @type {(name: string, response: Response | undefined) => Promise<Response | null>} */
async function proved(name, response) {
  if (!response?.ok) return null;
  const bytes = await response.arrayBuffer();
  if (!(await digest(bytes)).startsWith(files.get(name) ?? '?')) return null;
  return new Response(bytes, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } });
}

/** @param {string} name */
async function fetched(name) {
  const address = addressOf(name);
  const file = await proved(name, await caches.match(address))
    ?? await proved(name, await fetch(address))
    ?? await proved(name, await fetch(address, { cache: 'reload' }));
  if (!file) throw new Error(`${name} is not the file of this build.`);
  return file;
}

async function install() {
  const cache = await caches.open(own);
  try {
    // One at a time, to leave bandwidth to the page.
    for (const name of files.keys()) await cache.put(addressOf(name), await fetched(name));
  } catch (cause) {
    await caches.delete(own);
    throw cause;
  }
  await skipWaiting(); // open pages keep their caches
}

async function tidy() {
  const pinned = await caches.open(pins);
  const wanted = new Set([own, pins]);
  for (const request of await pinned.keys()) {
    const { cache, since } = await (await pinned.match(request) ?? Response.json({})).json();
    const open = await clients.get(request.url.slice(pinOf('').length));
    if (open || Date.now() - since < openingTime) wanted.add(cache);
    else await pinned.delete(request);
  }
  for (const name of await caches.keys())
    if (name.startsWith(`sightlines ${scope} `) && !wanted.has(name)) await caches.delete(name);
}

/** @type {(client: string, cache: string) => Promise<void>} */
async function pin(client, cache) {
  const pinned = await caches.open(pins);
  await pinned.put(pinOf(client), Response.json({ cache, since: Date.now() }));
}

/** @type {(client: string) => Promise<string>} */
async function cacheOf(client) {
  const pinned = await (await caches.open(pins)).match(pinOf(client));
  return pinned ? (await pinned.json()).cache : own;
}

// What another app sends (public/manifest.webmanifest, share_target) waits for the page that is opened for it: sent.js.
/** @param {Request} request */
async function keepSent(request) {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  await (await caches.open(`sent to ${scope}`)).put(scope, new Response(await request.blob(), { headers }));
  return Response.redirect(`${scope}?sent`, 303);
}

/** @param {FetchEvent} event */
async function answer({ request, clientId, resultingClientId }) {
  const cache = request.mode === 'navigate' ? own : await cacheOf(clientId);
  if (resultingClientId) await pin(resultingClientId, cache);
  const name = request.url.split(/[?#]/)[0].replace(/(index\.html)?%(25)*23.*/i, ''); // lost.js makes a link of it
  const cached = await caches.match(name === scope ? addressOf('index.html') : name, { cacheName: cache });
  return cached ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(tidy()));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method === 'POST' && url === addressOf('sent')) return event.respondWith(keepSent(event.request));
  if (method !== 'GET' || !url.startsWith(scope)) return;
  event.respondWith(answer(event));
  if (mode === 'navigate') event.waitUntil(tidy());
});
