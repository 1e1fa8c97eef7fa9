// The licences of what a site is made of, read from the sources that it is built from; none is kept in the repository.
//   node licences.mjs SITE VERSION SOURCES.json
// SOURCES: where those of `imgui`, `json`, `zlib` and `emscripten` are, and `map`, of what the page is linked from; it
// may be "". Writes SITE/licences.html, and components.json beside the folder of the site.
import { existsSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));
const packages = path.join(project, 'node_modules');

/**
 * A component. `in` says what contains it: the "page", the "program", the packages' "rules".
 * @typedef {{ name: string, version: string, home: string, spdx: string, text: string, in: string[] }} Component
 */

const tidy = (text) => text.replace(/\r/g, '').replace(/[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n').trim();
const found = (text, pattern, what) => {
  const match = text.match(pattern);
  if (!match) throw new Error(`${what} is not where it was expected: ${pattern}`);
  return match[1].trim();
};
// The comment /* ... */ that has these words in it, without the stars.
function comment(text, words) {
  const all = [...text.matchAll(/\/\*([^]*?)\*\//g)].map(([, inside]) => inside.replace(/^ ?\* ?/gm, ''));
  const one = all.find((inside) => words.test(inside));
  if (!one) throw new Error(`No comment has ${words}.`);
  return tidy(one);
}

// Text of the LLVM project's licence: beside its sources, or, with Debian's packages, where Debian has it.
function llvmLicence(folder) {
  const beside = path.join(folder, 'LICENSE.TXT');
  if (existsSync(beside)) return tidy(readFileSync(beside, 'utf8'));
  const documents = '/usr/share/doc', apache = '/usr/share/common-licenses/Apache-2.0';
  const clang = existsSync(documents) && readdirSync(documents).sort().reverse()
    .map((name) => path.join(documents, name, 'copyright'))
    .find((file) => /\/(clang|libllvm|llvm)-?\d+\/copyright$/.test(file) && existsSync(file));
  if (!clang || !existsSync(apache)) throw new Error(`The licence of LLVM is neither ${beside} nor Debian's.`);
  const exceptions = found(readFileSync(clang, 'utf8'), /^( ---- LLVM Exceptions[^]*?)\n\n/m, 'LLVM exceptions')
    .replace(/^ \.$/gm, '').replace(/^ /gm, '');
  return tidy(`${readFileSync(apache, 'utf8')}\n\n${exceptions}`);
}

/** @returns {Component[]} */
export function componentsOf({ imgui, json, zlib, emscripten }) {
  const text = (...parts) => readFileSync(path.join(...parts), 'utf8');
  const mit = found(text(json, 'LICENSES/MIT.txt'), /(Permission is hereby granted[^]*)/, 'The MIT licence');
  const withMit = (copyright) => tidy(`MIT License\n\n${copyright}\n\n${mit}`);
  const system = path.join(emscripten, 'system/lib');
  const ofEmscripten = found(text(emscripten, 'emscripten-version.txt'), /([\d.]+)/, 'Version of Emscripten');
  const emscriptenLicence = existsSync(path.join(emscripten, 'LICENSE')) ? tidy(text(emscripten, 'LICENSE'))
    : withMit(found(text(emscripten, 'src/shell.js'), /(Copyright[^\n]*)/, 'Copyright of Emscripten'));
  const glfw = text(emscripten, 'src/library_glfw.js');
  const jsonHeaders = path.join(json, 'include/nlohmann');
  const headers = readdirSync(jsonHeaders, { recursive: true }).map(String).filter((name) => name.endsWith('.hpp'));
  const holders = [...new Set(headers.flatMap((name) =>
    [...text(jsonHeaders, name).matchAll(/SPDX-FileCopyrightText: *(.*)/g)].map(([, who]) => who.trim())))].sort();
  const abi = text(jsonHeaders, 'detail/abi_macros.hpp');
  const jsonVersion = ['MAJOR', 'MINOR', 'PATCH']
    .map((part) => found(abi, new RegExp(`NLOHMANN_JSON_VERSION_${part} (\\d+)`), 'Version of json')).join('.');
  const dlmalloc = text(system, 'dlmalloc.c');
  const everywhere = ['page', 'program', 'rules'], wasm = ['page', 'rules'];
  const llvm = (name, folder) => ({
    name, version: found(text(system, folder, 'readme.txt'), /release ([\d.]+\d)/, `Version of ${name}`),
    home: 'https://llvm.org', spdx: 'Apache-2.0 WITH LLVM-exception', text: llvmLicence(path.join(system, folder)),
    in: wasm,
  });
  const stb = (name) => ({
    name, version: found(text(imgui, `im${name}.h`), /v(\d+\.\d+)/, `Version of ${name}`),
    home: 'https://github.com/nothings/stb', spdx: 'MIT OR Unlicense',
    text: comment(text(imgui, `im${name}.h`), /available under 2 licenses/), in: ['page'],
  });
  const npm = (name, more) => {
    const { version, license } = JSON.parse(text(packages, name, 'package.json'));
    return { version, spdx: license, in: ['page'], ...more };
  };
  return [
    { name: 'Sightlines', version: '', home: '', spdx: 'MIT', text: tidy(text(project, 'LICENSE')), in: everywhere },
    { name: 'Dear ImGui',
      version: found(text(imgui, 'imgui.h'), /#define IMGUI_VERSION +"([^"]+)"/, 'Version of Dear ImGui'),
      home: 'https://github.com/ocornut/imgui', spdx: 'MIT', text: tidy(text(imgui, 'LICENSE.txt')), in: ['page'] },
    stb('stb_rectpack'), stb('stb_textedit'), stb('stb_truetype'),
    { name: 'nlohmann/json', version: jsonVersion, home: 'https://github.com/nlohmann/json', spdx: 'MIT',
      text: tidy(`${text(json, 'LICENSE.MIT')}\n\nCopyright of its files:\n${holders.join('\n')}`), in: everywhere },
    { name: 'zlib', version: found(text(zlib, 'zlib.h'), /#define ZLIB_VERSION "([^"]+)"/, 'Version of zlib'),
      home: 'https://zlib.net', spdx: 'Zlib', text: comment(text(zlib, 'zlib.h'), /provided 'as-is'/), in: everywhere },
    { name: 'Emscripten', version: ofEmscripten, home: 'https://emscripten.org', spdx: 'MIT', text: emscriptenLicence,
      in: wasm },
    { name: 'GLFW for Emscripten', version: ofEmscripten, home: 'https://emscripten.org', spdx: 'MIT',
      text: tidy(`${found(glfw, /(Authors:[^]*?)\s*\*\//, 'Authors of GLFW').replace(/^ \* ?/gm, '')}\n\n`
        + withMit(found(glfw, /(Copyright[^\n]*)/, 'Copyright of GLFW'))), in: ['page'] },
    { name: 'musl', version: text(system, 'libc/musl/VERSION').trim(), home: 'https://musl.libc.org', spdx: 'MIT',
      text: tidy(text(system, 'libc/musl/COPYRIGHT')), in: wasm },
    { name: 'dlmalloc', version: found(dlmalloc, /Version (\d[\d.]*\d)/, 'Version of dlmalloc'),
      home: 'https://gee.cs.oswego.edu/dl/html/malloc.html', spdx: 'CC0-1.0',
      text: comment(dlmalloc, /creativecommons/).split(/\n\s*\n|\n\* Version/)[0], in: wasm },
    llvm('libc++', 'libcxx'), llvm('libc++abi', 'libcxxabi'), llvm('compiler-rt', 'compiler-rt'),
    npm('qrcode-generator', { name: 'qrcode-generator', home: 'https://github.com/kazuhikoarase/qrcode-generator',
      text: withMit(found(text(packages, 'qrcode-generator/dist/qrcode.mjs'), /(Copyright \(c\)[^\n]*)/,
        'Copyright of qrcode-generator')) }),
    npm('inter-ui', { name: 'Inter', home: 'https://rsms.me/inter/',
      text: tidy(text(packages, 'inter-ui/LICENSE.txt')) }),
    npm('@fontsource/fraunces', { name: 'Fraunces', home: 'https://github.com/undercasetype/Fraunces',
      text: tidy(text(packages, '@fontsource/fraunces/LICENSE')) }),
  ];
}

// Whose each library is that Emscripten links. One that is not here has a licence that nobody has looked at.
const owners = [
  [/^libimgui\.a$/, 'Dear ImGui'], [/^libzlib\.a$/, 'zlib'], [/^libc(-|\.a|_)/, 'musl'],
  [/^libc\+\+(-|\.a)/, 'libc++'], [/^libc\+\+abi(-|\.a)/, 'libc++abi'], [/^libcompiler_rt/, 'compiler-rt'],
  [/^libdlmalloc/, 'dlmalloc'], [/^libemmalloc/, 'Emscripten'],
  [/^lib(GL|html5|stubs|al|noexit|standalonewasm|sockets|bulkmemory|fetch)\b/, 'Emscripten'],
];
/** @type {(map: string, components: Component[]) => string[]} */
export function linkedWithoutLicence(map, components) {
  const archives = new Set([...map.matchAll(/([\w+.-]+\.a)[(:]/g)].map(([, name]) => name));
  return [...archives].filter((archive) => {
    const owner = owners.find(([pattern]) => pattern.test(archive))?.[1];
    return !components.some(({ name }) => name === owner);
  }).sort();
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const policy = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'";
const kinds = { page: 'the page', program: 'the program', rules: 'sightlines-rules' };

// The same text once, under all that have it.
/** @type {(components: Component[], version: string) => string} */
export function licencePage(components, version) {
  const sections = new Map();
  for (const component of components) {
    const same = sections.get(component.text) ?? [];
    sections.set(component.text, [...same, component]);
  }
  const called = ({ name, version: its }) => `${name} ${its || version}`;
  const place = ({ name }) => `licence-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  const rows = components.map((one) => `<li><a href="#${place(one)}">${escaped(called(one))}</a>, ${one.spdx}: in `
    + `${one.in.map((kind) => kinds[kind]).join(', ')}</li>`);
  const parts = [...sections].map(([text, all]) => {
    const names = all.map((one) => `<span id="${place(one)}">${escaped(called(one))}</span>`).join(', ');
    const homes = [...new Set(all.map(({ home }) => home).filter(Boolean))]
      .map((home) => `<p><a href="${home}" rel="noopener" target="_blank">${home}</a></p>\n`).join('');
    return `<section>\n<h2>${names}</h2>\n${homes}<pre tabindex="0">${escaped(text)}</pre>\n</section>`;
  });
  return `<!doctype html>
<html lang="en" class="rulebook-page">
<head>
<meta charset="utf-8">
<meta name="darkreader-lock">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<meta name="description" content="What Sightlines is made of, and under which licences.">
<link rel="stylesheet" href="fonts.css">
<link rel="stylesheet" href="rules/rules.css">
<title>Licences</title>
</head>
<body>
<nav class="way-back" aria-label="Sightlines"><a href="./">Sightlines</a></nav>
<main class="rulebook">
<div class="booklet">
<header class="masthead">
<h1>Licences</h1>
<p class="lead">What Sightlines ${escaped(version)} is made of. Rulebooks, icons, lessons and pictures are its own.</p>
</header>
<nav class="contents" aria-label="Contents">
<ul>
${rows.join('\n')}
</ul>
</nav>
${parts.join('\n')}
</div>
</main>
</body>
</html>
`;
}

function main(site, version, sources) {
  const places = JSON.parse(readFileSync(sources, 'utf8'));
  const components = componentsOf(places);
  components[0].version = version;
  const strange = places.map ? linkedWithoutLicence(readFileSync(places.map, 'utf8'), components) : [];
  if (strange.length) throw new Error(`What is the licence of ${strange.join(', ')}? See web/packaging/licences.mjs.`);
  writeFileSync(path.join(site, 'licences.html'), licencePage(components, version));
  writeFileSync(path.join(site, '..', 'components.json'), `${JSON.stringify(components, null, 1)}\n`);
}

const [, program, ...given] = process.argv;
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) main(...given);
