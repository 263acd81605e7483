import { removeDataDir } from '../../support/data-dir';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '@/drizzle/schema';
import { exportAudit, listAudit, type AuditEntry } from '@/lib/contract/audit';
import { createKey, deleteKey, type NewKey } from '@/lib/contract/key';
import { updateWorkspace } from '@/lib/contract/workspace';
import { cleanUp } from '@/lib/server/cleanup';
import { db } from '@/lib/server/db/client';
import { call, codeOf, detailsOf, type Sent } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { connected, use } from '../../support/mcp';
import { makePerson, makeSession, type SomePerson } from '../../support/people';
import { closeProduct, importFixture } from '../../support/product';

beforeAll(openQueue);
afterAll(() => closeProduct().finally(removeDataDir));

interface Page {
  data: AuditEntry[];
  next_cursor: string | null;
}
const read = async ({ key }: SomePerson, query: Sent['query'] = {}) =>
  (await call(listAudit, { key, query })).body as Page;
const actionsOf = ({ data }: Page) => data.map(({ action }) => action);

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

/** A person who has renamed their workspace, and made and revoked a key. */
async function busy(): Promise<SomePerson> {
  const person = await makePerson();
  const { session, key } = person;
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  await call(updateWorkspace, { session, headers, body: { name: 'Burrow' } });
  const { id } = (await call(createKey, { key, body: { name: '=1+1' } })).body as NewKey;
  await call(deleteKey, { key, params: { id } });
  return person;
}

describe('the audit log', () => {
  test('has actor, action and truncated network address, newest first', async () => {
    const person = await busy();
    const log = await read(person);
    expect(actionsOf(log)).toEqual(['key.revoked', 'key.created', 'workspace.updated', 'key.created']);
    expect(log.data[1]).toMatchObject({
      actor: { kind: 'key', id: person.keyId, name: 'API key' },
      details: { name: '=1+1' },
      request_id: expect.stringMatching(/^req_/) as string,
    });
    expect(log.data[2]).toMatchObject({
      actor: { kind: 'person', id: person.userId, name: person.email },
      resource_id: person.workspaceId,
      network: '203.0.113.0/24',
    });
  });

  test('is paged, with filters by actor, kind of actor, action and time', async () => {
    const person = await busy();
    const first = await read(person, { limit: '3' });
    expect(first.data).toHaveLength(3);
    expect(actionsOf(await read(person, { limit: '3', cursor: first.next_cursor ?? '' }))).toEqual(['key.created']);
    expect(actionsOf(await read(person, { actor: person.userId }))).toEqual(['workspace.updated']);
    expect(actionsOf(await read(person, { actor: 'person' }))).toEqual(['workspace.updated']);
    expect(actionsOf(await read(person, { action: 'key.revoked' }))).toEqual(['key.revoked']);
    const { created_at: at } = first.data[2] as AuditEntry;
    expect(actionsOf(await read(person, { until: at }))).toEqual(['key.created']);
    expect(actionsOf(await read(person, { since: at }))).toHaveLength(3);
    const wrong = await call(listAudit, { key: person.key, query: { since: 'yesterday', action: 'mascot.eaten' } });
    expect(codeOf(wrong)).toBe('invalid_request');
    expect(detailsOf(wrong)).toHaveLength(2);
  });

  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'])(
    'treats %s, which the database cannot store, as the nearest storable time',
    async (moment) => {
      const person = await busy();
      const [all, none] = [4, 0];
      const isPast = moment.startsWith('0');
      expect(actionsOf(await read(person, { since: moment }))).toHaveLength(isPast ? all : none);
      expect(actionsOf(await read(person, { until: moment }))).toHaveLength(isPast ? none : all);
      const { status } = await call(exportAudit, { key: person.key, query: { until: moment } });
      expect(status).toBe(200);
    },
  );

  test('distinguishes calls over MCP from other calls with the same key', async () => {
    const person = await makePerson();
    const { id } = await importFixture(person.key);
    const agent = await connected(person.key);
    await use(agent, 'create_canvas', { mascot_id: id, name: 'Chat', template: 'chatbot' });
    await agent.close();
    const [canvas, mascot] = (await read(person)).data;
    expect(canvas).toMatchObject({ action: 'canvas.created', actor: { kind: 'agent', id: person.keyId } });
    expect(mascot).toMatchObject({ action: 'mascot.created', actor: { kind: 'key', id: person.keyId } });
  });

  test('is separate for each workspace, and hidden from members', async () => {
    const [person, other] = [await busy(), await makePerson()];
    expect(actionsOf(await read(other))).toEqual(['key.created']);
    await db().execute(sql`insert into members (workspace_id, user_id, role) values (${person.workspaceId},
      ${other.userId}, 'member')`);
    const headers = { 'service-workspace': person.workspaceId };
    const seen = await call(listAudit, { session: await makeSession(other.userId), headers });
    expect(codeOf(seen)).toBe('forbidden');
  });

  test('can be exported as JSON lines, and as CSV in which no name is a formula', async () => {
    const person = await busy();
    const text = async (query: Sent['query']) => (await call(exportAudit, { key: person.key, query })).response.text();
    const lines = (await text({})).trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as AuditEntry).action)).toEqual(actionsOf(await read(person)));
    await db().update(users).set({ name: '=cmd|"calc"' }).where(eq(users.id, person.userId));
    const rows = (await text({ format: 'csv', action: 'workspace.updated' })).split('\r\n');
    expect(rows[0]).toMatch(/^created_at,actor_kind,actor_id,actor_name,action,/);
    expect(rows[1]).toContain(`"'=cmd|""calc""","workspace.updated"`);
    expect(rows.slice(2)).toEqual(['']);
  });

  test('cannot be changed, and is deleted after 365 days', async () => {
    const person = await busy();
    const change = db().execute(sql`update audit_entries set action = 'mascot.deleted'`);
    await expect(change).rejects.toMatchObject({ cause: { message: 'audit_entries is append-only' } });
    await cleanUp(inDays(364));
    expect((await read(person)).data).toHaveLength(4);
    await cleanUp(inDays(366));
    expect((await read(person)).data).toHaveLength(0);
  });
});
