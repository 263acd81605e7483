import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import * as schema from '@/drizzle/schema';
import type { Connection, Reach } from './connection';
import { DEFAULT_REACH, MIGRATIONS } from './connection';
import { CONNECT_TIMEOUT_MS, makePatient } from './patient-pool';
import { pooled } from './pooled';

/** Makes a connection to a Postgres server with node-postgres. Connects at the first query. */
export function openPostgres(url: string, { poolMax, direct }: Reach = DEFAULT_REACH): Connection {
  const options = { keepAlive: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const pool = makePatient(new Pool({ ...options, connectionString: url, max: poolMax, application_name: 'liverig' }));
  return pooled({
    db: drizzle({ client: pool, schema }),
    pool,
    newSession: (name) => new Client({ ...options, connectionString: direct ?? url, application_name: name }),
    migrate: (client) => migrate(drizzle({ client, schema }), MIGRATIONS),
  });
}
