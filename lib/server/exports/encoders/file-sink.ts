import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * Appends to a file synchronously, so that written bytes are not in memory. It runs in the drawing thread, where
 * nothing else waits.
 */
export class FileSink {
  private readonly file: number;
  private length = 0;
  private closed = false;

  /** Creates an empty file; its folder must exist. */
  constructor(path: string) {
    this.file = openSync(path, 'w');
  }

  /** The number of bytes written so far. */
  get size(): number {
    return this.length;
  }

  /** Appends bytes. */
  write(...chunks: Uint8Array[]): void {
    for (const chunk of chunks) {
      this.put(chunk, this.length);
      this.length += chunk.byteLength;
    }
  }

  /** Overwrites bytes at an offset: headers often depend on what is known only at the end. */
  patch(at: number, bytes: Uint8Array): void {
    this.put(bytes, at);
  }

  /** Closes the file; further calls do nothing. */
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
