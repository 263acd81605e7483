import { defineTask } from './define-task';

/** The worker-thread task that draws a mascot at one moment as a PNG file. */
export const drawMoment = defineTask({
  name: 'drawMoment',
  pool: 'stills',
  deadlineMs: 20_000,
  load: async () => (await import(/* turbopackIgnore: true */ './moment')).drawMoment,
});
