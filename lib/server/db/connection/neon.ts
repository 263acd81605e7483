import { Client, neonConfig, Pool } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-serverless';
import { migrate } from 'drizzle-orm/neon-serverless/migrator';
import ws from 'ws';
import * as schema from '@/drizzle/schema';
import { rowsOf } from '../queries/rows';
import type { Connection } from './connection';
import { MIGRATIONS } from './connection';
import { keepListening, MIGRATION_LOCK } from './listener';

/** The address without Neon's pooler, which shares sessions: session locks and LISTEN need one of their own. */
function direct(url: string): string {
  const address = new URL(url);
  address.hostname = address.hostname.replace(/-pooler(?=\.)/, '');
  return address.href;
}

/** Opens a Neon database through its serverless driver, over WebSockets. It sends no query yet. */
export function openNeon(url: string): Connection {
  neonConfig.webSocketConstructor = ws;
  const pool = new Pool({ connectionString: url, max: 15 });
  // An idle client whose server went away: the pool drops it and opens another when needed.
  pool.on('error', () => undefined);
  const listener = keepListening(() => new Client(direct(url)));
  const db = drizzle({ client: pool, schema });
  return {
    db,
    migrate: async () => {
      const client = new Client(direct(url));
      await client.connect();
      try {
        await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
        await migrate(drizzle({ client, schema }), MIGRATIONS);
      } finally {
        await client.end();
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
