// Makes the scripts and styles of a finished site small, and gives names to its files that belong to one build. So no
// file of another build is ever taken for one of this: its name is another, and it is simply not there.
// - Scripts are bundled: what starts the page, what its parts share, and a file for each part; each has a hash of its
//   own in its name, and is named so by those that import it.
// - What is fetched by name, modules and styles, has a hash of all of them in its name: "-1a2b3c4d", in index.html
//   data-build, which `named` in shell/site.js puts there.
//   node bundle.mjs SITE
// Prints "BOOT;SHARED;BUILD": the script that starts the page, what it shares, and that hash.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, transformSync } from 'esbuild';

const [site] = process.argv.slice(2);
const file = (name) => path.join(site, name);
const names = readdirSync(site);
const small = { minify: true, charset: 'utf8', legalComments: 'none' };
const oldest = ['chrome92', 'edge92', 'firefox102', 'safari15.4']; // starting.js and README.md say so too

// Scripts that are named by people, or run where no module does; lost.js and starting.js go into index.html, for
// browsers of any age.
const alone = ['embed.js', 'embed-page.js', 'worker.js', 'lost.js', 'starting.js', 'older.js'];
const styles = names.filter((name) => name.endsWith('.css'));
for (const name of [...alone, ...styles]) {
  const target = name === 'starting.js' ? 'es5' : 'esnext';
  const { code } = transformSync(readFileSync(file(name), 'utf8'),
    { ...small, target, loader: path.extname(name).slice(1) });
  writeFileSync(file(name), code);
}

const forOtherPages = ['embed.css', 'fonts.css'];
const marked = names.filter((name) => name.endsWith('.wasm') || name === 'worker.js'
  || (name.endsWith('.css') && !forOtherPages.includes(name))).sort();
const hash = createHash('sha256');
for (const name of marked) hash.update(name).update(readFileSync(file(name)));
const mark = `-${hash.digest('hex').slice(0, 8)}`;
for (const name of marked) renameSync(file(name), file(name.replace('.', `${mark}.`)));

// One script of all that several need, instead of one for each set of those that do.
const common = /^\.\/(dom|site|address|screen)\.js$/;
const shared = {
  name: 'shared',
  setup(bundler) {
    bundler.onResolve({ filter: common }, ({ importer, namespace }) =>
      (namespace === 'shared' || common.test(`./${path.basename(importer)}`)
        ? undefined : { path: 'shared', namespace: 'shared' }));
    bundler.onLoad({ filter: /./, namespace: 'shared' }, () => ({
      contents: ['dom', 'site', 'address', 'screen'].map((name) => `export * from './${name}.js';`).join('\n'),
      resolveDir: site,
    }));
  },
};
const { outputFiles, metafile } = await build({
  ...small, target: oldest, entryPoints: [file('boot.js')], bundle: true, splitting: true, format: 'esm',
  write: false, metafile: true, outdir: site, entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]',
  plugins: [shared],
});
for (const name of names) if (name.endsWith('.js') && name !== 'sw.js' && !alone.includes(name)) rmSync(file(name));
for (const { path: at, contents } of outputFiles) writeFileSync(at, contents);
renameSync(file('older.js'), file('boot.js')); // where older pages look for theirs

const made = Object.entries(metafile.outputs).map(([at, { inputs, entryPoint }]) =>
  ({ name: path.basename(at), inputs: Object.keys(inputs).map((input) => path.basename(input)), entryPoint }));
const boot = made.find(({ entryPoint }) => entryPoint && path.basename(entryPoint) === 'boot.js');
const chunk = made.find(({ inputs }) => inputs.includes('dom.js'));
console.log([boot.name, chunk.name, mark].join(';'));
