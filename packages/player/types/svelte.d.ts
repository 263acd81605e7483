import type { HTMLAttributes } from 'svelte/elements';
import type { PlayerProps } from './attributes.js';
import type { ServicePlayer } from './index.js';

export * from './index.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'service-player': Omit<HTMLAttributes<ServicePlayer>, keyof PlayerProps> & PlayerProps;
  }
}
