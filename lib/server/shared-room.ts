import { unavailable } from '@/lib/contract/errors';
import { aborted, deadline } from './abort';

/** A quantity that callers share, such as bytes of memory; `share` is the most that one workspace may hold of it. */
interface Room {
  all: number;
  share: number;
}

/** A caller that waits for its part. */
interface Waiting {
  workspaceId: string;
  amount: number;
  enter(): void;
}

/** How long a caller waits for its part, in milliseconds. */
const MAX_WAIT_MS = 60_000;
/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 10;

const busy = () => unavailable('Too many large requests are being read at the moment.', RETRY_SECONDS);

/** Whether somebody waits who could enter if others held less: not one whose own workspace holds its share. */
export type IsAwaited = () => boolean;

/**
 * Runs work that holds an amount of a room. Throws a 503 after a minute of waiting for it, and the signal's reason.
 */
export type WithRoom = <T>(
  workspaceId: string,
  amount: number,
  signal: AbortSignal | undefined,
  work: (isAwaited: IsAwaited) => Promise<T>,
) => Promise<T>;

/** What workspaces hold and wait for. */
class SharedRoom {
  readonly #held = new Map<string, number>();
  readonly #served = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  readonly #share: number;
  #free: number;
  #serial = 0;

  constructor({ all, share }: Room) {
    this.#free = all;
    this.#share = share;
  }

  /** Runs work once its part is free, as `WithRoom`. */
  async run<T>(
    workspaceId: string,
    amount: number,
    signal: AbortSignal | undefined,
    work: (isAwaited: IsAwaited) => Promise<T>,
  ): Promise<T> {
    const caller: Waiting = { workspaceId, amount: Math.min(amount, this.#share), enter: () => undefined };
    const entered = new Promise<void>((resolve) => {
      caller.enter = resolve;
    });
    this.#waiting.add(caller);
    this.#admit();
    await this.#entered(caller, entered, signal);
    try {
      return await work(this.#isAwaited);
    } finally {
      this.#leave(caller);
    }
  }

  async #entered(caller: Waiting, entered: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
    const bound = deadline(MAX_WAIT_MS, busy, signal);
    const over = new AbortController();
    try {
      await Promise.race([entered, aborted(bound.signal, over.signal)]);
    } catch (error) {
      // A caller that has entered meanwhile gives its part back.
      if (!this.#waiting.delete(caller)) this.#leave(caller);
      throw error;
    } finally {
      over.abort();
      bound.end();
    }
  }

  #heldBy({ workspaceId }: Waiting): number {
    return this.#held.get(workspaceId) ?? 0;
  }

  #servedAt({ workspaceId }: Waiting): number {
    return this.#served.get(workspaceId) ?? 0;
  }

  #hasShareFor(caller: Waiting): boolean {
    return this.#heldBy(caller) + caller.amount <= this.#share;
  }

  readonly #isAwaited: IsAwaited = () => [...this.#waiting].some((each) => this.#hasShareFor(each));

  /** Lets callers enter while the next one fits. A smaller one does not pass it: it would wait for ever. */
  #admit(): void {
    for (;;) {
      const [next] = [...this.#waiting]
        .filter((each) => this.#hasShareFor(each))
        .toSorted((a, b) => this.#heldBy(a) - this.#heldBy(b) || this.#servedAt(a) - this.#servedAt(b));
      if (!next || next.amount > this.#free) return;
      this.#waiting.delete(next);
      this.#free -= next.amount;
      this.#held.set(next.workspaceId, this.#heldBy(next) + next.amount);
      this.#served.set(next.workspaceId, (this.#serial += 1));
      next.enter();
    }
  }

  #leave(caller: Waiting): void {
    this.#free += caller.amount;
    const left = this.#heldBy(caller) - caller.amount;
    if (left > 0) this.#held.set(caller.workspaceId, left);
    else this.#held.delete(caller.workspaceId);
    if (this.#waiting.size === 0 && this.#held.size === 0) this.#served.clear();
    this.#admit();
  }
}

/** Kept on `globalThis`, because several bundles share it: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigRooms?: Map<string, SharedRoom> };

/**
 * Shares a room of this process, by its name, between workspaces. What is free goes to the workspace that holds least,
 * then to the one that was served longest ago, so that nobody waits behind the requests of another.
 */
export const sharedRoom =
  (name: string, room: Room): WithRoom =>
  (...given) => {
    const rooms = (shared.liverigRooms ??= new Map<string, SharedRoom>());
    const made = rooms.get(name) ?? new SharedRoom(room);
    rooms.set(name, made);
    return made.run(...given);
  };
