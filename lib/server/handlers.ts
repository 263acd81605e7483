import type { Handlers } from './jobs/define';

type ArtistJob = keyof typeof import('./artist-jobs');

const byArtist = (type: ArtistJob) => async () => ({ job: (await import('./artist-jobs'))[type] });

/** The module of each type of job, loaded when the first such job runs. */
export const HANDLERS = {
  generate: byArtist('generate'),
  reconstruct: byArtist('reconstruct'),
  edit: byArtist('edit'),
  variant: byArtist('variant'),
  animate: byArtist('animate'),
  suggest: byArtist('suggest'),
  scene: byArtist('scene'),
  analyze: byArtist('analyze'),
  export: () => import('./exports/export.job'),
} satisfies Handlers;
