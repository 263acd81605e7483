import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createExport } from '@/lib/contract/exports';
import { getFile, type File } from '@/lib/contract/file';
import type { Job } from '@/lib/contract/job';
import { listKeys } from '@/lib/contract/key';
import { createUpload } from '@/lib/contract/upload';
import { PIECE_BYTES } from '@/lib/server/db/files';
import { askStore } from '@/lib/server/files/ask-store';
import { contentOf } from '@/lib/server/files/content';
import { probeStore } from '@/lib/server/files/probe-store';
import { health } from '@/lib/server/health/health';
import { openTestDatabase } from '../../support/database';
import { keepFile } from '../../support/files';
import { call, codeOf, type Received } from '../../support/http';
import { makePerson } from '../../support/people';
import { closeProduct, ended, importFixture } from '../../support/product';
import { openStoreLine, type StoreLine } from '../../support/store-line';
import { formWith } from '../../support/uploads';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

let line: StoreLine;
let key: string;
let workspaceId: string;
beforeAll(async () => {
  line = await openStoreLine();
  await openTestDatabase();
  const person = await makePerson();
  ({ key } = person);
  ({ workspaceId } = person.actor);
});
afterEach(async () => {
  line.fault = 'none';
  while (!(await probeStore()).reached) await sleep(100);
});
afterAll(async () => {
  await closeProduct();
  await line.stop();
});

const upload = () => call(createUpload, { key, form: formWith(SVG) });
const read = (id: string) => call(getFile, { key, params: { id } });
const keep = (bytes: Uint8Array) =>
  keepFile({ kind: 'export', mime: 'video/mp4', name: 'fox.mp4', content: contentOf(bytes) }, { workspaceId });
const isAway = (answer: Received) => {
  expect([answer.status, codeOf(answer)]).toEqual([503, 'internal']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
};

describe('an object store', { timeout: 60_000 }, () => {
  test('that hangs fails its callers with a 503 and affects no others; then the circuit breaker opens', async () => {
    line.fault = 'hangs';
    const uploads = [upload(), upload(), upload()];
    expect((await call(listKeys, { key })).status).toBe(200);
    for (const answer of await Promise.all(uploads)) isAway(answer);
    const { sent } = line;
    isAway(await upload());
    expect(line.sent).toBe(sent);
    expect(await health(false)).toMatchObject({ status: 'ok', checks: { files: 'warn', database: 'ok' } });
    line.fault = 'none';
    while (!(await probeStore()).reached) await sleep(100);
    expect([(await upload()).status, (await health(false)).checks.files]).toEqual([201, 'ok']);
  });

  test('that breaks every connection causes a 503, and fails no finished job', async () => {
    const { id } = (await upload()).body as File;
    const { id: mascotId } = await importFixture(key);
    line.fault = 'refuses';
    isAway(await read(id));
    const job = await call(createExport, { key, params: { id: mascotId }, body: { format: 'svg' } });
    const { sent } = line;
    const done = ended(key, job.body as Job);
    while (line.sent === sent) await sleep(20);
    line.fault = 'none';
    expect(await done).toMatchObject({ status: 'succeeded' });
  });

  test('that cuts off an answer is asked again, and a reader never accepts a partial file', async () => {
    const { id } = await keep(new Uint8Array(2 * PIECE_BYTES).fill(7));
    line.fault = 'cut';
    isAway(await read(id));
    line.fault = 'none';
    while (!(await probeStore()).reached) await sleep(100);
    const { status, response } = await read(id);
    expect([status, (await response.arrayBuffer()).byteLength]).toEqual([200, 2 * PIECE_BYTES]);
  });

  test('that sends very slowly is given up after the time limit', async () => {
    line.fault = 'trickles';
    const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
    const listing = askStore(({ client, bucket }) => client.send(new ListObjectsV2Command({ Bucket: bucket })), {
      seconds: 1,
    });
    await expect(listing).rejects.toMatchObject({ status: 503 });
  });
});
