// Installs the service worker (sw.js) after everything else is loaded.

export function keepOffline() {
  const itself = !document.querySelector('link[rel=manifest]'); // sightlines.html works offline without it
  if (window !== top || itself || !location.protocol.startsWith('http')) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    // Without permission, the page works without it.
    navigator.serviceWorker?.register('sw.js', { updateViaCache: 'none' }).catch(() => {});
  });
}
