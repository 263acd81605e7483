import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { invites, workspaces } from '@/drizzle/schema';
import { createAnimation, createAnimations } from '@/lib/contract/animation';
import { createCanvas, updateCanvas } from '@/lib/contract/canvas';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ERROR_STATUS, type ErrorCode } from '@/lib/contract/errors';
import { createExport } from '@/lib/contract/exports';
import { acceptInvite, createInvite } from '@/lib/contract/invite';
import { createMascot, deleteMascot, getMascot, recolorMascot, replaceSpec } from '@/lib/contract/mascot';
import { getBundle } from '@/lib/contract/embed';
import { listKeys } from '@/lib/contract/key';
import { removeMember, updateMember } from '@/lib/contract/member';
import { listPresets } from '@/lib/contract/catalog';
import { createUpload } from '@/lib/contract/upload';
import { deleteWorkspace, getWorkspace } from '@/lib/contract/workspace';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { db } from '@/lib/server/db/client';
import { route } from '@/lib/server/http/route';
import { credentialsOf, makeDen, type CallerName, type Den } from '../../support/den';
import { call, codeOf, detailsOf, ORIGIN, type Received, type Sent } from '../../support/http';
import { makePerson } from '../../support/people';
import { formWith } from '../../support/uploads';
import { fixtureSpec } from '../../support/product';
import { ask, type Proof, type ProofOf } from '../proof';

const as = async (den: Den, caller: CallerName, endpoint: Endpoint, sent: Sent = {}) => {
  const credentials = await credentialsOf(den, caller);
  return call(endpoint, { ...credentials, ...sent, headers: { ...credentials.headers, ...sent.headers } });
};
const onMascot = (den: Den, endpoint: Endpoint, body: unknown) => ask(den, endpoint, { params: { id: den.mascotId }, body });

/** Ways to be refused, by code: each row of the table tries all of its own. */
const REFUSALS: Record<ErrorCode, (den: Den) => Promise<Received[]>> = {
  invalid_request: async (den) => [
    await onMascot(den, createAnimation, { preset: 'fly' }),
    await onMascot(den, createCanvas, { name: 'A', template: 'shop' }),
    await onMascot(den, recolorMascot, { palette: { no_such_token: '#ffffff' } }),
    await ask(den, createUpload, { form: formWith('MZ not a picture') }),
    await ask(den, createUpload, { form: formWith(new Uint8Array(15 * 1024 * 1024 + 1)) }),
    await onMascot(den, createExport, { format: 'gif' }),
    await ask(den, createMascot, { body: { image_url: 'http://127.0.0.1:9/fox.png' } }),
  ],
  invalid_json: async (den) => [await ask(den, createMascot, { text: '{"prompt": ' })],
  unauthorized: async (den) => [
    await as(den, 'nobody', getWorkspace), await as(den, 'revoked key', getWorkspace), await as(den, 'expired session', getWorkspace),
    await call(getWorkspace, { key: `lr_sk_${'a'.repeat(32)}` }),
  ],
  insufficient_credits: async (den) => {
    const poor = await makePerson('free');
    const { id } = (await call(createMascot, { key: poor.key, body: { spec: fixtureSpec('fox') } })).body as { id: string };
    for (let spent = 0; spent < PLAN_LIMITS.free.creditsPerMonth - 20; spent += 20) await call(createMascot, { key: poor.key, body: { prompt: 'an orange fox', detail: 'high' } });
    const batch = await call(createAnimations, { key: poor.key, params: { id }, body: { prompts: Array.from({ length: 5 }, () => 'waves hello') } });
    expect(detailsOf(batch)).toEqual({ needed: 25, balance: 20 });
    await db().delete(workspaces).where(eq(workspaces.id, poor.workspaceId));
    expect(den.workspaceId).not.toBe(poor.workspaceId);
    return [batch];
  },
  seat_limit: async (den) => {
    const full = await as(den, 'owner', createInvite, { body: { email: 'new@example.com' } });
    expect(detailsOf(full)).toEqual({ seats: 3, used: 4, members: 3, pending: 1 });
    return [full];
  },
  forbidden: async (den) => [await as(den, 'member', listKeys), await as(den, 'other token', getBundle, { params: { id: den.mascotId } })],
  session_required: async (den) => [await as(den, 'key', createInvite, { body: { email: 'new@example.com' } })],
  csrf_failed: async (den) => [await as(den, 'owner', createMascot, { body: { prompt: 'an orange fox' }, headers: { origin: 'https://elsewhere.example' } })],
  invite_email_mismatch: async (den) => [await as(den, 'member', acceptInvite, { params: { token: den.inviteToken } })],
  not_found: async (den) => [
    await ask(den, getMascot, { params: { id: `msc_${'a'.repeat(20)}` } }), await as(den, 'foreign key', getMascot, { params: { id: den.mascotId } }),
    await as(den, 'nobody', getBundle, { params: { id: den.mascotId } }),
  ],
  already_member: async (den) => [await as(den, 'admin', createInvite, { body: { email: den.people.member.email } })],
  already_invited: async (den) => [await as(den, 'admin', createInvite, { body: { email: den.stranger.email } })],
  owner_must_transfer: async (den) => [await as(den, 'owner', removeMember, { params: { user_id: den.people.owner.userId } })],
  owner_role: async (den) => [await as(den, 'owner', updateMember, { params: { user_id: den.people.owner.userId }, body: { role: 'member' } })],
  personal_workspace: async (den) => [await as(den, 'foreign person', deleteWorkspace)],
  not_ready: async (den) => {
    const { mascot } = (await ask(den, createMascot, { body: { prompt: 'an orange fox' } })).body as { mascot: { id: string } };
    const refused = await ask(den, createExport, { params: { id: mascot.id }, body: { format: 'svg' } });
    await ask(den, deleteMascot, { params: { id: mascot.id } });
    return [refused];
  },
  conflict: async (den) => {
    const sent = { params: { id: den.mascotId }, headers: { 'If-Match': `"ver_${'a'.repeat(20)}"` } };
    const { mascotId: id, canvasId } = den;
    const canvasSent = { params: { id, canvasId }, headers: { 'If-Match': '"2020-01-01T00:00:00.000Z"' } };
    return [
      await ask(den, recolorMascot, { ...sent, body: { palette: { fur: '#3366cc' } } }),
      await ask(den, replaceSpec, { ...sent, body: fixtureSpec('fox') }),
      await ask(den, updateCanvas, { ...canvasSent, body: { name: 'Late' } }),
    ];
  },
  invite_used: (den) => invite(den, { usedAt: new Date() }),
  invite_revoked: (den) => invite(den, { revokedAt: new Date() }),
  invite_expired: (den) => invite(den, { expiresAt: new Date(Date.now() - 1) }),
  misdirected_request: async (den) => {
    const hosts = ['elsewhere.example', 'elsewhere.example:3000', 'localhost.elsewhere.example'];
    return Promise.all(hosts.map((host) => as(den, 'owner', getWorkspace, { headers: { host } })));
  },
  rate_limited: async () => {
    const person = await makePerson('free');
    const answers: Received[] = [];
    for (let count = 0; count <= PLAN_LIMITS.free.requestsPerMinute; count += 1) answers.push(await call(getWorkspace, { key: person.key }));
    const last = answers.at(-1);
    expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true);
    expect(last && detailsOf(last)).toEqual({ retry_after: Number(last?.headers.get('retry-after')), limit: PLAN_LIMITS.free.requestsPerMinute });
    return last ? [last] : [];
  },
  internal: async () => {
    const answer = await broken();
    expect(detailsOf(answer)).toEqual({ request_id: answer.headers.get('request-id') });
    return [answer];
  },
};

