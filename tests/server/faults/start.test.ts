import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credits } from '@/lib/server/billing/credits';
import { openDatabase } from '@/lib/server/db/client';
import { removeDataDir } from '../../support/data-dir';
import { openLine, type PostgresLine } from '../../support/postgres-line';
import { startPostgres, type RealPostgres } from '../../support/postgres';
import { newActor } from '../../support/workspace';

let postgres: RealPostgres;
let line: PostgresLine;
beforeAll(async () => {
  postgres = await startPostgres();
  line = await openLine(postgres);
  Object.assign(process.env, {
    DATABASE_URL: postgres.url,
    DATABASE_URL_DIRECT: line.url,
    AUTH_SECRET: 's'.repeat(32),
  });
});
afterAll(async () => {
  await line.stop();
  await postgres.stop();
  removeDataDir();
});

/** Longer than a request waits for a database. */
const AWAY_MS = 4000;

test('an instance whose listening connection fails at its start waits for it, and starts', async () => {
  const { start } = await import('@/lib/server/start');
  await openDatabase();
  line.cut();
  const started = start();
  await sleep(AWAY_MS);
  line.restore();
  await started;
  expect(await credits(await newActor())).toMatchObject({ balance: 200 });
  const { liverigStop } = globalThis as typeof globalThis & {
    liverigStop?: (servers: []) => Promise<void>;
  };
  await liverigStop?.([]);
});
