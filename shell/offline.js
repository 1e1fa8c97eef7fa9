// Asks the browser to keep a copy of the page for the next visit, when everything else has been done. See sw.js.
import { surroundings } from './screen.js';

export function keepOffline() {
  const itself = !document.querySelector('link[rel=manifest]'); // sightlines.html needs no copy: it is one
  if (surroundings.embedded || window !== top || itself || !location.protocol.startsWith('http')) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    // Where it is not allowed, the page works without it.
    navigator.serviceWorker?.register('sw.js', { updateViaCache: 'none' }).catch(() => {});
  });
}
