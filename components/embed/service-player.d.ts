import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ServicePlayer } from '@/lib/player';
import type { AttributeName } from '@/lib/player/attributes';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The element of `/player.js`. */
      'service-player': DetailedHTMLProps<HTMLAttributes<ServicePlayer>, ServicePlayer> & {
        [name in AttributeName]?: string | boolean | undefined;
      };
    }
  }
}
