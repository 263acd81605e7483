import type { MessagePort } from 'node:worker_threads';

/** A picture of a film, premultiplied RGBA, and its duration in ticks. */
export interface Painted {
  pixels: Uint8Array;
  ticks: number;
}

/** A picture in memory that can be transferred to another thread. */
interface Movable extends Painted {
  pixels: Uint8Array<ArrayBuffer>;
}

/** The most pictures in memory: one is encoded, one is kept for comparison with it, and two wait. */
const MAX_PICTURES = 4;

/** The messages of a port, in order, for a single reader. */
class Inbox<T> {
  private readonly waiting: T[] = [];
  private closed = false;
  private wake: (() => void) | undefined;

  constructor(port: MessagePort) {
    port.on('message', (message: T) => {
      this.waiting.push(message);
      this.wake?.();
    });
    port.on('close', () => {
      this.closed = true;
      this.wake?.();
    });
  }

  /** Gives the next message; null when the other end has closed and no more will come. */
  async next(): Promise<T | null> {
    while (this.waiting.length === 0 && !this.closed)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return this.waiting.shift() ?? null;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }
}

/** The painter's end of a port: pictures are sent, and their memory comes back for reuse. */
interface PictureSender {
  /** Gives memory with arbitrary content for a picture, once some is free; null when the other end has closed. */
  room(): Promise<Uint8Array<ArrayBuffer> | null>;
  send(painted: Movable): void;
}

/** Makes the painter's end of a port for pictures of this many bytes. */
export function senderAt(port: MessagePort, bytes: number): PictureSender {
  const returned = new Inbox<Uint8Array<ArrayBuffer>>(port);
  let made = 0;
  return {
    async room() {
      if (made === MAX_PICTURES || !returned.isEmpty) return returned.next();
      made += 1;
      return new Uint8Array(bytes);
    },
    send: (painted) => port.postMessage(painted, [painted.pixels.buffer]),
  };
}

/**
 * Yields the pictures for this many ticks at the encoder's end, each valid until the next but one is requested. Throws
 * if the painter fails.
 */
export async function* receivedAt(port: MessagePort, ticks: number): AsyncGenerator<Painted, void> {
  const inbox = new Inbox<Movable>(port);
  let before: Movable | null = null;
  for (let done = 0; done < ticks;) {
    const painted = await inbox.next();
    if (!painted) throw new Error('The pictures of the film came to an end too early.');
    yield painted;
    if (before) port.postMessage(before.pixels, [before.pixels.buffer]);
    before = painted;
    done += painted.ticks;
  }
}
