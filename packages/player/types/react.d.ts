import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PlayerProps } from './attributes.js';
import type { ServicePlayer } from './index.js';

export * from './index.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'service-player': DetailedHTMLProps<HTMLAttributes<ServicePlayer>, ServicePlayer> & PlayerProps;
    }
  }
}
