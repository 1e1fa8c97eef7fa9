// Other tabs with this page. A link that was opened in a new tab, as messengers do, can be opened in this one instead;
// nothing happens unless somebody presses that. Fetched when a link was opened elsewhere.
import { make } from './dom.js';

/** @type {HTMLElement | null} */
let offered = null;

/** @type {(open: () => void, announce: (words: string) => void, link: string) => void} */
export function offer(open, announce, link) {
  if (/^#1l\./.test(link)) return; // a ticket of live play finds its page by itself (live.js)
  offered?.remove();
  const offer = make('section', { className: 'offer', 'aria-label': 'Another tab' });
  /** @type {(label: string, className: string, work?: () => void) => HTMLElement} */
  const button = (label, className, work) => make('button', {
    type: 'button', className, textContent: label,
    onclick() {
      offer.remove();
      work?.();
    },
  });
  document.body.append(offer);
  const words = 'A link was opened in another tab.';
  const tell = () => announce(words); // where a region is new nothing in it is read out
  if (document.hidden) document.addEventListener('visibilitychange', tell, { once: true });
  else tell();
  offer.append(make('p', {}, words), button('Open it here too', 'primary', open), button('Close', ''));
  offered = offer;
}
