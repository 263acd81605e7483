import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The bytes that are read at once while a file is scanned. */
const WINDOW = 1 << 16;

/** Reads parts of a file, so that only the requested bytes are in memory. */
export class FileParts {
  readonly size: number;
  private readonly file: number;
  private readonly window = new Uint8Array(WINDOW);
  /** The file offset of the buffered window. */
  private from = 0;
  private to = 0;

  constructor(path: string) {
    this.file = openSync(path, 'r');
    this.size = fstatSync(this.file).size;
  }

  /** Gives one byte; 0 beyond the end. */
  byte(at: number): number {
    if (at < this.from || at >= this.to) {
      this.from = at;
      this.to = at + this.read(this.window, at);
    }
    return at < this.to ? this.window[at - this.from]! : 0;
  }

  /** Gives the bytes from one offset up to another, or up to the end of the file. */
  bytes(from: number, to: number): Uint8Array {
    const result = new Uint8Array(Math.max(0, Math.min(to, this.size) - from));
    this.read(result, from);
    return result;
  }

  close(): void {
    closeSync(this.file);
  }

  private read(into: Uint8Array, at: number): number {
    let done = 0;
    while (done < into.byteLength) {
      const read = readSync(this.file, into, done, into.byteLength - done, at + done);
      if (read === 0) break;
      done += read;
    }
    return done;
  }
}

/** Opens a file for reading in parts, and closes it after `work`. */
export async function withParts<T>(path: string, work: (file: FileParts) => Promise<T>): Promise<T> {
  const file = new FileParts(path);
  try {
    return await work(file);
  } finally {
    file.close();
  }
}
