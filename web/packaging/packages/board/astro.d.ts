// The tag in .astro files: /// <reference types="sightlines-board/astro" />
import type { BoardAttributes } from './index.js';

declare global {
  namespace astroHTML.JSX {
    interface IntrinsicElements { 'sightlines-board': HTMLAttributes & BoardAttributes }
  }
}
