import { setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import { AutoResetEvent } from '../auto-reset-event';
import { db } from '../db/client';
import { claimDeliveries, endClaims, isAnyDue, untilNextAttempt } from '../db/delivery-leases';
import { subscribe } from '../db/queries/notify';
import { env } from '../env';
import { logError } from '../log';
import { deliver, MAX_RETRY_MS } from './deliver';

/** How many attempts one process makes in parallel: each takes a socket and a body, and all receivers may be dead. */
const MAX_PARALLEL_ATTEMPTS = 256;

/** How often to look for expired claims and lost notices, in milliseconds. */
const POLL_MS = 5000;

interface Courier {
  inFlight: Set<Promise<void>>;
  /** Whether this process delivers by itself. */
  keepsDelivering: boolean;
  /** Set when a delivery may be due. */
  due: AutoResetEvent;
  /** The running loop of `deliverUntilIdle`, its deadline by `performance.now()`, and whether it must look again. */
  delivering: Promise<void> | undefined;
  endsBy: number;
  lookAgain: boolean;
}

/** Kept on `globalThis`, because several bundles share it: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigCourier?: Courier };

function courier(): Courier {
  shared.liverigCourier ??= {
    inFlight: new Set(),
    keepsDelivering: false,
    due: new AutoResetEvent(),
    delivering: undefined,
    endsBy: 0,
    lookAgain: false,
  };
  return shared.liverigCourier;
}

/** Claims and starts due deliveries, as far as there is room. */
async function startDue(): Promise<void> {
  const { inFlight, due } = courier();
  const room = MAX_PARALLEL_ATTEMPTS - inFlight.size;
  // A cheap check comes first: every end of an attempt leads here, and mostly nothing is due.
  if (room <= 0 || !(await isAnyDue(db()))) return;
  for (const delivery of await claimDeliveries(db(), room)) {
    const done = deliver(delivery).finally(() => {
      inFlight.delete(done);
      due.set();
    });
    inFlight.add(done);
  }
}

/** Makes every attempt that is due, also those that become due meanwhile; resolves when none is due or under way. */
export async function deliverDue(): Promise<void> {
  const { inFlight } = courier();
  for (;;) {
    await startDue();
    if (inFlight.size === 0) return;
    await Promise.race(inFlight);
  }
}

async function deliverAll(): Promise<void> {
  const self = courier();
  try {
    for (;;) {
      self.lookAgain = false;
      await deliverDue();
      const wait = await untilNextAttempt(db());
      if (self.lookAgain) continue;
      if (wait === null || wait > MAX_RETRY_MS || performance.now() + wait > self.endsBy) return;
      await sleep(wait);
    }
  } finally {
    self.delivering = undefined;
  }
}

/**
 * Delivers until every delivery has ended, including those that wait for a retry, or for half of a function's time. All
 * callers in this process share one loop.
 */
export async function deliverUntilIdle(): Promise<void> {
  const self = courier();
  self.endsBy = performance.now() + ((env().functions?.seconds ?? Infinity) * 1000) / 2;
  self.lookAgain = true;
  await (self.delivering ??= deliverAll());
}

/** Sends pending deliveries: in this process where it delivers by itself, else after the response. */
export function deliverSoon(): void {
  if (courier().keepsDelivering) return;
  try {
    after(deliverUntilIdle);
  } catch {
    // Outside of a request there is no response: the next process that delivers sends them.
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
 * Delivers continuously in this process: at once, at each notice of a delivery, and on a timer. `alone` says that no
 * other process has this database, so existing claims are a dead one's. Gives a function that stops it and resolves
 * when the current attempts have ended.
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
