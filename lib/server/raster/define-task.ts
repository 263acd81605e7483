import type { PoolName } from './pools';

/** Work for a thread, declared in a `*.task.ts` beside the function that performs it. */
export interface Task<Input, Result> {
  /** Unique among the tasks of a thread program (`lib/server/threads`). */
  name: string;
  /** The pool whose threads perform it. */
  pool: PoolName | ((input: Input) => PoolName);
  /** The time limit once a thread has the task, far above what a slow machine needs. */
  deadlineMs: number | ((input: Input) => number);
  /**
   * Loads the function that performs the task, in a thread only. Its `import()` says `turbopackIgnore`, which keeps the
   * module out of the server's bundle.
   */
  load(): Promise<(input: Input) => Result | Promise<Result>>;
}

/** Any task, for code that uses neither its input nor its result. */
export type AnyTask = Task<never, unknown>;

/** Declares a task for a thread; the function that performs it gives the types of input and result. */
export const defineTask = <Input, Result>(task: Task<Input, Result>): Task<Input, Result> => task;

/** Gives the pool whose threads perform a task. */
export const poolOf = <Input>({ pool }: Task<Input, unknown>, input: Input): PoolName =>
  typeof pool === 'string' ? pool : pool(input);

/** Gives the time limit of a task in milliseconds. */
export const deadlineOf = <Input>({ deadlineMs }: Task<Input, unknown>, input: Input): number =>
  typeof deadlineMs === 'number' ? deadlineMs : deadlineMs(input);
