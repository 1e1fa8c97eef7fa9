// In index.html itself: what can still be done where the page's scripts do not come.
//
// Some hosts answer the name of a folder with the page in it, without adding the slash. What lies beside the page is
// then looked for one folder higher. With the slash in the address it is found, and the host is not asked again.
{
  const asked = location.href;
  const slashed = new URL(asked);
  slashed.pathname += '/';
  let tried = /(\/|\.\w+)$/.test(location.pathname);

  /** @param {string} words */
  const say = (words) => {
    const text = document.getElementById('loading-text');
    if (text) text.textContent = words;
    else setTimeout(say, 100, words);
  };

  addEventListener('error', ({ target }) => {
    if (target !== window && !(target instanceof HTMLScriptElement)) return; // what is not needed to start
    if (tried) {
      if (location.href === slashed.href) history.replaceState(null, '', asked);
      return say('Sightlines could not be loaded. Please check address and connection, and reload in a few minutes.');
    }
    tried = true;
    try {
      history.replaceState(null, '', slashed);
    } catch { // a frame without an origin
      return say(`Sightlines is at ${slashed.origin}${slashed.pathname}, with a slash at the end.`);
    }
    for (const old of document.head.querySelectorAll('link, script[src]')) {
      const again = document.createElement(old.localName);
      for (const { name, value } of old.attributes) again.setAttribute(name, value);
      old.replaceWith(again);
    }
  }, { capture: true });
}
