import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { invites, workspaces } from '@/drizzle/schema';
import { createAnimation, createAnimations } from '@/lib/contract/animation';
import { createCanvas, updateCanvas } from '@/lib/contract/canvas';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ERROR_STATUS, type ErrorCode } from '@/lib/contract/errors';
import { createExport } from '@/lib/contract/exports';
import { acceptInvite, createInvite } from '@/lib/contract/invite';
import { createMascot, deleteMascot, getMascot } from '@/lib/contract/mascot';
import { recolorMascot } from '@/lib/contract/mascot-edit';
import { replaceSpec } from '@/lib/contract/mascot-spec';
import { getBundle } from '@/lib/contract/embed';
import { listKeys } from '@/lib/contract/key';
import { removeMember, updateMember } from '@/lib/contract/member';
import { listPresets } from '@/lib/contract/catalog';
import { createUpload } from '@/lib/contract/upload';
import { deleteWorkspace, getWorkspace } from '@/lib/contract/workspace';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { db } from '@/lib/server/db/client';
import { route } from '@/lib/server/http/route';
import { credentialsOf, makeTeamFixture, type CallerName, type TeamFixture } from '../../support/team-fixture';
import { call, codeOf, detailsOf, ORIGIN, type Received, type Sent } from '../../support/http';
import { makePerson } from '../../support/people';
import { formWith } from '../../support/uploads';
import { fixtureSpec } from '../../support/product';
import { ask, type Proof, type ProofOf } from '../proof';

const as = async (team: TeamFixture, caller: CallerName, endpoint: Endpoint, sent: Sent = {}) => {
  const credentials = await credentialsOf(team, caller);
  return call(endpoint, { ...credentials, ...sent, headers: { ...credentials.headers, ...sent.headers } });
};
const onMascot = (team: TeamFixture, endpoint: Endpoint, body: unknown) =>
  ask(team, endpoint, { params: { id: team.mascotId }, body });

/** Ways to be refused, by code: each row of the table tries all of its own. */
const REFUSALS: Record<ErrorCode, (team: TeamFixture) => Promise<Received[]>> = {
  invalid_request: async (team) => [
    await onMascot(team, createAnimation, { preset: 'fly' }),
    await onMascot(team, createCanvas, { name: 'A', template: 'shop' }),
    await onMascot(team, recolorMascot, { palette: { no_such_token: '#ffffff' } }),
    await ask(team, createUpload, { form: formWith('MZ not a picture') }),
    await ask(team, createUpload, { form: formWith(new Uint8Array(15 * 1024 * 1024 + 1)) }),
    await onMascot(team, createExport, { format: 'gif' }),
    await ask(team, createMascot, { body: { image_url: 'http://127.0.0.1:9/fox.png' } }),
  ],
  invalid_json: async (team) => [await ask(team, createMascot, { text: '{"prompt": ' })],
  unauthorized: async (team) => [
    await as(team, 'nobody', getWorkspace),
    await as(team, 'revoked key', getWorkspace),
    await as(team, 'expired session', getWorkspace),
    await call(getWorkspace, { key: `lr_sk_${'a'.repeat(32)}` }),
  ],
  insufficient_credits: async (team) => {
    const poor = await makePerson('free');
    const { id } = (await call(createMascot, { key: poor.key, body: { spec: fixtureSpec('fox') } })).body as {
      id: string;
    };
    for (let spent = 0; spent < PLAN_LIMITS.free.creditsPerMonth - 20; spent += 20)
      await call(createMascot, { key: poor.key, body: { prompt: 'an orange fox', detail: 'high' } });
    const batch = await call(createAnimations, {
      key: poor.key,
      params: { id },
      body: { prompts: Array.from({ length: 5 }, () => 'waves hello') },
    });
    expect(detailsOf(batch)).toEqual({ needed: 25, balance: 20 });
    await db().delete(workspaces).where(eq(workspaces.id, poor.workspaceId));
    expect(team.workspaceId).not.toBe(poor.workspaceId);
    return [batch];
  },
  seat_limit: async (team) => {
    const full = await as(team, 'owner', createInvite, { body: { email: 'new@example.com' } });
    expect(detailsOf(full)).toEqual({ seats: 3, used: 4, members: 3, pending: 1 });
    return [full];
  },
  forbidden: async (team) => [
    await as(team, 'member', listKeys),
    await as(team, 'other token', getBundle, { params: { id: team.mascotId } }),
  ],
  session_required: async (team) => [await as(team, 'key', createInvite, { body: { email: 'new@example.com' } })],
  csrf_failed: async (team) => [
    await as(team, 'owner', createMascot, {
      body: { prompt: 'an orange fox' },
      headers: { origin: 'https://elsewhere.example' },
    }),
  ],
  invite_email_mismatch: async (team) => [
    await as(team, 'member', acceptInvite, { params: { token: team.inviteToken } }),
  ],
  not_found: async (team) => [
    await ask(team, getMascot, { params: { id: `msc_${'a'.repeat(20)}` } }),
    await as(team, 'foreign key', getMascot, { params: { id: team.mascotId } }),
    await as(team, 'nobody', getBundle, { params: { id: team.mascotId } }),
  ],
  already_member: async (team) => [
    await as(team, 'admin', createInvite, { body: { email: team.people.member.email } }),
  ],
  already_invited: async (team) => [await as(team, 'admin', createInvite, { body: { email: team.stranger.email } })],
  owner_must_transfer: async (team) => [
    await as(team, 'owner', removeMember, { params: { user_id: team.people.owner.userId } }),
  ],
  owner_role: async (team) => [
    await as(team, 'owner', updateMember, { params: { user_id: team.people.owner.userId }, body: { role: 'member' } }),
  ],
  personal_workspace: async (team) => [await as(team, 'foreign person', deleteWorkspace)],
  not_ready: async (team) => {
    const { mascot } = (await ask(team, createMascot, { body: { prompt: 'an orange fox' } })).body as {
      mascot: { id: string };
    };
    const refused = await ask(team, createExport, { params: { id: mascot.id }, body: { format: 'svg' } });
    await ask(team, deleteMascot, { params: { id: mascot.id } });
    return [refused];
  },
  conflict: async (team) => {
    const sent = { params: { id: team.mascotId }, headers: { 'If-Match': `"ver_${'a'.repeat(20)}"` } };
    const { mascotId: id, canvasId } = team;
    const canvasSent = { params: { id, canvasId }, headers: { 'If-Match': '"2020-01-01T00:00:00.000Z"' } };
    return [
      await ask(team, recolorMascot, { ...sent, body: { palette: { fur: '#3366cc' } } }),
      await ask(team, replaceSpec, { ...sent, body: fixtureSpec('fox') }),
      await ask(team, updateCanvas, { ...canvasSent, body: { name: 'Late' } }),
    ];
  },
  invite_used: (team) => invite(team, { usedAt: new Date() }),
  invite_revoked: (team) => invite(team, { revokedAt: new Date() }),
  invite_expired: (team) => invite(team, { expiresAt: new Date(Date.now() - 1) }),
  misdirected_request: async (team) => {
    const hosts = ['elsewhere.example', 'elsewhere.example:3000', 'localhost.elsewhere.example'];
    return Promise.all(hosts.map((host) => as(team, 'owner', getWorkspace, { headers: { host } })));
  },
  rate_limited: async () => {
    const person = await makePerson('free');
    const answers: Received[] = [];
    for (let count = 0; count <= PLAN_LIMITS.free.requestsPerMinute; count += 1)
      answers.push(await call(getWorkspace, { key: person.key }));
    const last = answers.at(-1);
    expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true);
    expect(last && detailsOf(last)).toEqual({
      retry_after: Number(last?.headers.get('retry-after')),
      limit: PLAN_LIMITS.free.requestsPerMinute,
    });
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
  const response = await route(listPresets, () => {
    throw new Error('Broken on purpose');
  })(new Request(`${ORIGIN}/api/v1/presets`), { params: Promise.resolve({}) });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.clone().json()) as unknown,
    response,
  };
}

