// The tag in templates of Vue: import 'sightlines-board/vue'.
import type { DefineComponent } from 'vue';
import type { BoardAttributes, BoardEvents } from './index.js';

type Listeners = {
  [Name in keyof BoardEvents as `on${Capitalize<Name>}`]?: (event: CustomEvent<BoardEvents[Name]>) => void
};
declare module 'vue' {
  interface GlobalComponents { 'sightlines-board': DefineComponent<BoardAttributes & Listeners> }
}
