import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes that are read at once where a file is walked through. */
const WINDOW = 1 << 16;

/** A file of which parts are read: only what is asked for comes into memory. */
export class FileParts {
  readonly size: number;
  private readonly file: number;
  private readonly window = new Uint8Array(WINDOW);
  /** What of the file the window shows. */
  private from = 0;
  private to = 0;

  constructor(path: string) {
    this.file = openSync(path, 'r');
    this.size = fstatSync(this.file).size;
  }

  /** One byte, 0 behind the end. */
  byte(at: number): number {
    if (at < this.from || at >= this.to) {
      this.from = at;
      this.to = at + this.read(this.window, at);
    }
    return at < this.to ? this.window[at - this.from]! : 0;
  }

  /** The bytes from one place to before another, as far as there are any. */
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

/** Reads parts of a file, and lets go of it. */
export async function withParts<T>(path: string, work: (file: FileParts) => Promise<T>): Promise<T> {
  const file = new FileParts(path);
  try {
    return await work(file);
  } finally {
    file.close();
  }
}
