// Stands where pages of releases before 0.7 look for the script that starts them, "boot.js": such a page is still in
// some cache, while its other files are gone. It is asked for anew, and says so if that brings the same page.
const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
const words = document.getElementById('loading-text');
if (visit?.type !== 'reload') location.reload();
else if (words)
  words.textContent = 'This page is of an older version, and its files are gone. Please reload in a few minutes.';
