import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * A file that grows as it is made: what was written is on disk, and not in memory. It is written at once, in the
 * drawing thread, where nothing else waits.
 */
export class FileSink {
  private readonly file: number;
  private length = 0;
  private closed = false;

  /** Begins an empty file; its folder must exist. */
  constructor(path: string) {
    this.file = openSync(path, 'w');
  }

  /** Bytes written so far. */
  get size(): number {
    return this.length;
  }

  /** Adds bytes at the end. */
  write(...chunks: Uint8Array[]): void {
    for (const chunk of chunks) {
      this.put(chunk, this.length);
      this.length += chunk.byteLength;
    }
  }

  /** Writes over bytes that are there: what a file says at its beginning is often known at its end only. */
  patch(at: number, bytes: Uint8Array): void {
    this.put(bytes, at);
  }

  /** Lets go of the file; once is enough, twice does no harm. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    closeSync(this.file);
  }

  private put(bytes: Uint8Array, at: number): void {
    for (let done = 0; done < bytes.byteLength;)
      done += writeSync(this.file, bytes, done, bytes.byteLength - done, at + done);
  }
}