/** An endpoint whose work fails as nobody foresaw. */
async function broken(): Promise<Received> {
  const response = await route(listPresets, () => { throw new Error('Broken on purpose'); })(new Request(`${ORIGIN}/api/v1/presets`), { params: Promise.resolve({}) });
  return { status: response.status, headers: response.headers, body: await response.clone().json() as unknown, response };
}

/** An invite in another state, of a den of its own. */
async function invite(_: Den, changes: Partial<typeof invites.$inferInsert>): Promise<Received[]> {
  const den = await makeDen();
  await db().update(invites).set(changes).where(eq(invites.id, den.inviteId));
  return [await as(den, 'foreign person', acceptInvite, { params: { token: den.inviteToken } })];
}

async function refusedAs(den: Den, code: ErrorCode): Promise<void> {
  const answers = await REFUSALS[code](den);
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect([answer.status, codeOf(answer)]).toEqual([ERROR_STATUS[code], code]);
}

/** A row of the Codes table: each of its codes, with its status, in every way that the row names. */
export const codeRow: ProofOf = ([codes = '', status = '']) => {
  const names = codes.split(', ') as ErrorCode[];
  if (!names.every((name) => name in REFUSALS)) return undefined;
  return async (den) => {
    for (const code of names) {
      expect(String(ERROR_STATUS[code])).toBe(status);
      await refusedAs(den, code);
    }
  };
};

const SUCCESSES: Record<string, Proof> = {
  '200, 201': async (den) => {
    expect((await ask(den, getMascot, { params: { id: den.mascotId } })).status).toBe(200);
    expect((await onMascot(den, createAnimation, { preset: 'nod' })).status).toBe(201);
  },
  202: async (den) => {
    const { status, body } = await ask(den, createMascot, { body: { prompt: 'an orange fox' } });
    expect([status, Object.keys(body as object).toSorted()]).toEqual([202, ['job', 'mascot']]);
    await ask(den, deleteMascot, { params: { id: (body as { mascot: { id: string } }).mascot.id } });
  },
};

/** A row of the status table: an answer with it, or a refusal of every code that has it. */
export const statusRow: ProofOf = ([status = '']) => {
  const codes = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => String(ERROR_STATUS[code]) === status);
  return SUCCESSES[status] ?? (codes.length > 0 ? async (den) => { for (const code of codes.slice(0, 1)) await refusedAs(den, code); } : undefined);
};
