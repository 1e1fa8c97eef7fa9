// Browser tests: node_modules/.bin/playwright test -c tests/browser/playwright.config.mjs
// They run against the finished page in build/web/site, or in the folder that SITE names.
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Tags in titles: "@phone" also runs on a phone, "@touch" only with touch, "@deep" only in .ci/deep, which sets DEEP.
const { CHROMIUM, DEEP } = process.env;
const deep = DEEP ? '(?=.*@deep)' : '(?!.*@deep)';

// The program without windows does the same work in about half the time.
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mjs',
  outputDir: process.env.TEST_RESULTS ?? '../../build/test-results',
  globalSetup: './serve.mjs',
  workers: 2,
  fullyParallel: true,
  // Generous, because a busy machine draws slowly; only to end a test that hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A retry gets a fresh page. A test that depends on what a previous one left behind is then reported as "flaky".
  retries: 1,
  reporter: [['list']],
  use: {
    contextOptions: { reducedMotion: 'reduce' }, // animations have tests of their own
    launchOptions: {
      executablePath: CHROMIUM ?? browsers.find(existsSync),
      // Mesa draws in half the time that the browser's own SwiftShader needs, which is still there where Mesa is not.
      args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--use-gl=angle',
        '--use-angle=gl-egl', '--ignore-gpu-blocklist'],
    },
  },
  // Drawing takes long: few pixels are drawn, and those for few specs (lib.mjs). screen.spec.mjs looks at their number.
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.5 },
      grep: new RegExp(`^${deep}(?!.*@touch)`),
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
      grep: new RegExp(`^${deep}(?=.*(@phone|@touch))`),
    },
  ],
});
