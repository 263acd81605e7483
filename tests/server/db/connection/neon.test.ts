import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credits } from '@/lib/server/billing/credits';
import { closeDatabase, useConnection } from '@/lib/server/db/client';
import { openNeon } from '@/lib/server/db/connection/neon';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { runner } from '@/lib/server/jobs/runner';
import { waitForJob } from '@/lib/server/jobs/wait';
import { ask, instantly } from '../../../support/jobs';
import { startNeonProxy, type NeonProxy } from '../../../support/neon-proxy';
import { startPostgres } from '../../../support/postgres';
import type { RealPostgres } from '../../../support/postgres';
import { newActor } from '../../../support/workspace';

let postgres: RealPostgres;
let proxy: NeonProxy;
beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await startNeonProxy();
  await useConnection(openNeon(postgres.url, { poolMax: 10, direct: null, proxy: proxy.url }));
  runner().keepsDraining = true;
});
afterAll(async () => {
  await closeDatabase();
  await proxy.stop();
  await postgres.stop();
});

describe("Neon's driver", () => {
  test('runs a job from its request to its end, and receives its notice', async () => {
    const actor = await newActor();
    const { id } = await ask(actor);
    const waiting = waitForJob(actor, id, 60);
    await drainUntilIdle(instantly);
    expect(await waiting).toMatchObject({ status: 'succeeded', result: { done: true } });
    expect(await credits(actor)).toMatchObject({ balance: 190, held: 0 });
  });
});
