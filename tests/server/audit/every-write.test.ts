import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '@/drizzle/schema';
import { ACCESS } from '@/lib/contract/access';
import { ENDPOINTS, type EndpointId } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { NAMES } from '@/lib/contract/legacy';
import { db } from '@/lib/server/db/client';
import { SAMPLES } from '../../support/every-endpoint';
import { call } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { closeProduct } from '../../support/product';
import { credentialsOf, makeTeamFixture, type CallerName, type TeamFixture } from '../../support/team-fixture';

let shared: TeamFixture;
beforeAll(async () => {
  await openQueue();
  shared = await makeTeamFixture();
});
afterAll(closeProduct);

/** Writes that the log does not record: those about the person alone, and the end of the log itself. */
const UNRECORDED: readonly EndpointId[] = [
  'signIn',
  'updateAccount',
  'deleteSession',
  'revokeSessions',
  'deleteProvider',
  'activateWorkspace',
  'announcePresence',
  'deleteWorkspace',
  'deleteAccount',
  // Its answer waits for its job, which is recorded as every other is.
  'suggestAnimations',
  // An address keeps nothing, and what is kept is recorded as every upload is.
  // Without an object store both are refused.
  'createDirectUpload',
  'finishDirectUpload',
];

const WRITES = (Object.keys(ENDPOINTS) as EndpointId[]).filter(
  (id) => ENDPOINTS[id].method !== 'GET' && !UNRECORDED.includes(id),
);

const CALLER: Partial<Record<EndpointId, CallerName>> = { acceptInvite: 'foreign person' };

describe('a write is in the audit log', () => {
  test.each(WRITES)('%s', async (id) => {
    const endpoint: Endpoint = ENDPOINTS[id];
    const { params, query, body, form, ready, once } = SAMPLES[id];
    const caller = CALLER[id] ?? (ACCESS[endpoint.access].keys ? 'key' : 'owner');
    // Another spec has other colours, which later tests change.
    const alone = once || ready || endpoint.method === 'DELETE' || id === 'replaceSheet';
    const team = alone ? await makeTeamFixture() : shared;
    await ready?.(team);
    const { status, headers } = await call(endpoint, {
      ...(await credentialsOf(team, caller)),
      params: await params?.(team, caller),
      query,
      body: body?.(team),
      form: form?.(),
    });
    expect(status).toBeLessThan(300);
    const request = headers.get(NAMES.requestIdHeader) ?? '';
    const rows = await db().select().from(auditEntries).where(eq(auditEntries.requestId, request));
    expect(rows.length).toBeGreaterThan(0);
    const [kind, actor] =
      caller === 'key'
        ? (['key', team.keys.good.id] as const)
        : (['person', (caller === 'owner' ? team.people.owner : team.stranger).userId] as const);
    for (const row of rows) expect(row).toMatchObject({ actorKind: kind, actorId: actor });
    if (id !== 'createWorkspace') expect(rows[0]?.workspaceId).toBe(team.workspaceId);
  });
});
