import { deadlineOf, type Task } from './define-task';
import { inTurn } from './pool';
import { TooSlow } from './too-slow';
import { wake } from './wake.task';

/** A caller's own limits: a signal, and a number of milliseconds that is read when the work begins. */
interface Bounds {
  signal: AbortSignal;
  milliseconds: () => number;
}

/**
 * Runs a task with a time limit of the caller's own. Only the work counts, not the time to start a thread and load the
 * task.
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
