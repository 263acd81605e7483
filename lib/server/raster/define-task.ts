import type { PoolName } from './pools';

/** Work for a thread, declared in a `*.task.ts` beside the function that performs it. */
export interface Task<Input, Result> {
  /** Unique among the tasks of a thread program (`lib/server/threads`). */
  name: string;
  /** The pool whose threads perform it. */
  pool: PoolName | ((input: Input) => PoolName);
  /** How long it may take once a thread has it: far more than it needs on a slow machine. */
  deadlineMs: number | ((input: Input) => number);
  /**
   * Loads the function that performs it. Only threads call this.
   * Its `import()` says `turbopackIgnore`, which keeps the module out of the server's own bundle.
   */
  load(): Promise<(input: Input) => Result | Promise<Result>>;
}

/** Any task, where neither its input nor its result matters. */
export type AnyTask = Task<never, unknown>;

/** Declares work for a thread; the function that performs it gives the types of input and result. */
export const defineTask = <Input, Result>(task: Task<Input, Result>): Task<Input, Result> => task;

/** The pool whose threads perform a task. */
export const poolOf = <Input>({ pool }: Task<Input, unknown>, input: Input): PoolName =>
  typeof pool === 'string' ? pool : pool(input);

/** How many milliseconds a task may take. */
export const deadlineOf = <Input>({ deadlineMs }: Task<Input, unknown>, input: Input): number =>
  typeof deadlineMs === 'number' ? deadlineMs : deadlineMs(input);
