import { availableParallelism } from 'node:os';

/** At 2048 pixels a side a codec takes up to a hundred megabytes for a frame. */
const MAX_PIXELS_AT_ONCE = 8_400_000;
/**
 * One frame for each core, and one that waits for the next free core.
 * More gain nothing, and all must end before an abandoned film has ended.
 */
const MAX_FRAMES_AT_ONCE = Math.min(4, availableParallelism() + 1);

/**
 * Work on frames that other threads do in parallel while the next frame is drawn.
 * Passes results on in the order in which the work was added, and keeps none.
 */
export class InFlight<T> {
  /** Resolves when everything up to now has been handed on. */
  private tail: Promise<void> = Promise.resolve();
  private readonly busy = new Set<Promise<T>>();
  private readonly limit: number;

  /** Of frames of this size: fewer at once where they are large. `take` is given each result. */
  constructor(
    { width, height }: { width: number; height: number },
    private readonly take: (result: T) => void,
  ) {
    this.limit = Math.max(1, Math.min(MAX_FRAMES_AT_ONCE, Math.floor(MAX_PIXELS_AT_ONCE / (width * height))));
  }

  /** Takes work that has begun; resolves when there is room for more. */
  async add(work: Promise<T>): Promise<void> {
    const handed = this.tail.then(() => work).then((result) => this.take(result));
    // `end` throws a failure to whoever awaits it; until then it must not count as unhandled.
    handed.then(null, () => undefined);
    this.tail = handed;
    this.busy.add(work);
    const done = () => this.busy.delete(work);
    work.then(done, done);
    if (this.busy.size >= this.limit) await Promise.race(this.busy);
  }

  /** Resolves when every result has been handed on. */
  end(): Promise<void> {
    return this.tail;
  }

  /** Waits until nothing runs any more and nothing more is handed on, whatever came of it. */
  async settle(): Promise<void> {
    await Promise.allSettled([...this.busy, this.tail]);
  }
}

/** Does the same work for each of some frames of a size, as many at once as `InFlight` takes. */
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
