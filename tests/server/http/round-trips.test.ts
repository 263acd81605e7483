import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCredits } from '@/lib/contract/credits';
import { getBundle } from '@/lib/contract/embed';
import type { Endpoint } from '@/lib/contract/endpoint';
import { createExport } from '@/lib/contract/exports';
import { getJob, listJobs, streamJobEvents, type Job } from '@/lib/contract/job';
import { createMascot, getMascot, listMascots } from '@/lib/contract/mascot';
import { getSpec } from '@/lib/contract/mascot-spec';
import { previewMascot } from '@/lib/contract/preview';
import { closeDatabase, useConnection } from '@/lib/server/db/client';
import { DEFAULT_REACH } from '@/lib/server/db/connection/connection';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { runner } from '@/lib/server/jobs/runner';
import { closeDrawing } from '@/lib/server/raster/pool';
import { call, type Sent } from '../../support/http';
import { makePerson } from '../../support/people';
import { ended, importFixture } from '../../support/product';
import { startPostgres, type RealPostgres } from '../../support/postgres';
import { startTransactionPooler, type TransactionPooler } from '../../support/transaction-pooler';
import { eventually } from '../../support/eventually';

let postgres: RealPostgres;
let pooler: TransactionPooler;
let callers: { key: Sent; session: Sent };
/** The ids of a mascot and of an ended job. */
let ids: { mascot: string; job: string };

beforeAll(async () => {
  postgres = await startPostgres();
  pooler = await startTransactionPooler(postgres);
  await useConnection(openPostgres(pooler.url, { ...DEFAULT_REACH, direct: postgres.url }));
  runner().keepsDraining = true;
  const { key, session } = await makePerson('studio');
  callers = { key: { key }, session: { session } };
  const mascot = await importFixture(key);
  const { body } = await call(createExport, { key, params: { id: mascot.id }, body: { format: 'svg' } });
  ids = { mascot: mascot.id, job: (await ended(key, body as Job)).id };
});
afterAll(async () => {
  await closeDrawing();
  await closeDatabase();
  await pooler.stop();
  await postgres.stop();
});

/** What each endpoint is asked, of which resource, and the statements that it may wait for: each is a round trip. */
const ASKED: [string, Endpoint, 'mascot' | 'job' | null, Sent, { key: number; session: number }][] = [
  ['a mascot', getMascot, 'mascot', {}, { key: 2, session: 2 }],
  ['a mascot with its spec', getMascot, 'mascot', { query: { include: 'spec' } }, { key: 2, session: 2 }],
  ['a mascot with its sheet', getMascot, 'mascot', { query: { include: 'sheet' } }, { key: 2, session: 2 }],
  ['a mascot with its tags', getMascot, 'mascot', { query: { include: 'tags' } }, { key: 2, session: 2 }],
  ['a list of mascots', listMascots, null, {}, { key: 2, session: 2 }],
  ['a spec', getSpec, 'mascot', {}, { key: 2, session: 2 }],
  ['a bundle that was written before', getBundle, 'mascot', {}, { key: 2, session: 2 }],
  ['a preview that was drawn before', previewMascot, 'mascot', {}, { key: 2, session: 2 }],
  ['a job', getJob, 'job', {}, { key: 2, session: 2 }],
  ['a list of jobs', listJobs, null, {}, { key: 2, session: 2 }],
  ['the events of an ended job', streamJobEvents, 'job', {}, { key: 3, session: 3 }],
  ['credits', getCredits, null, {}, { key: 2, session: 2 }],
  ['an export', createExport, 'mascot', { body: { format: 'svg' } }, { key: 8, session: 8 }],
  ['a mascot from words', createMascot, null, { body: { prompt: 'a fox' } }, { key: 14, session: 14 }],
];

test.each(ASKED)('%s', async (_, endpoint, resource, sent, expected) => {
  for (const caller of ['key', 'session'] as const) {
    const ask = async () => {
      const params = resource === null ? undefined : { id: ids[resource] };
      const { status, response } = await call(endpoint, { ...sent, ...callers[caller], ...(params && { params }) });
      expect(status).toBeLessThan(300);
      await response.arrayBuffer();
    };
    await ask();
    pooler.statements.length = 0;
    await ask();
    const { statements } = pooler;
    await eventually(() => expect(statements.length, statements.join('\n')).toBeGreaterThanOrEqual(expected[caller]));
    expect(statements.length, statements.join('\n')).toBe(expected[caller]);
  }
});
