// What another app has sent by the system's share sheet: share_target in public/manifest.webmanifest; and a link whose
// "#" was coded on its way, so that it stands before the fragment. Fetched when the address may hold either, or says
// that the service worker keeps what was sent (sw.js).
import { mayHoldLink } from './address.js';

async function kept() {
  const scope = new URL('./', location.href).href;
  const name = `sent to ${scope}`;
  const form = await (await caches.match(scope, { cacheName: name }))?.formData();
  await caches.delete(name);
  return form;
}

// The text, and the files if there are any. Neither is in the address, or kept, any more.
/** @returns {Promise<{ text: string, files: File[] }>} */
export async function takeSent() {
  const nothing = { text: '', files: [] };
  if (location.hash) return nothing;
  const asked = new URLSearchParams(location.search);
  const sent = asked.has('sent') ? await kept() : asked; // in the address: from a page that was installed long ago
  if (!sent) return nothing;
  const shared = ['text', 'url', 'title'].flatMap((name) => sent.get(name) || []).join('\n');
  const text = shared || (mayHoldLink(location.search) ? location.search : '');
  const files = sent.getAll('file').filter((file) => file instanceof File && (file.size || file.name));
  if (text || files.length) history.replaceState(null, '', location.pathname);
  return { text, files: /** @type {File[]} */ (files) };
}