/** An invite in another state, of a team of its own. */
async function invite(_: TeamFixture, changes: Partial<typeof invites.$inferInsert>): Promise<Received[]> {
  const team = await makeTeamFixture();
  await db().update(invites).set(changes).where(eq(invites.id, team.inviteId));
  return [await as(team, 'foreign person', acceptInvite, { params: { token: team.inviteToken } })];
}

async function refusedAs(team: TeamFixture, code: ErrorCode): Promise<void> {
  const answers = await REFUSALS[code](team);
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect([answer.status, codeOf(answer)]).toEqual([ERROR_STATUS[code], code]);
}

/** A row of the Codes table: each of its codes, with its status, in every way that the row names. */
export const codeRow: ProofOf = ([codes = '', status = '']) => {
  const names = codes.split(', ') as ErrorCode[];
  if (!names.every((name) => name in REFUSALS)) return undefined;
  return async (team) => {
    for (const code of names) {
      expect(String(ERROR_STATUS[code])).toBe(status);
      await refusedAs(team, code);
    }
  };
};

const SUCCESSES: Record<string, Proof> = {
  '200, 201': async (team) => {
    expect((await ask(team, getMascot, { params: { id: team.mascotId } })).status).toBe(200);
    expect((await onMascot(team, createAnimation, { preset: 'nod' })).status).toBe(201);
  },
  202: async (team) => {
    const { status, body } = await ask(team, createMascot, { body: { prompt: 'an orange fox' } });
    expect([status, Object.keys(body as object).toSorted()]).toEqual([202, ['job', 'mascot']]);
    await ask(team, deleteMascot, { params: { id: (body as { mascot: { id: string } }).mascot.id } });
  },
};

/** A row of the status table: an answer with it, or a refusal of every code that has it. */
export const statusRow: ProofOf = ([status = '']) => {
  const codes = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => String(ERROR_STATUS[code]) === status);
  return (
    SUCCESSES[status] ??
    (codes.length > 0
      ? async (team) => {
          for (const code of codes.slice(0, 1)) await refusedAs(team, code);
        }
      : undefined)
  );
};
