import type { Rules } from './index.js';
/** The rules of this game alone. */
export declare function load(): Promise<Rules>;
