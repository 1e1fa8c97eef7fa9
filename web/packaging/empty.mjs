// Modules without anything in them, for games whose code is all in the page's first module.
//   node empty.mjs FOLDER GAME...
import { writeFileSync } from 'node:fs';

const [folder, ...games] = process.argv.slice(2);
for (const game of games) writeFileSync(`${folder}/${game}.wasm`, Buffer.from('\0asm\x01\0\0\0', 'latin1'));
