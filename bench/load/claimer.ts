// A child process of `claims.ts`. For the given time it claims a job of the database in DATABASE_URL and commits a
// trivial transaction in turn, so that other load on the machine affects both.
import { sql } from 'drizzle-orm';
import { closeDatabase, transaction, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { claim } from '@/lib/server/jobs/claim';
import type { Claimed } from './claims';
import { timed } from '../report';

const [name = '', milliseconds = ''] = process.argv.slice(2);

const bare = () =>
  transaction(async (tx) => {
    await tx.execute(sql`update keys set last_used_at = now() where id = ${name}`);
  });

async function claimOne(): Promise<void> {
  if (!(await claim(name, ['waiting']))) throw new Error('There are too few jobs to claim.');
}

async function claimMany(): Promise<Claimed> {
  const end = performance.now() + Number(milliseconds);
  const result = { claims: 0, claimMs: 0, bareMs: 0 };
  while (performance.now() < end) {
    result.claimMs += await timed(claimOne);
    result.bareMs += await timed(bare);
    result.claims += 1;
  }
  return result;
}

await useConnection(openPostgres(process.env.DATABASE_URL ?? ''));
await bare();
process.send?.('ready');
process.once('message', () => {
  void (async () => {
    process.send?.(await claimMany());
    await closeDatabase();
    process.disconnect();
  })();
});
