/** A pool of reusable buffers: new ones for each frame would fill the memory faster than it is collected. */
export class SpareBytes {
  private readonly free: Uint8Array[] = [];

  /** Makes a pool of buffers of at most this many bytes each. */
  constructor(private readonly most: number) {}

  /** Lends a buffer with arbitrary content until the work on it has ended. */
  async lend<T>(work: (bytes: Uint8Array) => Promise<T>): Promise<T> {
    const bytes = this.free.pop() ?? new Uint8Array(this.most);
    try {
      return await work(bytes);
    } finally {
      this.free.push(bytes);
    }
  }
}
