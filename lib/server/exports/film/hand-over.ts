import type { MessagePort } from 'node:worker_threads';

/** A picture of a film, premultiplied RGBA, and for how many ticks it is shown. */
export interface Painted {
  pixels: Uint8Array;
  ticks: number;
}

/** One that another thread can take over. */
interface Movable extends Painted {
  pixels: Uint8Array<ArrayBuffer>;
}

/**
 * How many pictures are on their way at most: one that is encoded, the one before it, which encoders compare it with,
 * and two that wait.
 */
const ON_THE_WAY = 4;

/** What comes in at a port, in its order, for one who asks for it. */
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

  /** The next message; null when the other end has closed and no more will come. */
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

/** The painter's end of a port: pictures go out, and their memory comes back for others. */
export interface Easel {
  /**
   * Memory of so many bytes, whatever it holds; waits while too many pictures are on their way, and gives null when
   * nobody takes them any more.
   */
  room(): Promise<Uint8Array<ArrayBuffer> | null>;
  hand(painted: Movable): void;
}

/** The painter's end of a port for pictures of so many bytes. */
export function easelAt(port: MessagePort, bytes: number): Easel {
  const returned = new Inbox<Uint8Array<ArrayBuffer>>(port);
  let made = 0;
  return {
    async room() {
      if (made === ON_THE_WAY || !returned.isEmpty) return returned.next();
      made += 1;
      return new Uint8Array(bytes);
    },
    hand: (painted) => port.postMessage(painted, [painted.pixels.buffer]),
  };
}

/**
 * The taker's end: pictures for so many ticks. Each is valid until the next but one is asked for. Throws where the
 * painter gives up.
 */
export async function* paintedAt(port: MessagePort, ticks: number): AsyncGenerator<Painted, void> {
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
