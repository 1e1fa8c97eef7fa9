#!/usr/bin/env node
// Copies the site of this package to where a project serves its files: sightlines-board public/sightlines
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [folder] = process.argv.slice(2);
if (!folder || folder.startsWith('-')) {
  console.error('Where to? For example: npx sightlines-board public/sightlines');
  process.exit(2);
}
cpSync(fileURLToPath(new URL('site', import.meta.url)), folder, { recursive: true });
console.log(`Sightlines is in ${folder}. Say so on your page: place('/sightlines/'), if that is its address.`);
