// In index.html itself: what can still be done, and said, where the page's scripts do not come, or not all. It is
// written for browsers of any age, since old ones are told here that they are too old.
(function () {
  var asked = location.href;
  var slashed = asked.replace(/[?#]|$/, '/$&');
  var tried = /(\/|\.\w+)$/.test(location.pathname);
  var patience = 20000; // ms
  var over = false;

  /** @type {(words: string, last?: boolean) => unknown} */
  function say(words, last) {
    var text = document.getElementById('loading-text');
    if (over) return;
    if (!text) return setTimeout(say, 100, words, last);
    text.textContent = words;
    over = Boolean(last);
  }
  /** @type {(address: string) => unknown} */
  function nameOf(address) { return address.replace(/[?#].*/, '').replace(/.*\//, ''); }
  /** @param {string} address */
  function sayMissing(address) {
    say('Sightlines could not be loaded: ' + nameOf(address) + ' did not come, or is of another version. '
      + 'Please check address and connection, and reload in a few minutes.');
  }

  if (!('noModule' in document.createElement('script')) || ![].at || !window.TransformStream)
    say('Sightlines needs a newer browser: Chrome or Edge from 92 on, Firefox from 102, Safari from 15.4.', true);

  // Some hosts answer the name of a folder with the page in it, without adding the slash. What lies beside the page is
  // then looked for one folder higher. With the slash in the address it is found, and the host is not asked again.
  function tryWithSlash() {
    var i, j, old, again, all = document.head.querySelectorAll('link, script[type=module]');
    tried = true;
    try {
      history.replaceState(null, '', slashed);
    } catch (_) { // a frame without an origin
      return say('Sightlines is at ' + slashed.replace(/[?#].*/, '') + ', with a slash at the end.', true);
    }
    for (i = 0; i < all.length; i++) {
      old = all[i];
      again = document.createElement(old.localName);
      for (j = 0; j < old.attributes.length; j++) again.setAttribute(old.attributes[j].name, old.attributes[j].value);
      document.head.replaceChild(again, old);
    }
  }

  addEventListener('error', function (event) {
    var part = /** @type {HTMLScriptElement} */ (event.target);
    if (/\b(boot|chunk)\b/.test(event.filename)) return sayMissing(event.filename); // it cannot be run
    if (part.type !== 'module') return; // it is not needed to start, or not ours
    if (!tried) return tryWithSlash();
    if (location.href === slashed) history.replaceState(null, '', asked);
    sayMissing(part.src);
  }, true);

  setTimeout(function () {
    var i, part, address, parts = document.head.querySelectorAll('[type=module], [rel$=preload], [rel=stylesheet]');
    for (i = 0; i < parts.length; i++) {
      part = /** @type {HTMLLinkElement & HTMLScriptElement} */ (parts[i]);
      address = part.src || part.href;
      if (!performance.getEntriesByName(address).length)
        return say('This takes long: ' + nameOf(address) + ' has not come yet. Please wait, or reload.');
    }
    say('This takes long. Please wait, or reload in a few minutes.');
  }, patience);
})();
