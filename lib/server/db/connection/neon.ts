import { Client, neonConfig, Pool } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-serverless';
import { migrate } from 'drizzle-orm/neon-serverless/migrator';
import ws from 'ws';
import * as schema from '@/drizzle/schema';
import { rowsOf } from '../queries/rows';
import type { Connection, Reach } from './connection';
import { DEFAULT_REACH, MIGRATIONS } from './connection';
import { keepListening } from './listener';
import { migrateLocked } from './migrate-locked';
import { CONNECT_TIMEOUT_MS, connected, makePatient } from './patient-pool';

/** Gives the address without the pooler: session locks and LISTEN need a session that lasts. */
function withoutPooler(url: string): string {
  const address = new URL(url);
  address.hostname = address.hostname.replace(/-pooler(?=\.)/, '');
  return address.href;
}

/** Has the driver connect through another proxy than Neon's own: one before a Postgres that asks for the password. */
function goThrough(proxy: string): void {
  const { protocol, host, pathname } = new URL(proxy);
  neonConfig.wsProxy = (name, port) => `${host}${pathname}?address=${name}:${port}`;
  neonConfig.useSecureWebSocket = protocol === 'wss:';
  neonConfig.pipelineConnect = false;
}

/**
 * Makes a connection to a Neon database through its serverless driver, over WebSockets. Connects at the first query.
 */
export function openNeon(url: string, { poolMax, direct, proxy }: Reach = DEFAULT_REACH): Connection {
  neonConfig.webSocketConstructor = ws;
  if (proxy) goThrough(proxy);
  const session = direct ?? withoutPooler(url);
  const pool = makePatient(
    new Pool({ connectionString: url, max: poolMax, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }),
  );
  const listener = keepListening(() => new Client(session));
  const db = drizzle({ client: pool, schema });
  return {
    db,
    migrate: async () => {
      const client = await connected(() => new Client(session));
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
