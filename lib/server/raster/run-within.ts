import { deadlineOf, type Task } from './define-task';
import { inTurn } from './pool';
import { TooSlow } from './too-slow';
import { wake } from './wake.task';

/** A caller's own bounds: until the signal aborts, and so many milliseconds, asked for when the work begins. */
interface Bounds {
  signal: AbortSignal;
  milliseconds: () => number;
}

/**
 * `runTask` with a time of the caller's own, in place of the task's deadline.
 * It counts while the thread works: how long a thread takes to begin and to load does not count.
 */
export function runWithin<Input, Result>(
  task: Task<Input, Result>,
  input: Input,
  { signal, milliseconds }: Bounds,
  moved: ArrayBuffer[] = [],
): Promise<Result> {
  return inTurn(task, input, signal, async (perform) => {
    await perform(wake, {}, deadlineOf(wake, {}));
    signal.throwIfAborted();
    const time = Math.ceil(milliseconds());
    if (time <= 0) throw new TooSlow();
    return perform(task, input, time, moved);
  });
}
