// What crosses the seam between the module and the page's scripts, written for the scripts from the C++ declarations:
//   shell/seam.js              the enumerations, a number for each name
//   shell/seam_later.js        those that only scripts need which are fetched later
//   shell/types/seam.d.ts      what the module exports, and what it calls
//     node web/packaging/seam.mjs [--check]    --check: only says whether the files are as they would be written

import { readFileSync, writeFileSync } from 'node:fs';

const web = new URL('../', import.meta.url);
const shell = new URL('../../shell/', import.meta.url);
const read = (file) => readFileSync(new URL(file, web), 'utf8');
const withoutComments = (text) => text.replace(/\/\/.*$/gm, '');

const enumerations = [
  ['platform.h', 'Scheme'], ['platform.h', 'LibraryAnswer'], ['platform.h', 'Copied'], ['platform/events.h', 'Pointer'],
  ['platform/events.h', 'Phase'], ['widgets/theme.h', 'Font'], ['platform/page.h', 'From'],
];
const later = [
  ['platform.h', 'LibraryCall'], ['platform.h', 'LiveCall'], ['platform.h', 'LiveNews'], ['sounds.h', 'Sound'],
];
const exporting = ['platform/browser/exports.cpp', 'platform/browser/printing.cpp'];
const calling = ['platform/browser/shell.cpp', 'platform/browser/screen.cpp'];

function enumeration([file, name]) {
  const found = withoutComments(read(file)).match(new RegExp(`enum class ${name} \\{([^}]*)\\}`));
  if (!found) throw new Error(`${file} declares no enumeration ${name}.`);
  const names = found[1].split(',').map((word) => word.trim()).filter(Boolean);
  return `export const ${name} = {\n${names.map((word, at) => `  ${word}: ${at},\n`).join('')}};`;
}

const types = { void: 'void', bool: 'Flag', 'const char*': 'number', 'unsigned char*': 'number',
  'const unsigned char*': 'number', int: 'number', float: 'number', 'std::size_t': 'number' };
const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

function typed(declaration) {
  const [, type, name] = declaration.trim().match(/^(.*[\s*])(\w+)$/);
  return [camel(name), types[type.trim()] ?? `not known: ${type}`];
}

function declared(name, parameters, returned) {
  const list = parameters.map((one) => one.join(': '));
  const line = `  ${name}(${list.join(', ')}): ${returned};`;
  return line.length <= 120 ? line : `  ${name}(\n    ${list.join(',\n    ')},\n  ): ${returned};`;
}

// Exports that take texts ending with NUL, or return one, are called by ccall.
function exportsOf(file) {
  const all = withoutComments(read(file)).matchAll(/EMSCRIPTEN_KEEPALIVE ([\w* ]*?)(\w+)\(([^)]*)\)/g);
  return [...all].flatMap(([, type, name, parameters]) => {
    const given = parameters.split(',').map((one) => one.trim()).filter(Boolean);
    const takesText = given.some((one, at) => one.startsWith('const char*') && !/size_t/.test(given[at + 1] ?? ''));
    if (takesText || type.trim() === 'const char*') return [];
    return [declared(`_${name}`, given.map(typed), types[type.trim()])];
  });
}

// A call is an EM_JS function of one statement. What does more is declared by hand in page.d.ts.
function callsOf(file) {
  const all = read(file)
    .matchAll(/^EM_JS\(([\w* ]+), \w+, \(.*?\), \{ .*?Module\['page'\]\.(\w+)\((.*)\)[^)]*; \}\);$/gm);
  return [...all].map(([, type, name, list]) => {
    const parameters = [...list.matchAll(/UTF8ToString\((\w+)(?:, \w+)?\)|!!(\w+)|(\w+)/g)]
      .map(([, text, flag, number]) =>
        [camel(text ?? flag ?? number), text ? 'string' : flag ? 'boolean' : 'number']);
    return declared(name, parameters, { void: 'void', 'char*': 'string', int: 'boolean' }[type]);
  });
}

const origin = '// Written by web/packaging/seam.mjs from the C++ that declares it.\n';
const files = {
  'seam.js': `${origin}\n${enumerations.map(enumeration).join('\n\n')}\n`,
  'seam_later.js': `${origin}\n${later.map(enumeration).join('\n\n')}\n`,
  'types/seam.d.ts': `${origin}
/** Numbers as C takes them: a boolean arrives as 0 or 1. */
type Flag = number | boolean;

/** What the module exports, without what is called by name: web/platform/browser/exports.cpp. */
interface ModuleExports {
${exporting.flatMap(exportsOf).sort().join('\n')}
}

/** What the module calls: web/platform/browser/shell.cpp and screen.cpp. */
interface PageCalls {
${calling.flatMap(callsOf).sort().join('\n')}
}
`,
};

for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, shell);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.log(`shell/${name} is not as the C++ has it: run node web/packaging/seam.mjs`);
    process.exitCode = 1;
  }
}
