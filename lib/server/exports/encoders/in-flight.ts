import { availableParallelism } from 'node:os';

/**
 * The most pixels that are encoded at once: at 2048 pixels a side a codec takes up to a hundred megabytes per frame.
 */
const MAX_PIXELS_AT_ONCE = 8_400_000;
/**
 * The most frames encoded at once: one per core, and one that waits. More gain nothing, and a cancelled export must
 * wait for all of them.
 */
const MAX_FRAMES_AT_ONCE = Math.min(4, availableParallelism() + 1);

/**
 * Runs work on frames in other threads while the next frame is drawn. Passes results on in the order in which the work
 * was added.
 */
export class InFlight<T> {
  /** Resolves when all results so far have been passed on. */
  private tail: Promise<void> = Promise.resolve();
  private readonly busy = new Set<Promise<T>>();
  private readonly limit: number;

  /** Takes the frame size, which bounds the parallel work, and `take`, which receives each result. */
  constructor(
    { width, height }: { width: number; height: number },
    private readonly take: (result: T) => void,
  ) {
    this.limit = Math.max(1, Math.min(MAX_FRAMES_AT_ONCE, Math.floor(MAX_PIXELS_AT_ONCE / (width * height))));
  }

  /** Adds work that has begun; resolves when there is room for more. */
  async add(work: Promise<T>): Promise<void> {
    const handed = this.tail.then(() => work).then((result) => this.take(result));
    // `end` rethrows a failure to its caller; until then it must not count as unhandled.
    handed.then(null, () => undefined);
    this.tail = handed;
    this.busy.add(work);
    const done = () => this.busy.delete(work);
    work.then(done, done);
    if (this.busy.size >= this.limit) await Promise.race(this.busy);
  }

  /** Resolves when every result has been passed on. */
  end(): Promise<void> {
    return this.tail;
  }

  /** Waits until no work runs and no result is passed on any more, and ignores failures. */
  async settle(): Promise<void> {
    await Promise.allSettled([...this.busy, this.tail]);
  }
}

/** Runs the same work on each of several frames of a size, as many at once as `InFlight` allows. */
export async function eachFrame<T>(
  size: { width: number; height: number },
  indices: readonly number[],
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  const frames = new InFlight<T>(size, (result) => {
    results.push(result);
  });
  for (const index of indices) await frames.add(work(index));
  await frames.end();
  return results;
}
