import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { POST } from '@/app/api/internal/jobs/route';
import { getJob } from '@/lib/server/jobs/get';
import { INTERNAL_HEADER, isOwnCall, signCall } from '@/lib/server/jobs/kick';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { ask } from '../../support/jobs';
import { newActor } from '../../support/workspace';

const directory = mkdtempSync(join(tmpdir(), 'liverig-kick-'));
const server = createServer((_, response) => {
  response.end();
});

beforeAll(async () => {
  await openTestDatabase();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  Object.assign(process.env, {
    DATA_DIR: directory,
    APP_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  });
});
afterAll(async () => {
  server.close();
  await closeTestDatabase();
  rmSync(directory, { recursive: true, force: true });
});

const post = (headers: Record<string, string>) =>
  POST(new Request('http://localhost/api/internal/jobs', { method: 'POST', headers }));

describe('where no process keeps draining', () => {
  test('a queued job calls the background route with a signature, and the route drains', async () => {
    const called = once(server, 'request') as Promise<[IncomingMessage]>;
    const actor = await newActor();
    const job = await ask(actor, null);
    const [{ method, url, headers }] = await called;
    expect([method, url]).toEqual(['POST', '/api/internal/jobs']);
    const proof = String(headers[INTERNAL_HEADER.toLowerCase()]);
    expect(isOwnCall(proof)).toBe(true);
    expect((await getJob(actor, job.id)).status).toBe('queued');
    expect((await post({ [INTERNAL_HEADER]: proof })).status).toBe(204);
    expect((await getJob(actor, job.id)).finished_at).not.toBeNull();
  });

  test('a call with a missing, expired or wrong signature is not found', async () => {
    const proof = signCall();
    const old = signCall(Date.now() - 120_000);
    for (const wrong of [
      '',
      'x',
      proof.slice(0, -1),
      old,
      `${Math.floor(Date.now() / 1000)}.${proof.split('.')[1]?.replace(/./g, '0')}`,
    ]) {
      expect((await post({ [INTERNAL_HEADER]: wrong })).status).toBe(404);
    }
    expect((await post({})).status).toBe(404);
  });

  test('after an unanswered call the job stays queued', async () => {
    server.closeAllConnections();
    server.close();
    const actor = await newActor();
    const job = await ask(actor, null);
    expect((await getJob(actor, job.id)).status).toBe('queued');
  });
});
