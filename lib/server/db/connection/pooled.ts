import { rowsOf } from '../queries/rows';
import type { Connection, Db } from './connection';
import { keepListening, type ListeningClient } from './listener';
import { migrateLocked } from './migrate-locked';
import { connected } from './patient-pool';

/** The counters of the pools of node-postgres and Neon. */
interface CountedPool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  end(): Promise<void>;
}

/** What differs between the drivers of a Postgres. */
interface Driver<C> {
  db: Db;
  pool: CountedPool;
  /** Makes a client outside of the pool with a session of its own. `name` is its application name. */
  newSession(name: string): C;
  /** Migrates the tables over one client. */
  migrate(client: C): Promise<void>;
}

/** A connection over a driver's pool; it listens and migrates on sessions of their own. */
export function pooled<C extends ListeningClient>({ db, pool, newSession, migrate }: Driver<C>): Connection {
  const listener = keepListening(() => newSession('liverig listener'));
  return {
    db,
    migrate: async () => {
      const client = await connected(() => newSession('liverig migration'));
      try {
        await migrateLocked(client, () => migrate(client));
      } finally {
        await client.end();
      }
    },
    listen: listener.listen,
    bytesOf: async (query) => (await rowsOf<{ data: Buffer }>(db, query))[0]?.data ?? null,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    copyTo: null,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
