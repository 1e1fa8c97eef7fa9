// .ci/host-check, at hosts that do one thing wrong.
import { gzipSync } from 'node:zlib';
import { test } from '@playwright/test';
import { check } from '../../.ci/host_check.mjs';
import { expect, site } from './lib.mjs';
import { oddHost } from './odd_host.mjs';

// A host that does everything right, but for compression, which `compressed` does.
function compressed(name, answer) {
  if (!/\.(js|wasm|css|html)$/.test(name) || answer.status !== 200) return;
  answer.body = gzipSync(answer.body, { level: 1 });
  answer.headers['Content-Encoding'] = 'gzip';
}
async function lost(name, answer) {
  if (answer.status === 404) answer.body = "if (/%(?:25)*23/i.exec(location)) {}";
}

const faults = {
  'Types': (name, answer) => {
    if (name.endsWith('.wasm')) answer.headers['Content-Type'] = 'application/octet-stream';
  },
  'Links whose "#" was changed on their way': (name, answer) => {
    if (answer.status === 404) answer.body = 'Not found';
  },
  'All files are there': (name, answer) => { if (name.endsWith('.webmanifest')) answer.status = 404; },
  'Pages come as they are': (name, answer) => {
    if (name === 'index.html') answer.body = String(answer.body).replace('</head>', '<script src=x></script></head>');
  },
  'Files are of one build': (name, answer) => { if (name === 'samples.json') answer.body = '{"of":"another"}'; },
  'What is packed is called so': (name, answer) => { if (name.endsWith('.ttf')) answer.body = gzipSync(answer.body); },
  'Caches': (name, answer) => {
    if (name === 'sw.js') answer.headers['Cache-Control'] = 'public, max-age=31536000, immutable';
  },
  'Boards in pages of others': (name, answer) => { answer.headers['X-Frame-Options'] = 'SAMEORIGIN'; },
  'Boards in the sandbox of their frame': (name, answer) => { delete answer.headers['Access-Control-Allow-Origin']; },
  'The policy of the host': (name, answer) => {
    answer.headers['Content-Security-Policy'] = "script-src 'self'";
  },
};

async function found(change, base, path = base) {
  const host = await oddHost(site, async (name, answer, request) => {
    await lost(name, answer);
    await change(name, answer, request);
    if (!change.bare) compressed(name, answer);
  }, base);
  try {
    return (await check(new URL(path, host.address).href)).filter(({ good }) => !good).map(({ what }) => what);
  } finally {
    await host.close();
  }
}

test('a good host is found good, and each fault is found alone, with what to do', async () => {
  expect(await found(() => {}, '/')).toEqual([]);
  for (const [name, change] of Object.entries(faults)) {
    const [first, ...more] = await found(change, '/');
    expect([first?.split(':')[0], more]).toEqual([name, []]);
    expect(first.length).toBeGreaterThan(name.length + 20);
  }
  const [compression] = await found(Object.assign(() => {}, { bare: true }), '/');
  expect(compression).toContain('Compression');
});

test('the slash of a folder: a redirect is good, the page itself less so, and nothing is bad', async () => {
  const redirects = (name, answer, request) => {
    if (request.url === '/games') Object.assign(answer, { status: 301, headers: { Location: '/games/' }, body: '' });
  };
  expect(await found(redirects, '/games/', '/games')).toEqual([]);
  expect(await found(() => {}, '/games/')).toEqual([expect.stringMatching(/slash: it leads nowhere \(404\)/)]);
  const other = await found((name, answer) => Object.assign(answer, { status: 200, body: 'A page' }), '/');
  expect(other).toEqual([expect.stringMatching(/is not Sightlines/)]);
});
