import { place } from 'sightlines-board';
import { load } from 'sightlines-rules/crosshairs';

place('./sightlines/');
const rules = await load();
const { text } = await rules.think(rules.create());
document.body.dataset.thought = text;
