import { Client, neonConfig, Pool } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-serverless';
import { migrate } from 'drizzle-orm/neon-serverless/migrator';
import ws from 'ws';
import * as schema from '@/drizzle/schema';
import type { Connection, Reach } from './connection';
import { DEFAULT_REACH, MIGRATIONS } from './connection';
import { CONNECT_TIMEOUT_MS, makePatient } from './patient-pool';
import { pooled } from './pooled';

/** Gives the address without the pooler: session locks and LISTEN need a session that lasts. */
function withoutPooler(url: string): string {
  const address = new URL(url);
  address.hostname = address.hostname.replace(/-pooler(?=\.)/, '');
  return address.href;
}

/** Makes the driver connect through another proxy than Neon's own, to a Postgres with password authentication. */
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
  return pooled({
    db: drizzle({ client: pool, schema }),
    pool,
    newSession: () => new Client(session),
    migrate: (client) => migrate(drizzle({ client, schema }), MIGRATIONS),
  });
}
