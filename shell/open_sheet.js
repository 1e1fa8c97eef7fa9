// What the sheet for opening has beside its field: a button that pastes, and the details of a refusal. Fetched when the
// sheet is first shown.
import { mayHoldLink } from './address.js';
import { element, make } from './dom.js';

const sheet = element('open-sheet');
const field = element('open-text');
const refusal = /** @type {HTMLElement} */ (sheet.querySelector('.refusal'));
const fault = make('p');
const details = make('details', { hidden: true }, make('summary', { textContent: 'Details' }), fault);
const paste = make('button', { type: 'button', textContent: 'Paste', hidden: true });
fault.style.overflowWrap = 'anywhere';
refusal.after(details);
sheet.querySelector('.actions')?.prepend(paste);

/** @param {string} text */
function showDetails(text) {
  fault.textContent = text;
  details.hidden = !text;
  details.open = false;
}

/** @returns {Promise<PermissionState>} */
async function mayRead() {
  if (typeof navigator.clipboard?.readText !== 'function') return 'denied';
  try {
    return (await navigator.permissions.query({ name: /** @type {PermissionName} */ ('clipboard-read') })).state;
  } catch {
    return 'prompt'; // a browser that does not tell
  }
}

const clipboard = () => navigator.clipboard.readText().catch(() => '');

// The sheet has just been shown. A link on the clipboard is put into the field, but only where the visitor has allowed
// that before.
/** @param {string} why */
export async function complete(why) {
  showDetails(why);
  const state = await mayRead();
  paste.hidden = state === 'denied';
  if (state !== 'granted' || refusal.textContent) return;
  const text = await clipboard();
  if (sheet.open && !field.value && mayHoldLink(text)) field.value = text;
}

paste.addEventListener('click', async () => {
  const text = await clipboard();
  showDetails('');
  refusal.textContent = text.trim() ? '' : 'There is no text to paste, or the browser keeps it back.';
  if (text.trim()) field.value = text;
  (text.trim() ? element('open-go') : field).focus();
});
