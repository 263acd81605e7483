import { defineTask } from './define-task';

/** Tells that a thread is there and has loaded all that it performs: gives back what it is given. */
export const wake = defineTask({
  name: 'wake',
  pool: 'sites',
  deadlineMs: 30_000,
  load: async () => (input: object) => input,
});
