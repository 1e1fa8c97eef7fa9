// Tries the packages as somebody else would: installs the tarballs in empty projects, runs the rules in Node and Deno,
// and builds the examples (web/packaging/packages/examples) with the tools of today, to look at each in a browser.
//   node try_packages.mjs PACKAGES WORK [NAME...]     the folder with the tarballs, one to work in; all by default
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from '../../.ci/serve.mjs';
import settings from '../browser/playwright.config.mjs';

const [packages, work, ...names] = process.argv.slice(2).map((each, i) => (i < 2 ? path.resolve(each) : each));
const examples = fileURLToPath(new URL('../../web/packaging/packages/examples/', import.meta.url));
const tarballs = readdirSync(packages).filter((name) => name.endsWith('.tgz')).map((name) => path.join(packages, name));
const { version } = JSON.parse(readFileSync(path.join(packages, 'sightlines-board/package.json'), 'utf8'));

const run = (cwd, command, ...args) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CI: '1' } });

// What each needs besides the two packages, and how it is built into `dist`.
const setups = {
  vite: { needs: ['vite@8'], build: ['vite', 'build', '--base', './'] },
  esbuild: { needs: ['esbuild@0.28'], build: ['esbuild', 'main.js', '--bundle', '--format=esm', '--minify',
    '--outdir=dist', '--splitting'] },
  webpack: { needs: ['webpack@5'], build: ['node', 'build.mjs', 'DIST'] },
  ssr: { needs: ['esbuild@0.28'], before: ['node', 'server.mjs', 'dist/index.html'],
    build: ['esbuild', 'main.js', '--bundle', '--format=esm', '--outdir=dist'] },
  react: { needs: ['vite@8', 'react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19', 'typescript@6'],
    before: ['tsc', '-p', '.'],
    build: ['vite', 'build', '--base', './'] },
  vue: { needs: ['vite@8', 'vue@3', '@vitejs/plugin-vue@6'], build: ['vite', 'build'] },
  astro: { needs: ['astro@5'], build: ['astro', 'build'] },
};

function project(name, needs) {
  const folder = path.join(work, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'),
    JSON.stringify({ name: `try-${name}`, private: true, type: 'module' }));
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs, ...needs);
  return folder;
}

async function look(name, dist, browser) {
  const server = await serve(dist);
  const page = await browser.newPage({ viewport: { width: 800, height: 700 } });
  const faults = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  await page.addInitScript(() => {
    window.told = [];
    for (const event of ['ready', 'change', 'refused'])
      addEventListener(event, ({ target, detail }) => window.told.push([event, target.localName, detail]), true);
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  try {
    await page.waitForFunction(() => window.told.some(([event]) => event === 'change'), undefined,
      { timeout: 120_000 });
    if (['vite', 'esbuild', 'webpack'].includes(name))
      await page.waitForFunction(() => document.body.dataset.thought, undefined, { timeout: 120_000 });
    if (['react', 'vue'].includes(name))
      await page.waitForFunction((wanted) => document.getElementById('said').textContent === wanted, version);
  } catch (cause) {
    faults.push(`${cause.message} ${JSON.stringify(await page.evaluate(() => window.told))}`);
  }
  const told = await page.evaluate(() => window.told.filter(([event]) => event === 'refused'));
  await page.close();
  server.close();
  if (faults.length || told.length) throw new Error(`${name}: ${[...faults, JSON.stringify(told)].join('\n')}`);
}

async function tryExample(name, browser) {
  const { needs, before, build } = setups[name];
  const folder = project(name, needs);
  cpSync(path.join(examples, name), folder, { recursive: true });
  const dist = path.join(folder, 'dist');
  for (const [command, ...args] of [before, build].filter(Boolean)) {
    const words = args.map((each) => (each === 'DIST' ? dist : each));
    if (command === 'node') run(folder, 'node', ...words);
    else run(folder, path.join(folder, 'node_modules/.bin', command), ...words);
  }
  const front = path.join(dist, 'index.html');
  if (!existsSync(front)) cpSync(path.join(folder, 'index.html'), front);
  run(folder, path.join(folder, 'node_modules/.bin/sightlines-board'), path.join(dist, 'sightlines'));
  await look(name, dist, browser);
  console.log(`${name}: built and looked at`);
}

function tryRules() {
  const folder = project('rules', ['deno@2']);
  cpSync(fileURLToPath(new URL('try/rules.mjs', import.meta.url)), path.join(folder, 'rules.mjs'));
  run(folder, 'node', 'rules.mjs');
  run(folder, path.join(folder, 'node_modules/.bin/deno'), 'run', '--allow-read', '--allow-env',
    '--node-modules-dir=manual', 'rules.mjs');
}

const chosen = names.length ? names : ['rules', ...Object.keys(setups)];
const browser = await chromium.launch(settings.use.launchOptions);
for (const name of chosen) {
  if (name === 'rules') tryRules();
  else await tryExample(name, browser);
}
await browser.close();
