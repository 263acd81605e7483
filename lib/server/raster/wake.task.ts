import { defineTask } from './define-task';

/** Shows that a thread runs and has loaded all of its tasks: gives back its input. */
export const wake = defineTask({
  name: 'wake',
  pool: 'sites',
  deadlineMs: 30_000,
  load: async () => (input: object) => input,
});
