// Back closes what is open before it leads elsewhere: sheets, notices, and screens that have no address of their own.
// Browsers with close watchers give it to them by themselves, as they do to sheets in HTML; for others the history has
// one more entry while anything is open.

/**
 * @param {SightlinesModule} module
 * @param {(open: boolean, back: () => void) => void} guard
 */
export function connectBack(module, guard) {
  const { CloseWatcher } = /** @type {any} */ (window);
  let covered = false; // the module has something open
  /** @type {HTMLDialogElement[]} */
  let dialogs = []; // the uppermost last
  /** @type {{ destroy(): void, onclose: () => void } | null} */
  let watcher = null;

  function back() {
    const dialog = dialogs.at(-1);
    if (dialog) dialog.close();
    else cover(Boolean(module._page_back()));
  }

  function follow() {
    dialogs = dialogs.filter(({ open }) => open);
    if (!CloseWatcher) return guard(covered || dialogs.length > 0, back);
    watcher?.destroy();
    watcher = covered ? new CloseWatcher() : null;
    if (watcher) watcher.onclose = back;
  }

  /** @param {boolean} open */
  function cover(open) {
    covered = open;
    follow();
  }

  return {
    cover,
    /** @param {HTMLDialogElement} dialog One that has been opened. */
    sheet(dialog) {
      dialogs = [...dialogs.filter((other) => other !== dialog), dialog];
      dialog.addEventListener('close', follow, { once: true });
      follow();
    },
  };
}
