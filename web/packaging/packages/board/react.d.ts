// The tag in JSX of React 19: import 'sightlines-board/react'.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { BoardAttributes, BoardEvents, SightlinesBoard } from './index.js';

type Listeners = { [Name in keyof BoardEvents as `on${Name}`]?: (event: CustomEvent<BoardEvents[Name]>) => void };
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sightlines-board': Omit<DetailedHTMLProps<HTMLAttributes<SightlinesBoard>, SightlinesBoard>, 'lang'>
        & BoardAttributes & Listeners;
    }
  }
}
