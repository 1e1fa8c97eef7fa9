// Service worker: caches the page, for offline use too. Each build has its own cache, named by its content, and an open
// page is always served from one cache, so builds never mix. A new build is fetched in the background and used at the
// next load; caches that no open page uses are deleted.
//
// A browser may refuse anything that has to do with storage, when the disk is full or cookies are forbidden. Then the
// network answers, as it would without this worker.
//
// The build of the site replaces the text between @ signs: every file with the beginning of its SHA-256.
/** @type {Map<string, string>} */
const files = new Map(Object.entries(JSON.parse('@OFFLINE_FILES@')));
const build = '@OFFLINE_BUILD@';

const scope = registration.scope; // a site may hold several copies of the page, which share the browser's storage
const own = `sightlines ${scope} ${build}`;
const pins = `sightlines ${scope} pins`; // which open page is served from which cache
const openingTime = 10_000; // ms for which a page that is being opened is not yet listed as a client
const patience = 3000; // ms for a storage that does not answer
const page = 'index.html';

// What storage answers, or nothing.
/** @type {<Value>(work: Promise<Value>) => Promise<Value | undefined>} */
const inTime = (work) => Promise.race([work.catch(() => undefined),
  /** @type {Promise<undefined>} */ (new Promise((resolve) => { setTimeout(resolve, patience); }))]);

/** @param {string} name */
const addressOf = (name) => new URL(name, scope).href;
/** @param {string} client */
const pinOf = (client) => addressOf(`pin/${client}`);

/** @param {ArrayBuffer} bytes */
async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Hosts put scripts of their own into pages. One that still names script and module of this build is of this build.
const named = [...files.keys()].filter((name) => /^(boot|sightlines)-/.test(name));
/** @param {ArrayBuffer} bytes */
const isThisPage = (bytes) => {
  const text = new TextDecoder().decode(bytes);
  return named.length > 0 && named.every((name) => text.includes(name));
};

// A response from a cache of the browser or a proxy may be of another build, so its hash is checked.
/** @type {(name: string, response: Response | undefined, mayDiffer?: boolean) => Promise<Response | null>} */
async function proved(name, response, mayDiffer = false) {
  if (!response?.ok) return null;
  const bytes = await response.arrayBuffer();
  const good = (await digest(bytes)).startsWith(files.get(name) ?? '?') || (mayDiffer && isThisPage(bytes));
  return good ? new Response(bytes, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } }) : null;
}

// What an older copy has, under the name that it has there.
/** @param {string} name */
async function copied(name) {
  const plain = (/** @type {string} */ text) => text.replace(/-[0-9a-zA-Z]{8}(?=\.\w+$)/, '');
  for (const cache of await caches.keys()) {
    if (!cache.startsWith(`sightlines ${scope} `)) continue;
    const opened = await caches.open(cache);
    for (const request of await opened.keys()) {
      const file = plain(request.url) === plain(addressOf(name)) && await proved(name, await opened.match(request));
      if (file) return file;
    }
  }
  return null;
}

/** @param {string} name */
async function fetched(name) {
  const address = addressOf(name);
  return await copied(name)
    ?? await proved(name, await fetch(address))
    ?? await proved(name, await fetch(address, { cache: 'reload' }), name === page);
}

// The page starts and plays without the rest: icons, rulebooks, puzzles. A host may not have it, or have changed it; it
// is then asked whenever somebody wants it.
/** @param {string} name */
const isNeeded = (name) => name === page || /\.(js|css|wasm)$/.test(name);

// What is there stays there when something is missing: the next visit asks for the rest.
async function install() {
  if (!registration.active) await tidy();
  const cache = await caches.open(own);
  for (const name of files.keys()) { // one at a time, to leave bandwidth to the page
    if (await cache.match(addressOf(name))) continue;
    const file = await fetched(name);
    if (!file && isNeeded(name)) throw new Error(`${name} is not the file of this build.`);
    if (file) {
      await cache.put(addressOf(name), file).catch(async (cause) => {
        await caches.delete(own); // it is this that fills the disk
        throw cause;
      });
    }
  }
  await skipWaiting(); // open pages keep their caches
}

async function tidy() {
  if (registration.active && (registration.installing || registration.waiting)) return; // it is nobody's yet
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

// By client, for as long as this worker runs, whatever storage does; "" is a page of the network.
/** @type {Map<string, string>} */
const served = new Map();

/** @type {(client: string, cache: string) => Promise<void>} */
async function pin(client, cache) {
  const pinned = await caches.open(pins);
  await pinned.put(pinOf(client), Response.json({ cache, since: Date.now() }));
}

/** @type {(client: string) => Promise<string>} */
async function cacheOf(client) {
  const known = served.get(client);
  if (known !== undefined) return known;
  const pinned = await (await caches.open(pins)).match(pinOf(client));
  return pinned ? (await pinned.json()).cache : own;
}

// What another app sends (public/manifest.webmanifest, share_target) waits for the page that is opened for it: sent.js.
/** @param {Request} request */
async function keepSent(request) {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  const blob = await request.blob();
  await inTime(caches.open(`sent to ${scope}`).then((cache) => cache.put(scope, new Response(blob, { headers }))));
  return Response.redirect(`${scope}?sent`, 303);
}

/** @type {(event: FetchEvent) => Promise<Response | undefined>} */
async function fromCopy({ request, clientId }) {
  const cacheName = request.mode === 'navigate' ? own : await cacheOf(clientId);
  const name = request.url.split(/[?#]/)[0].replace(/(index\.html)?%(25)*23.*/i, ''); // lost.js makes a link of it
  if (!cacheName) return undefined;
  const found = await caches.match(name === scope ? addressOf(page) : name, { cacheName });
  return found ?? caches.match(`${name}.html`, { cacheName }); // some hosts take the ending off
}

/** @param {FetchEvent} event */
async function answer(event) {
  const { request, resultingClientId } = event;
  const cached = await inTime(fromCopy(event));
  if (resultingClientId) {
    const cache = cached ? own : '';
    served.set(resultingClientId, cache);
    event.waitUntil(inTime(pin(resultingClientId, cache)));
  }
  return cached ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(inTime(tidy())));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method === 'POST' && url === addressOf('sent')) return event.respondWith(keepSent(event.request));
  if (method !== 'GET' || !url.startsWith(scope)) return;
  event.respondWith(answer(event));
  if (mode === 'navigate') event.waitUntil(inTime(tidy()));
});
