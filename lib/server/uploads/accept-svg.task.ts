import { defineTask } from '../raster/define-task';

/** Checks an uploaded SVG. */
export const acceptSvg = defineTask({
  name: 'acceptSvg',
  pool: 'uploads',
  deadlineMs: 10_000,
  load: async () => (await import(/* turbopackIgnore: true */ './accept-svg')).acceptSvg,
});
