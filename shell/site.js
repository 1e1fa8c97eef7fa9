// The page's files, by name.
const { build = '' } = document.documentElement.dataset;

/** @typedef {Error & { file?: string }} Missing The error of a file that did not come, or is not what it should be. */

// A file that fits this build only: see web/packaging/bundle.mjs.
/** @param {string} name */
export const named = (name) => name.replace('.', `${build}.`);

/** @param {string} file */
export async function fetched(file) {
  const response = await fetch(file).catch(() => null);
  if (response?.ok) return response;
  throw Object.assign(new Error(`${file}: ${response?.status ?? 'no answer'}`), { file });
}
