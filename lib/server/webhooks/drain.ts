import { setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import { AutoResetEvent } from '../auto-reset-event';
import { db } from '../db/client';
import { claimDeliveries, endClaims, isAnyDue, untilNextAttempt } from '../db/delivery-leases';
import { subscribe } from '../db/queries/notify';
import { logError } from '../log';
import { deliver, MAX_RETRY_MS } from './deliver';

/**
 * Attempts under way in one process: each is a socket and a body, and all receivers of several workspaces may be dead
 * at once.
 */
const MAX_PARALLEL_ATTEMPTS = 256;

/**
 * How often to look without having been told, in milliseconds: finds claims that ran out, and notices that were lost.
 */
const POLL_MS = 5000;

interface Courier {
  inFlight: Set<Promise<void>>;
  /** Whether this process keeps delivering by itself. */
  keepsDelivering: boolean;
  /** Rings when something may be due. */
  due: AutoResetEvent;
}

/** Of a process, not of a bundle: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigCourier?: Courier };

function courier(): Courier {
  shared.liverigCourier ??= { inFlight: new Set(), keepsDelivering: false, due: new AutoResetEvent() };
  return shared.liverigCourier;
}

/** Claims and starts what is due, as far as there is room. */
async function startDue(): Promise<void> {
  const { inFlight, due } = courier();
  const room = MAX_PARALLEL_ATTEMPTS - inFlight.size;
  // Every attempt that ends has its process look for more, and mostly there is nothing.
  if (room <= 0 || !(await isAnyDue(db()))) return;
  for (const delivery of await claimDeliveries(db(), room)) {
    const done = deliver(delivery).finally(() => {
      inFlight.delete(done);
      due.set();
    });
    inFlight.add(done);
  }
}

/**
 * Makes every attempt that is due, and those that become so meanwhile; resolves when none is due and none under way.
 */
export async function deliverDue(): Promise<void> {
  const { inFlight } = courier();
  for (;;) {
    await startDue();
    if (inFlight.size === 0) return;
    await Promise.race(inFlight);
  }
}

/** Delivers until every delivery has ended, those that wait for their next attempt too. */
export async function deliverUntilIdle(): Promise<void> {
  for (;;) {
    await deliverDue();
    const wait = await untilNextAttempt(db());
    if (wait === null || wait > MAX_RETRY_MS) return;
    await sleep(wait);
  }
}

/**
 * Sees to it that waiting deliveries are made: by this process, which hears of them from the database, or else after
 * the response.
 */
export function deliverSoon(): void {
  if (courier().keepsDelivering) return;
  try {
    after(deliverUntilIdle);
  } catch {
    // Outside a request there is no response to wait for: whoever delivers next takes them.
  }
}

async function keepLooking(closing: AbortSignal): Promise<void> {
  const { due } = courier();
  while (!closing.aborted) {
    const wait = await startDue()
      .then(() => untilNextAttempt(db()))
      .catch((error: unknown) => {
        logError('webhook.look_failed', error);
        return null;
      });
    await due.wait(Math.min(wait ?? POLL_MS, POLL_MS), closing);
  }
}

/**
 * Keeps delivering in this process: at once, whenever the database tells of a delivery, and on a timer. `alone` says
 * that no other process has this database, so that what is claimed was claimed by one that is dead. Gives what stops
 * it, when the attempts under way have ended.
 */
export async function startDelivering(alone: boolean): Promise<() => Promise<void>> {
  const self = courier();
  if (alone) await endClaims(db());
  const closing = new AbortController();
  const unsubscribe = await subscribe('delivery', '', self.due.set);
  self.keepsDelivering = true;
  const looking = keepLooking(closing.signal);
  return async () => {
    closing.abort();
    unsubscribe();
    await looking;
    await Promise.all(self.inFlight);
    self.keepsDelivering = false;
  };
}
