import { place } from 'sightlines-board';

place('./sightlines/');
