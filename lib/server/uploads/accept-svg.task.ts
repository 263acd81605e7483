import { defineTask } from '../raster/define-task';

/** The worker-thread task that validates an uploaded SVG. */
export const acceptSvg = defineTask({
  name: 'acceptSvg',
  pool: 'uploads',
  deadlineMs: 10_000,
  load: async () => (await import(/* turbopackIgnore: true */ './accept-svg')).acceptSvg,
});
