// Links and files that the system opens with the installed page: launch_handler and file_handlers in
// public/manifest.webmanifest. Fetched by the installed page only.

// `loaded`: the address with which the page itself was opened, which is on the table already.
/** @type {(loaded: string, openFile: (file: File) => unknown, openLink: (text: string) => unknown) => void} */
export function follow(loaded, openFile, openLink) {
  window.launchQueue?.setConsumer(async ({ targetURL = '', files = [] }) => {
    if (files.length) openFile(await files[0].getFile());
    else if (targetURL !== loaded && targetURL.includes('#')) openLink(targetURL);
  });
}
