import type { MessagePort } from 'node:worker_threads';
import { deadline, unlessAborted } from '../abort';
import { loseThreads, noteEnd, openPools, poolNamed, takePools, threadsOf, type OpenPool } from './pools';
import { TooSlow } from './too-slow';
import { deadlineOf, poolOf, type Task } from './define-task';
import type { TaskMessage } from './perform';
import { wake } from './wake.task';

type Moved = readonly (MessagePort | ArrayBuffer)[];

/** Performs a task in a free thread, which is ended on a timeout or when the signal aborts. */
type Perform = <Input, Result>(
  task: Task<Input, Result>,
  input: Input,
  milliseconds: number,
  moved?: Moved,
) => Promise<Result>;

/** Work with a thread that was reserved. */
type Turn<T> = (perform: Perform) => Promise<T>;

const performIn =
  (pool: OpenPool, signal?: AbortSignal): Perform =>
  async <Input, Result>({ name }: Task<Input, Result>, input: Input, milliseconds: number, moved: Moved = []) => {
    const threads = await threadsOf(pool);
    const bound = deadline(milliseconds, () => new TooSlow(), signal);
    try {
      const message: TaskMessage = { name, input };
      const options = { name: 'perform', transferList: [...moved], signal: bound.signal };
      return (await threads.run(message, options)) as Result;
    } catch (error) {
      throw bound.signal.aborted ? bound.signal.reason : error;
    } finally {
      bound.end();
    }
  };

/** Reserves a free thread of the task's pool and runs `work` with it. Throws the signal's reason when it aborts. */
export function inTurn<Input, T>(
  task: Task<Input, unknown>,
  input: Input,
  signal: AbortSignal,
  work: Turn<T>,
): Promise<T> {
  return inPool(poolNamed(poolOf(task, input)), signal, work);
}

function inPool<T>(pool: OpenPool, signal: AbortSignal | undefined, work: Turn<T>, endsThread = true): Promise<T> {
  const noted = async () => {
    signal?.throwIfAborted();
    try {
      const result = await work(performIn(pool, endsThread ? signal : undefined));
      noteEnd(pool, null);
      return result;
    } catch (error) {
      if (!signal?.aborted) noteEnd(pool, error);
      throw error;
    }
  };
  const turn = pool.turns(noted);
  return signal ? unlessAborted(turn, signal) : turn;
}

/**
 * Runs a task in a thread, transfers the `moved` memory to it, and gives its result. The abort of the signal ends the
 * thread, also inside a regular expression; so does the time limit, with `TooSlow`. A call of a native library runs to
 * its end before its thread ends.
 */
export function runTask<Input, Result>(
  task: Task<Input, Result>,
  input: Input,
  moved: Moved = [],
  signal?: AbortSignal,
): Promise<Result> {
  const work: Turn<Result> = (perform) => perform(task, input, deadlineOf(task, input), moved);
  return inPool(poolNamed(poolOf(task, input)), signal, work);
}

/**
 * Runs a task as `runTask`, unless the signal aborts before a thread is free. A task that has begun runs to its end,
 * since a new thread takes longer than most pictures.
 */
export function runUnlessForsaken<Input, Result>(
  task: Task<Input, Result>,
  input: Input,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const work: Turn<Result> = (perform) => perform(task, input, deadlineOf(task, input));
  return inPool(poolNamed(poolOf(task, input)), signal, work, false);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The number of queued tasks and of failed ones, and the pools where none has succeeded since the last failure. */
interface DrawingState {
  threads: number;
  waiting: number;
  failed: number;
  failing: string[];
}

/** The state of all pools at this moment. */
export async function drawingState(): Promise<DrawingState> {
  const pools = openPools();
  const begun = await Promise.all(pools.map(({ threads }) => threads?.catch(() => undefined)));
  return {
    threads: sum(begun.map((each) => each?.threads.length ?? 0)),
    waiting: sum(pools.map(({ turns }) => turns.pendingCount)),
    failed: sum(pools.map(({ failed }) => failed)),
    failing: pools.filter(({ isFailing }) => isFailing).map(({ name }) => name),
  };
}

const wakeUp: Turn<unknown> = (perform) => perform(wake, {}, deadlineOf(wake, {}));

/**
 * Runs a trivial task in a failing pool. Threads that cannot perform even that loaded a wrong program: they are
 * replaced, unless one has found work meanwhile.
 */
async function tryPool(pool: OpenPool): Promise<void> {
  try {
    await inPool(pool, undefined, wakeUp);
  } catch (error) {
    const threads = await pool.threads?.catch(() => undefined);
    if (threads && pool.turns.activeCount === 0 && !(error instanceof TooSlow)) loseThreads(pool, threads);
    throw error;
  }
}

/** Tries each pool in which no task has succeeded since one failed. A success ends its failing state. */
export async function tryFailingPools(): Promise<void> {
  const failing = openPools().filter(({ isFailing, turns }) => isFailing && turns.activeCount === 0);
  await Promise.all(failing.map(tryPool));
}

/** Ends all drawing threads at once, in the middle of their tasks; for the end of a test. */
export async function closeDrawing(): Promise<void> {
  await Promise.all(takePools().map(async ({ threads }) => (await threads)?.destroy()));
}

/** Ends each drawing thread after its current task: a process must not exit while an encoder works in one. */
export async function finishDrawing(): Promise<void> {
  await Promise.all(takePools().map(async ({ threads }) => (await threads)?.close()));
}
