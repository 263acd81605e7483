import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { closeDatabase, db, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { newId } from '@/lib/server/db/queries/ids';
import { startPostgres } from '@/tests/support/postgres';
import { startServer, type Server } from '../server';

/** The product on a real Postgres, to which this process is also connected. */
export interface Product {
  server: Server;
  databaseUrl: string;
  stop(): Promise<void>;
}

/** The environment variables of a server with its own Postgres. */
const VARIABLES = {
  AUTH_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:1',
  EMAIL_FROM: 'Bench <bench@example.com>',
};

/** Starts an empty Postgres and connects this process to it; gives its URL and a function to stop both. */
export async function openBenchPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const postgres = await startPostgres();
  await useConnection(openPostgres(postgres.url));
  const stop = async () => {
    await closeDatabase();
    await postgres.stop();
  };
  return { url: postgres.url, stop };
}

/** Starts the product with its own Postgres. */
export async function startProduct(): Promise<Product> {
  const { url, stop } = await openBenchPostgres();
  try {
    const server = await startServer({ ...VARIABLES, DATABASE_URL: url });
    const stopAll = async () => {
      await server.stop();
      await stop();
    };
    return { server, databaseUrl: url, stop: stopAll };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes a workspace of the largest plan with `count` API keys; gives the keys. */
export async function makeKeys(workspaceId: string, count: number): Promise<string[]> {
  await db().execute(sql`insert into workspaces (id, name, plan) values (${workspaceId}, 'Bench', 'studio')`);
  const keys = Array.from({ length: count }, (_, index) => `lr_sk_${String(index).padStart(32, '0')}`);
  for (const [index, key] of keys.entries()) {
    const hash = createHash('sha256').update(key).digest('hex');
    await db().execute(
      sql`insert into keys (id, workspace_id, name, prefix, hash)
        values (${`key_bench_${index}`}, ${workspaceId}, 'Bench', ${key.slice(0, 12)}, ${hash})`,
    );
  }
  return keys;
}

/** Inserts jobs that count as running in this process for an hour; gives their ids. */
export async function makeRunningJobs(workspaceId: string, runner: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('job'));
  for (const id of ids)
    await db().execute(
      sql`insert into jobs (id, workspace_id, type, status, input, runner, lease_until, started_at)
        values (${id}, ${workspaceId}, 'generate', 'running', '{}', ${runner}, now() + interval '1 hour', now())`,
    );
  return ids;
}
