import type { HTMLAttributes } from 'vue';
import type { VuePlayerProps } from './attributes.js';

export * from './index.js';

declare module 'vue' {
  interface GlobalComponents {
    'service-player': new () => { $props: HTMLAttributes & VuePlayerProps };
  }
}
