// What every script must keep: eslint's recommended rules, no opinions on style. Run by .ci/lint.
import js from '@eslint/js';
import globals from 'globals';

const script = { sourceType: 'script' };

export default [
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['shell/*.js', 'web/packaging/single_fetch.js'], languageOptions: { globals: globals.browser } },
  { files: ['shell/starting.js'], languageOptions: { ...script, ecmaVersion: 5, globals: globals.browser },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] } },
  { files: ['shell/embed.js', 'public/*.js'], languageOptions: { ...script, globals: globals.browser } },
  { files: ['shell/sw.js'], languageOptions: { ...script, globals: globals.serviceworker } },
  { files: ['shell/worker.js'], languageOptions: { ...script, globals: globals.worker } },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  { files: ['web/packaging/packages/**/*.js'], languageOptions: { globals: globals['shared-node-browser'] } },
  { files: ['web/packaging/packages/rules/*.js', 'web/packaging/packages/examples/*/main.js'],
    languageOptions: { globals: globals.browser } },
  // A test hands functions to the page, where they find what a page has.
  { files: ['tests/browser/*.mjs', 'tests/packaging/try_packages.mjs'], languageOptions: { globals: globals.browser } },
];
