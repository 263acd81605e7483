import type { MessagePort } from 'node:worker_threads';
import { deadline, unlessAborted } from '../abort';
import { loseThreads, noteEnd, openPools, poolNamed, takePools, threadsOf, type OpenPool } from './pools';
import { TooSlow } from './too-slow';
import { deadlineOf, poolOf, type Work } from './work';

export { isLargeFilm, type Work } from './work';

type Moved = readonly (MessagePort | ArrayBuffer)[];

type TaskOf<N extends keyof Work> = Work[N]['task'];
type ResultOf<N extends keyof Work> = Work[N]['result'];

/**
 * Does a task in a free thread, which is ended in the middle of it when its milliseconds are over or the signal
 * aborts.
 */
type Perform = <N extends keyof Work>(
  name: N,
  task: TaskOf<N>,
  milliseconds: number,
  moved?: Moved,
) => Promise<ResultOf<N>>;

/** What is done with a thread while it is free for that. */
type Turn<T> = (perform: Perform) => Promise<T>;

const performIn =
  (pool: OpenPool, signal?: AbortSignal): Perform =>
  async (name, task, milliseconds, moved = []) => {
    const threads = await threadsOf(pool);
    const bound = deadline(milliseconds, () => new TooSlow(), signal);
    try {
      const options = { name, transferList: [...moved], signal: bound.signal };
      return await (threads.run(task, options) as Promise<ResultOf<typeof name>>);
    } catch (error) {
      throw bound.signal.aborted ? bound.signal.reason : error;
    } finally {
      bound.end();
    }
  };

/**
 * Waits for a free thread of those that do a task, and has some work done in it. Throws the signal's reason when it
 * aborts.
 */
export function inTurn<N extends keyof Work, T>(
  name: N,
  task: TaskOf<N>,
  signal: AbortSignal,
  work: Turn<T>,
): Promise<T> {
  return inPool(poolNamed(poolOf(name, task)), signal, work);
}

function inPool<T>(pool: OpenPool, signal: AbortSignal | undefined, work: Turn<T>): Promise<T> {
  const noted = async () => {
    signal?.throwIfAborted();
    try {
      const result = await work(performIn(pool, signal));
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
 * Has a task done in a thread, which takes over what is to be moved there, and gives what it made. The signal's abort
 * ends the thread in the middle of its task, inside of a regular expression too, and so does the task's deadline
 * (`work`), with `TooSlow`. A call of a native library goes on to its end before its thread does.
 */
export function draw<N extends keyof Work>(
  name: N,
  task: TaskOf<N>,
  moved: Moved = [],
  signal?: AbortSignal,
): Promise<ResultOf<N>> {
  const work: Turn<ResultOf<N>> = (perform) => perform(name, task, deadlineOf(name, task), moved);
  return inPool(poolNamed(poolOf(name, task)), signal, work);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * How the pools are: how many tasks wait for a thread, how many have failed, and where none has gone well since one
 * did.
 */
export interface DrawingState {
  threads: number;
  waiting: number;
  failed: number;
  failing: string[];
}

/** How drawing goes at this moment. */
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

const wake: Turn<unknown> = (perform) => perform('wake', {}, deadlineOf('wake', {}));

/**
 * Has a failing pool do the smallest task. Threads that began but cannot do even that loaded something else: others
 * take their place, unless one of them has found work meanwhile.
 */
async function tryPool(pool: OpenPool): Promise<void> {
  try {
    await inPool(pool, undefined, wake);
  } catch (error) {
    const threads = await pool.threads?.catch(() => undefined);
    if (threads && pool.turns.activeCount === 0 && !(error instanceof TooSlow)) loseThreads(pool, threads);
    throw error;
  }
}

/**
 * Tries the pools in which no task has gone well since one failed: a thread that can begin makes its pool whole
 * again.
 */
export async function tryFailingPools(): Promise<void> {
  const failing = openPools().filter(({ isFailing, turns }) => isFailing && turns.activeCount === 0);
  await Promise.all(failing.map(tryPool));
}

/** Ends all drawing threads, whatever they are at: at the end of a test. */
export async function closeDrawing(): Promise<void> {
  await Promise.all(takePools().map(async ({ threads }) => (await threads)?.destroy()));
}

/** Ends all drawing threads when each has finished its task: a process must not end while an encoder works in one. */
export async function finishDrawing(): Promise<void> {
  await Promise.all(takePools().map(async ({ threads }) => (await threads)?.close()));
}
