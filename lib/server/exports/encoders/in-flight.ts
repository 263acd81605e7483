/** Pixels that are worked on at once: at 2048 pixels a side a codec takes up to a hundred megabytes for a frame. */
const PIXELS_AT_ONCE = 8_400_000;
const [LEAST, MOST] = [1, 4];

/** Work on frames that other threads do side by side while the next is drawn; gives its results in the order they were asked for. */
export class InFlight<T> {
  private readonly all: Promise<T>[] = [];
  private readonly busy = new Set<Promise<T>>();
  private readonly limit: number;

  /** Of frames of this size: fewer at once where they are large. */
  constructor({ width, height }: { width: number; height: number }) {
    this.limit = Math.max(LEAST, Math.min(MOST, Math.floor(PIXELS_AT_ONCE / (width * height))));
  }

  /** Takes work that has begun; resolves when there is room for more. */
  async add(work: Promise<T>): Promise<void> {
    this.all.push(work);
    this.busy.add(work);
    const done = () => this.busy.delete(work);
    work.then(done, done);
    if (this.busy.size >= this.limit) await Promise.race(this.busy);
  }

  /** What everything gave. */
  results(): Promise<T[]> {
    return Promise.all(this.all);
  }

  /** Waits until nothing runs any more, whatever came of it. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.busy);
  }
}

/** Does the same work for each of some frames of a size, as many at once as `InFlight` takes. */
export async function eachFrame<T>(size: { width: number; height: number }, indices: readonly number[], work: (index: number) => Promise<T>): Promise<T[]> {
  const frames = new InFlight<T>(size);
  for (const index of indices) await frames.add(work(index));
  return frames.results();
}
