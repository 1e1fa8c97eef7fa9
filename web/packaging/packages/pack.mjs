// Makes the npm packages out of what has been built: node pack.mjs VERSION SITE RULES COMPONENTS.json OUT
//   SITE the finished site; RULES the folder of the games' modules, made small; COMPONENTS their licences, of
//   licences.mjs
// Writes OUT/sightlines-rules and OUT/sightlines-board, and a tarball of each beside them. Nothing in them tells when
// or where they were made.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const [version, site, rules, components, out] = process.argv.slice(2);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const text = (file) => readFileSync(file, 'utf8');
const shared = { version, license: 'MIT', type: 'module', engines: { node: '>=18.18' } };

function begin(name, ownFiles) {
  const folder = path.join(out, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ownFiles) cpSync(file, path.join(folder, path.basename(file)));
  cpSync(here('../../../LICENSE'), path.join(folder, 'LICENSE'));
  return (file, content) => writeFileSync(path.join(folder, file), content);
}

function writeLicences(write, part) {
  const all = JSON.parse(text(components)).filter((one) => one.in.includes(part));
  write('LICENCES.txt', all.map(({ name, version: own, home, text: words }) =>
    `${name} ${own}${home && `, ${home}`}\n\n${words}\n`).join(`\n${'='.repeat(80)}\n\n`));
}

function packRules() {
  const own = readdirSync(here('rules')).map((name) => here(`rules/${name}`))
    .filter((file) => !/\/(worker\.js|game\.d\.ts)$/.test(file));
  const write = begin('sightlines-rules', own);
  const thread = text(here('rules/engine.js')).replace(/^export /m, '') + text(here('rules/worker.js'));
  write('thread_code.js', `export default ${JSON.stringify(thread)};\n`);
  const games = readdirSync(rules).filter((name) => name.endsWith('.wasm')).map((name) => name.slice(0, -5)).sort();
  const exported = { '.': { types: './index.d.ts', default: './index.js' } };
  for (const game of games) {
    const packed = gzipSync(readFileSync(path.join(rules, `${game}.wasm`)), { level: 9 });
    packed[9] = 255; // the system that made it, which is nobody's business
    write(`${game}.js`, `import { rulesOf } from './core.js';\n\nconst packed = '${packed.toString('base64')}';\n\n`
      + `export const load = () => rulesOf('${game}', packed);\n`);
    write(`${game}.d.ts`, text(here('rules/game.d.ts')));
    exported[`./${game}`] = { types: `./${game}.d.ts`, default: `./${game}.js` };
  }
  writeLicences(write, 'rules');
  write('package.json', `${JSON.stringify({
    name: 'sightlines-rules', ...shared,
    description: 'The rules of five games of fire and line of sight, with a computer opponent',
    keywords: ['board-game', 'wargame', 'rules', 'wasm', 'crosshairs', 'hex'],
    sideEffects: false, types: './index.d.ts', exports: exported,
    imports: { '#thread': { node: './thread_node.js', default: './thread_web.js' } },
  }, null, 2)}\n`);
}

function packBoard() {
  const own = readdirSync(here('board')).map((name) => here(`board/${name}`));
  const write = begin('sightlines-board', own);
  const element = text(here('../../../shell/embed.js')).trimEnd();
  const start = element.indexOf('(() => {'), end = '})();';
  if (start < 0 || !element.endsWith(end)) throw new Error('embed.js is not one function.');
  const body = element.slice(start + '(() => {'.length, -end.length);
  write('index.js', `// Made of shell/embed.js.\n${element.slice(0, start)}`
    + `export const SightlinesBoard = typeof HTMLElement === 'undefined' ? null : (() => {${body}\n`
    + "  return customElements.get('sightlines-board');\n})();\n\n"
    + 'export function place(address) {\n  if (SightlinesBoard) SightlinesBoard.home = address;\n}\n');
  const empty = '// Types only: see the file of the same name that ends in .d.ts.\nexport {};\n';
  for (const name of ['react', 'vue', 'astro']) write(`${name}.js`, empty);
  cpSync(site, path.join(out, 'sightlines-board', 'site'), { recursive: true,
    filter: (file) => !/\/(first-play\.txt|screenshot\.png)$/.test(file) });
  writeLicences(write, 'page');
  const typed = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  write('package.json', `${JSON.stringify({
    name: 'sightlines-board', ...shared,
    description: 'A live board of Crosshairs, Hex Crossfire, Dogfight! and two more games, as a custom element',
    keywords: ['board-game', 'wargame', 'custom-element', 'web-component', 'crosshairs', 'hex'],
    sideEffects: ['./index.js'], types: './index.d.ts', bin: { 'sightlines-board': 'copy.mjs' },
    exports: { '.': typed('index'), './react': typed('react'), './vue': typed('vue'), './astro': typed('astro'),
      './site/*': './site/*', './package.json': './package.json' },
  }, null, 2)}\n`);
}

mkdirSync(out, { recursive: true });
packRules();
packBoard();
for (const name of ['sightlines-rules', 'sightlines-board'])
  execFileSync('npm', ['pack', '--silent', '--offline', '--pack-destination', out, path.join(out, name)],
    { stdio: ['ignore', 'inherit', 'inherit'] });
