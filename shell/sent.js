// What another app has sent by the system's share sheet: share_target in public/manifest.webmanifest. Fetched when the
// address may hold it.

// The text, which is in the address no more; "" if there is none.
export function takeSent() {
  if (location.hash) return '';
  const sent = new URLSearchParams(location.search);
  const text = ['text', 'url', 'title'].flatMap((name) => sent.get(name) ?? []).join('\n');
  if (text) history.replaceState(null, '', location.pathname);
  return text;
}
