/** Work that other threads do side by side while the next frame is drawn; gives its results in the order they were asked for. */
export class InFlight<T> {
  private readonly all: Promise<T>[] = [];
  private readonly busy = new Set<Promise<T>>();

  /** At most this many at once. */
  constructor(private readonly limit: number) {}

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
