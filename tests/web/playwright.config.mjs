// Browser tests: node_modules/.bin/playwright test -c tests/web/playwright.config.mjs
// They run against the finished page in build/web/site, or in the folder that SITE names.
import { defineConfig } from '@playwright/test';

// Tests that ask what the page does are on their way to the native page tests: "@moves", "@moves-phone" for the phone's run
// alone. KEEP=1 leaves them out.
const leaving = process.env.KEEP ? { desktop: [/@moves(?!-)/], phone: [/@moves/] } : { desktop: [], phone: [] };

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mjs',
  outputDir: process.env.TEST_RESULTS ?? '../../build/test-results',
  globalSetup: './serve.mjs',
  workers: 1,
  timeout: 120_000, // a busy machine draws slowly: the time is there so that a hang ends, not to measure
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
    },
  },
  // Titles say where else a test makes sense: "@phone" here and there, "@touch" with fingers only.
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: [/@touch/, ...leaving.desktop] },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }, grep: /@phone|@touch/, grepInvert: leaving.phone },
  ],
});
