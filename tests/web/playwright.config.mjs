// Browser tests: node_modules/.bin/playwright test -c tests/web/playwright.config.mjs
// They run against the finished page in build/web/site, or in the folder that SITE names.
import { defineConfig } from '@playwright/test';

// Words in titles say where else a test makes sense, "@phone" here and there, "@touch" with fingers only; and when it runs:
// "@deep" in .ci/deep, which sets DEEP. What is on its way to the native page tests, "@moves", or "@moves-phone" for the phone's
// run alone, is left out with KEEP=1.
const { DEEP, KEEP } = process.env;
const left = (project) => [...(DEEP ? [] : [/@deep/]), ...(KEEP ? [/@moves(?!-)/, ...(project === 'phone' ? [/@moves-phone/] : [])] : [])];
const deep = DEEP ? '(?=.*@deep)' : '';

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
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grep: new RegExp(deep), grepInvert: [/@touch/, ...left('desktop')] },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
      grep: new RegExp(`${deep}(?=.*(@phone|@touch))`),
      grepInvert: left('phone'),
    },
  ],
});
