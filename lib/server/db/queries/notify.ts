import { sql, type SQL } from 'drizzle-orm';
import { connection } from '../client';
import type { Db, Tx } from '../client';

/**
 * What instances notify each other of: an event of a job, its end, a queued job, a pending delivery, a deleted webhook.
 */
type Topic = 'event' | 'ended' | 'queued' | 'delivery' | 'webhook';

const CHANNEL = 'liverig';

interface Hub {
  subscribers: Map<string, Set<() => void>>;
  listening: Promise<void> | undefined;
  /** The connection that the hub listens on. */
  connection: object | undefined;
}

/** Kept for the process and not the bundle: see `client.ts`. */
const shared = globalThis as typeof globalThis & { liverigHub?: Hub };

function hub(): Hub {
  shared.liverigHub ??= { subscribers: new Map(), listening: undefined, connection: undefined };
  return shared.liverigHub;
}

const wake = (subscribers: Iterable<() => void> | undefined) => {
  for (const subscriber of subscribers ?? []) subscriber();
};

/** Opens this process's one subscription to the database's notifications, for the first subscriber. */
async function listen(): Promise<void> {
  const { subscribers } = hub();
  await connection().listen(
    CHANNEL,
    (payload) => wake(subscribers.get(payload)),
    () => {
      for (const waiting of subscribers.values()) wake(waiting);
    },
  );
}

/**
 * Calls `onNotice` for every notice of this topic and id from any instance, and once after a gap: read your state
 * again.
 * Resolves when notices are heard from now on, and gives what ends the subscription.
 */
export async function subscribe(topic: Topic, id: string, onNotice: () => void): Promise<() => void> {
  const state = hub();
  const name = `${topic} ${id}`;
  const waiting = state.subscribers.get(name) ?? new Set();
  state.subscribers.set(name, waiting.add(onNotice));
  if (state.connection !== connection()) {
    state.connection = connection();
    state.listening = undefined;
  }
  state.listening ??= listen();
  try {
    await state.listening;
  } catch (error) {
    state.listening = undefined;
    throw error;
  }
  return () => {
    waiting.delete(onNotice);
    if (waiting.size === 0 && state.subscribers.get(name) === waiting) state.subscribers.delete(name);
  };
}

/** A topic, and the id that it is about. */
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
