import { sql, type SQL } from 'drizzle-orm';
import { AutoResetEvent } from '../../auto-reset-event';
import { randomBase32 } from '../../crypto';
import { env } from '../../env';
import { logError } from '../../log';
import { connection, db } from '../client';
import type { Db, Tx } from '../client';

/** The topics of notices between instances. A probe tests whether notices arrive. */
export type Topic = 'event' | 'ended' | 'queued' | 'delivery' | 'webhook' | 'probe';

const CHANNEL = 'liverig';

/** How long a notice takes at most where notices arrive, in milliseconds. */
const PROBE_MS = 1500;

interface Hub {
  subscribers: Map<string, Set<() => void>>;
  listening: Promise<void> | undefined;
  /** The connection that the hub listens on. */
  connection: object | undefined;
  /** Whether notices arrive; null until that is known. A pooler may accept LISTEN and swallow the notices. */
  isHeard: boolean | null;
}

/** Kept on `globalThis`, because several bundles share it: see `client.ts`. */
const shared = globalThis as typeof globalThis & { liverigHub?: Hub };

function hub(): Hub {
  shared.liverigHub ??= { subscribers: new Map(), listening: undefined, connection: undefined, isHeard: null };
  return shared.liverigHub;
}

const wake = (subscribers: Iterable<() => void> | undefined) => {
  for (const subscriber of subscribers ?? []) subscriber();
};

function add(name: string, onNotice: () => void): () => void {
  const { subscribers } = hub();
  const waiting = subscribers.get(name) ?? new Set();
  subscribers.set(name, waiting.add(onNotice));
  return () => {
    waiting.delete(onNotice);
    if (waiting.size === 0 && subscribers.get(name) === waiting) subscribers.delete(name);
  };
}

/**
 * Sends a notice over another connection and checks whether it arrives. The embedded database has only one connection.
 */
async function probe(): Promise<void> {
  if (connection().pool() === null) {
    hub().isHeard = true;
    return;
  }
  const nonce = randomBase32(12);
  const arrived = new AutoResetEvent();
  let isHeard = false;
  const remove = add(`probe ${nonce}`, () => {
    isHeard = true;
    arrived.set();
  });
  try {
    await notify(db(), ['probe', nonce]);
    await arrived.wait(PROBE_MS, new AbortController().signal);
    hub().isHeard = isHeard;
  } catch (error) {
    logError('database.probe_failed', error);
  } finally {
    remove();
  }
}

/**
 * Opens the one listening connection of this process, at the first subscription. Functions open none: they are frozen
 * between requests, and a connection that listens keeps a database awake.
 */
async function listen(): Promise<void> {
  if (env().functions) {
    hub().isHeard = false;
    return;
  }
  const { subscribers } = hub();
  await connection().listen(
    CHANNEL,
    (payload) => wake(subscribers.get(payload)),
    () => {
      for (const waiting of subscribers.values()) wake(waiting);
      void probe();
    },
  );
  void probe();
}

/** Whether notices arrive at this process; null before the first subscription. */
export const areNoticesHeard = (): boolean | null => hub().isHeard;

/** Resolves when this process receives notices. */
export async function hearNotices(): Promise<void> {
  const state = hub();
  if (state.connection !== connection()) {
    state.connection = connection();
    state.listening = undefined;
    state.isHeard = null;
  }
  state.listening ??= listen();
  try {
    await state.listening;
  } catch (error) {
    state.listening = undefined;
    throw error;
  }
}

/**
 * Calls `onNotice` for every notice of this topic and id from any instance, and once after a connection gap. Read the
 * state again after a gap, since notices may be lost. Resolves once notices are received, with a function that
 * unsubscribes.
 */
export async function subscribe(topic: Topic, id: string, onNotice: () => void): Promise<() => void> {
  const remove = add(`${topic} ${id}`, onNotice);
  try {
    await hearNotices();
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

/** A topic and the id of its subject. */
export type Notice = readonly [Topic, string];

/** SQL expressions that notify every instance on commit. */
export function noticesSql(notices: readonly Notice[]): SQL {
  return sql.join(
    notices.map(([topic, id]) => sql`pg_notify(${CHANNEL}, ${`${topic} ${id}`})`),
    sql`, `,
  );
}

/** Notifies every instance of these topics and ids, on commit. */
export async function notify(tx: Db | Tx, ...notices: Notice[]): Promise<void> {
  await tx.execute(sql`select ${noticesSql(notices)}`);
}
