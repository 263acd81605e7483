import pLimit, { type LimitFunction } from 'p-limit';
import { unlessAborted } from '../abort';
import { draw, type Work } from './pool';

/** What a task may take of time: until the signal aborts, and so many milliseconds of work, asked when it begins. */
export interface Bounds { signal: AbortSignal; milliseconds: () => number }

/** Work that has taken longer than it may. */
export class TooSlow extends Error {
  override name = 'TooSlow';

  constructor(options?: ErrorOptions) {
    super('It takes too long.', options);
  }
}

// On globalThis, as the pools are. Those that waited in a pool whose thread has been ended would wait on.
const shared = globalThis as typeof globalThis & { liverigInterruptible?: LimitFunction };

/**
 * Has the thread that reads sites do what may take it far too long, one such task after the other, and ends the thread in the middle of it: at once when the signal
 * aborts, with its reason, or when its time is over, with `TooSlow`. The clock runs while the thread works. For JavaScript alone: a native library must not be cut off.
 */
export function drawWithin<N extends keyof Work>(name: N, task: Work[N]['task'], { signal, milliseconds }: Bounds, moved: ArrayBuffer[] = []): Promise<Work[N]['result']> {
  const turns = (shared.liverigInterruptible ??= pLimit(1));
  const run = async () => {
    signal.throwIfAborted();
    // A thread takes a while to begin: that is no fault of the task.
    await draw('wake', {});
    signal.throwIfAborted();
    const time = Math.ceil(milliseconds());
    if (time <= 0) throw new TooSlow();
    const late = AbortSignal.timeout(time);
    try {
      return await draw(name, task, moved, AbortSignal.any([signal, late]));
    } catch (error) {
      signal.throwIfAborted();
      throw late.aborted ? new TooSlow({ cause: error }) : error;
    }
  };
  return unlessAborted(turns(run), signal);
}
