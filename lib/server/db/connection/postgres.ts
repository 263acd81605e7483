import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import * as schema from '@/drizzle/schema';
import { rowsOf } from '../queries/rows';
import type { Connection } from './connection';
import { MIGRATIONS } from './connection';
import { keepListening, MIGRATION_LOCK } from './listener';

/** Opens a Postgres through node-postgres. It sends no query yet. */
export function openPostgres(url: string): Connection {
  const pool = new Pool({ connectionString: url, max: 15, keepAlive: true, application_name: 'liverig' });
  // An idle client whose server went away: the pool drops it and opens another when needed.
  pool.on('error', () => undefined);
  const listener = keepListening(
    () => new Client({ connectionString: url, keepAlive: true, application_name: 'liverig listener' }),
  );
  const db = drizzle({ client: pool, schema });
  return {
    db,
    migrate: async () => {
      const client = await pool.connect();
      try {
        await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
        await migrate(drizzle({ client, schema }), MIGRATIONS);
      } finally {
        await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`).finally(() => client.release());
      }
    },
    listen: listener.listen,
    bytesOf: async (query) => (await rowsOf<{ data: Buffer }>(db, query))[0]?.data ?? null,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
