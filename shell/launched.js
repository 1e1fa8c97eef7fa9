// Links and files that the system opens with the installed page: launch_handler and file_handlers in
// public/manifest.webmanifest. Fetched by the installed page only.

// `loaded`: the address with which the page itself was opened, which is on the table already.
/**
 * @param {string} loaded
 * @param {(files: (File | null)[]) => unknown} openFiles
 * @param {(text: string) => unknown} openLink
 */
export function follow(loaded, openFiles, openLink) {
  window.launchQueue?.setConsumer(async ({ targetURL = '', files = [] }) => {
    if (files.length) openFiles(await Promise.all(files.map((file) => file.getFile().catch(() => null))));
    else if (targetURL !== loaded && targetURL.includes('#')) openLink(targetURL);
  });
}
