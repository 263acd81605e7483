import { ApiError } from '@/lib/contract/errors';
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

const busy = () =>
  new ApiError(
    'internal',
    'Too many large requests are being read at the moment. It is safe to try again.',
    null,
    { 'Retry-After': String(RETRY_SECONDS) },
    503,
  );

/** Runs work that holds an amount of a room; the signal ends the wait for it. */
export type WithRoom = <T>(
  workspaceId: string,
  amount: number,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
) => Promise<T>;

/** Kept on `globalThis`, because several bundles share it: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigRooms?: Map<string, WithRoom> };

/**
 * Shares a room between workspaces. What is free goes to the workspace that holds least, then to the one that was
 * served longest ago, so that nobody waits behind the requests of another. Throws a 503 after a minute of waiting, and
 * the signal's reason.
 */
function makeRoom({ all, share }: Room): WithRoom {
  const held = new Map<string, number>();
  const served = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let [free, serial] = [all, 0];

  const heldBy = ({ workspaceId }: Waiting) => held.get(workspaceId) ?? 0;
  const servedAt = ({ workspaceId }: Waiting) => served.get(workspaceId) ?? 0;

  /** Lets callers enter while the next one fits. A smaller one does not pass it: it would wait for ever. */
  function admit(): void {
    for (;;) {
      const [next] = [...waiting]
        .filter((each) => heldBy(each) + each.amount <= share)
        .toSorted((a, b) => heldBy(a) - heldBy(b) || servedAt(a) - servedAt(b));
      if (!next || next.amount > free) return;
      waiting.delete(next);
      free -= next.amount;
      held.set(next.workspaceId, heldBy(next) + next.amount);
      served.set(next.workspaceId, (serial += 1));
      next.enter();
    }
  }

  function leave({ workspaceId, amount }: Waiting): void {
    free += amount;
    const left = (held.get(workspaceId) ?? amount) - amount;
    if (left > 0) held.set(workspaceId, left);
    else held.delete(workspaceId);
    if (waiting.size === 0 && held.size === 0) served.clear();
    admit();
  }

  async function enter(caller: Waiting, entered: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
    const bound = deadline(MAX_WAIT_MS, busy, signal);
    const over = new AbortController();
    try {
      await Promise.race([entered, aborted(bound.signal, over.signal)]);
    } catch (error) {
      // A caller that has entered meanwhile gives its part back.
      if (!waiting.delete(caller)) leave(caller);
      throw error;
    } finally {
      over.abort();
      bound.end();
    }
  }

  return async (workspaceId, amount, signal, work) => {
    const caller: Waiting = { workspaceId, amount: Math.min(amount, share), enter: () => undefined };
    const entered = new Promise<void>((resolve) => {
      caller.enter = resolve;
    });
    waiting.add(caller);
    admit();
    await enter(caller, entered, signal);
    try {
      return await work();
    } finally {
      leave(caller);
    }
  };
}

/** The room of this name in this process, made on first use. */
export const sharedRoom =
  (name: string, room: Room): WithRoom =>
  (...given) => {
    const rooms = (shared.liverigRooms ??= new Map<string, WithRoom>());
    const made = rooms.get(name) ?? makeRoom(room);
    rooms.set(name, made);
    return made(...given);
  };
