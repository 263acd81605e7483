import { sql, type SQL } from 'drizzle-orm';
import { connection } from '../client';
import type { Db, Tx } from '../client';

/**
 * What instances tell each other: a job has a new event, a job has ended, a job is waiting; a delivery is waiting, a
 * webhook is gone.
 */
type Topic = 'event' | 'ended' | 'queued' | 'delivery' | 'webhook';

const CHANNEL = 'liverig';

interface Hub {
  subscribers: Map<string, Set<() => void>>;
  listening: Promise<void> | undefined;
  /** The connection that it listens on. */
  connection: object | undefined;
}

/** Of a process, not of a bundle: see `client.ts`. */
const shared = globalThis as typeof globalThis & { liverigHub?: Hub };

function hub(): Hub {
  shared.liverigHub ??= { subscribers: new Map(), listening: undefined, connection: undefined };
  return shared.liverigHub;
}

const wake = (subscribers: Iterable<() => void> | undefined) => {
  for (const subscriber of subscribers ?? []) subscriber();
};

/** Opens the one line of this process to the database's notifications; called by whoever first waits for something. */
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
 * Calls `onNotice` for every notice of this topic and id in any instance, and once after a gap in the line: read again
 * what you follow. Resolves when notices are heard from now on, with what ends it.
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

/** What happened, and to whom. */
export type Notice = readonly [Topic, string];

/** The calls that tell every instance, once the transaction has been committed: to be selected. */
export function noticesSql(notices: readonly Notice[]): SQL {
  return sql.join(
    notices.map(([topic, id]) => sql`pg_notify(${CHANNEL}, ${`${topic} ${id}`})`),
    sql`, `,
  );
}

/** Tells every instance of these topics and ids, once the transaction has been committed. */
export async function notify(tx: Db | Tx, ...notices: Notice[]): Promise<void> {
  await tx.execute(sql`select ${noticesSql(notices)}`);
}
