import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import * as schema from '@/drizzle/schema';
import { rowsOf } from '../queries/rows';
import type { Connection, Reach } from './connection';
import { DEFAULT_REACH, MIGRATIONS } from './connection';
import { keepListening } from './listener';
import { migrateLocked } from './migrate-locked';
import { CONNECT_TIMEOUT_MS, connected, makePatient } from './patient-pool';

/** Makes a connection to a Postgres through node-postgres. Connects at the first query. */
export function openPostgres(url: string, { poolMax, direct }: Reach = DEFAULT_REACH): Connection {
  const options = { keepAlive: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const pool = makePatient(new Pool({ ...options, connectionString: url, max: poolMax, application_name: 'liverig' }));
  const openSession = (name: string) =>
    new Client({ ...options, connectionString: direct ?? url, application_name: name });
  const listener = keepListening(() => openSession('liverig listener'));
  const db = drizzle({ client: pool, schema });
  return {
    db,
    migrate: async () => {
      const client = await connected(() => openSession('liverig migration'));
      try {
        await migrateLocked(client, () => migrate(drizzle({ client, schema }), MIGRATIONS));
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
