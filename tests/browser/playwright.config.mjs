// Browser tests: node_modules/.bin/playwright test -c tests/browser/playwright.config.mjs
// They run against the finished page in build/web/site, or in the folder that SITE names.
import { defineConfig } from '@playwright/test';

// Words in titles say where else a test makes sense, "@phone" here and there, "@touch" with fingers only; and when it
// runs: "@deep" in .ci/deep, which sets DEEP.
const { DEEP } = process.env;
const deep = DEEP ? '(?=.*@deep)' : '(?!.*@deep)';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mjs',
  outputDir: process.env.TEST_RESULTS ?? '../../build/test-results',
  globalSetup: './serve.mjs',
  workers: 2,
  fullyParallel: true,
  // A busy machine draws slowly: the time is there so that a hang ends, not to measure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Tests that share a page may still lean on what the one before left: told as "flaky", and its cause is to be found.
  retries: 1,
  reporter: [['list']],
  use: {
    contextOptions: { reducedMotion: 'reduce' }, // animations have tests of their own
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
