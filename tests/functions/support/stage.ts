import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startNeonProxy } from '../../support/neon-proxy';
import { startPostgres } from '../../support/postgres';
import { startTransactionPooler, type TransactionPooler } from '../../support/transaction-pooler';
import { FunctionProcess } from './function';
import { openPlatform, type Platform } from './platform';

const ROOT = join(import.meta.dirname, '../../..');

/** The bearer key of the only workspace. */
export const KEY = `lr_sk_${'A'.repeat(32)}`;
/** What the timer sends. */
export const CRON_SECRET = 'the-timer-knows-it';

/** How functions reach their database: with node-postgres, or with Neon's driver through its proxy. */
export type Way = 'node-postgres' | 'neon';

/** A platform of functions before a database of its own, and somebody who receives its webhooks. */
export interface Stage {
  platform: Platform;
  /** Past pooler and proxy. */
  database: Client;
  /** The address that webhooks go to. */
  webhookUrl: string;
  /** The jobs that webhooks told of. */
  told: Set<string>;
  /** A function that nobody asks for data, and the pooler that it alone uses. */
  idle: FunctionProcess;
  quiet: TransactionPooler;
  stop(): Promise<void>;
}

async function openReceiver(told: Set<string>): Promise<Server> {
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      told.add((JSON.parse(body) as { data: { id: string } }).data.id);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  return receiver;
}

/** Migrates as a deployment does, through the proxy of this process. Throws with what the program wrote as errors. */
async function migrate(variables: Record<string, string>): Promise<void> {
  const program = [join(ROOT, 'node_modules/.bin/tsx'), 'scripts/migrate.ts'];
  const { stderr } = await promisify(execFile)(process.execPath, program, {
    cwd: ROOT,
    env: { ...process.env, ...variables },
  });
  if (stderr) throw new Error(stderr);
}

async function openDatabase(url: string): Promise<Client> {
  const database = new Client({ connectionString: url });
  await database.connect();
  await database.query("insert into workspaces (id, name, plan) values ('wsp_a', 'Den', 'studio')");
  await database.query(
    "insert into keys (id, workspace_id, name, prefix, hash) values ('key_a', 'wsp_a', 'Key', $1, $2)",
    [KEY.slice(0, 12), createHash('sha256').update(KEY).digest('hex')],
  );
  return database;
}

/** Opens a stage whose functions reach a pooler in this way. */
export async function openStage(way: Way): Promise<Stage> {
  const told = new Set<string>();
  const receiver = await openReceiver(told);
  const { port } = receiver.address() as AddressInfo;
  const [postgres, proxy] = [await startPostgres(), await startNeonProxy()];
  const variables = {
    RUNTIME: 'functions',
    DATABASE_URL_DIRECT: postgres.url,
    AUTH_SECRET: 's'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:1',
    EMAIL_FROM: 'Liverig <liverig@example.com>',
    OUTBOUND_ALLOW: `127.0.0.1:${port}`,
    VIDEO_ENGINE: 'none',
    FUNCTION_SECONDS: '30',
    CRON_SECRET,
    ...(way === 'neon' ? { DATABASE_DRIVER: 'neon', NEON_PROXY: proxy.url } : {}),
  };
  const [pooler, quiet] = [await startTransactionPooler(postgres, 8), await startTransactionPooler(postgres, 1)];
  await migrate({ ...variables, APP_URL: 'http://127.0.0.1', DATABASE_URL: pooler.url });
  const database = await openDatabase(postgres.url);
  const platform = await openPlatform(4, (origin) => ({ ...variables, APP_URL: origin, DATABASE_URL: pooler.url }));
  const idle = await FunctionProcess.start({ ...variables, APP_URL: platform.origin, DATABASE_URL: quiet.url });
  const stop = async () => {
    await idle.kill();
    await platform.stop();
    await database.end();
    for (const each of [pooler, quiet, proxy, postgres]) await each.stop();
    receiver.close();
  };
  return { platform, database, webhookUrl: `http://127.0.0.1:${port}/`, told, idle, quiet, stop };
}
