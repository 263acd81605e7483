import type { PoolName } from './pools';

/** Work for a thread, as one value beside what performs it: `*.task.ts`. */
export interface Task<Input, Result> {
  /** Unique among the tasks of a thread program (`lib/server/threads`). */
  name: string;
  /** Whose threads do it. */
  pool: PoolName | ((input: Input) => PoolName);
  /** How long it may take once a thread has it: far more than it takes, on a slow machine too. */
  deadlineMs: number | ((input: Input) => number);
  /**
   * Loads what performs it. Only threads call this.
   * Its `import()` says `turbopackIgnore`, which keeps the module out of the server's own bundle.
   */
  load(): Promise<(input: Input) => Result | Promise<Result>>;
}

/** Any task, where neither its input nor its result matters. */
export type AnyTask = Task<never, unknown>;

/** Declares work for a thread; what performs it says of which types its input and its result are. */
export const defineTask = <Input, Result>(task: Task<Input, Result>): Task<Input, Result> => task;

/** The pool whose threads do a task. */
export const poolOf = <Input>({ pool }: Task<Input, unknown>, input: Input): PoolName =>
  typeof pool === 'string' ? pool : pool(input);

/** How many milliseconds a task may take. */
export const deadlineOf = <Input>({ deadlineMs }: Task<Input, unknown>, input: Input): number =>
  typeof deadlineMs === 'number' ? deadlineMs : deadlineMs(input);
