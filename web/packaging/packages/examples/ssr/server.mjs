// A page that is written on a server, where there are no elements: the import must do no harm there.
import { writeFileSync } from 'node:fs';
import { SightlinesBoard, place } from 'sightlines-board';
import { load } from 'sightlines-rules';

place('/sightlines/');
const rules = await load('crosshairs');
const link = rules.link(rules.scenario('guided'));
writeFileSync(process.argv[2], `<!doctype html>
<script type="module" src="main.js"></script>
<sightlines-board link="${link}">${SightlinesBoard === null ? 'A game of Crosshairs' : ''}</sightlines-board>`);
