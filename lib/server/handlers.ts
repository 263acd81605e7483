import type { Handlers } from './jobs/define';

/** The kinds of background work that are done, each loaded when its first job runs. */
export const HANDLERS = {
  generate: () => import('./mascots/generate.job'),
  export: () => import('./exports/export.job'),
} satisfies Handlers;
