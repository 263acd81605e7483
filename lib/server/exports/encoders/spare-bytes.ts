/**
 * Runs of bytes that are used again and again: made anew for each frame, they would fill the memory faster than it is
 * cleared.
 */
export class SpareBytes {
  private readonly free: Uint8Array[] = [];

  /** Of at most so many bytes each. */
  constructor(private readonly most: number) {}

  /** Lends some bytes, whatever they hold, until the work on them has ended. */
  async lend<T>(work: (bytes: Uint8Array) => Promise<T>): Promise<T> {
    const bytes = this.free.pop() ?? new Uint8Array(this.most);
    try {
      return await work(bytes);
    } finally {
      this.free.push(bytes);
    }
  }
}
