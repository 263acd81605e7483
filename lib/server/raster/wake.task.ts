import { defineTask } from './define-task';

/** The worker-thread task that proves that a thread runs and has loaded its tasks: it returns its input. */
export const wake = defineTask({
  name: 'wake',
  pool: 'sites',
  deadlineMs: 30_000,
  load: async () => (input: object) => input,
});
