import { inTurn, type Work } from './pool';
import { TooSlow } from './too-slow';
import { deadlineOf } from './work';

/** What a task may take of time: until the signal aborts, and so many milliseconds of work, asked when it begins. */
export interface Bounds {
  signal: AbortSignal;
  milliseconds: () => number;
}

/**
 * `draw` with a time of the caller's own. It runs while the thread works: how long a thread takes to begin does not
 * count.
 */
export function drawWithin<N extends keyof Work>(
  name: N,
  task: Work[N]['task'],
  { signal, milliseconds }: Bounds,
  moved: ArrayBuffer[] = [],
): Promise<Work[N]['result']> {
  return inTurn(name, task, signal, async (perform) => {
    await perform('wake', {}, deadlineOf('wake', {}));
    signal.throwIfAborted();
    const time = Math.ceil(milliseconds());
    if (time <= 0) throw new TooSlow();
    return perform(name, task, time, moved);
  });
}
