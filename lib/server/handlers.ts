import type { Handlers } from './jobs/define';

/** The module that does each type of job, loaded when its first job runs. */
export const HANDLERS = {
  generate: () => import('./mascots/generate.job'),
  reconstruct: () => import('./mascots/reconstruct.job'),
  edit: () => import('./mascots/edit.job'),
  variant: () => import('./mascots/variant.job'),
  animate: () => import('./animations/animate.job'),
  suggest: () => import('./animations/suggest.job'),
  scene: () => import('./scenes/scene.job'),
  analyze: () => import('./analyze/analyze.job'),
  export: () => import('./exports/export.job'),
} satisfies Handlers;
