import { eq, ne } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { deliveries, invites, sessions } from '@/drizzle/schema';
import { createAnimation, createAnimations } from '@/lib/contract/animation';
import { getAccount, signIn } from '@/lib/contract/account';
import { shareMascot } from '@/lib/contract/embed';
import type { Endpoint } from '@/lib/contract/endpoint';
import { createExport } from '@/lib/contract/exports';
import type { ShareLink } from '@/lib/contract/embed';
import { createInvite } from '@/lib/contract/invite';
import { getJob } from '@/lib/contract/job';
import { listKeys, type Key } from '@/lib/contract/key';
import { createMascot } from '@/lib/contract/mascot';
import { createUpload, TOO_LARGE } from '@/lib/contract/upload';
import { getWorkspace, type Workspace } from '@/lib/contract/workspace';
import { LIMITS } from '@/lib/core/limits';
import { presetClip } from '@/lib/core/clip/presets';
import { db } from '@/lib/server/db/client';
import { deliverDue } from '@/lib/server/webhooks/drain';
import { signDelivery } from '@/lib/server/webhooks/sign';
import { verifyWebhook } from '@/lib/client/sdk/verify';
import { credentialsOf, type TeamFixture } from '../../support/team-fixture';
import { call } from '../../support/http';
import { makePerson, makeSession, makeTeam } from '../../support/people';
import { acceptedSpec } from '../../support/product';
import { confirm, fieldsOf, linkFor, sessionOf } from '../../support/sign-in';
import { formWith } from '../../support/uploads';
import { endJobs, hook, logOf, passWait, SECRET } from '../../support/webhooks';
import { ask, byName, linesOf, told, type Proof } from '../proof';

const ID = `file_${'a'.repeat(20)}`;
const letters = (count: number) => 'x'.repeat(count);
const onMascot = (team: TeamFixture, endpoint: Endpoint, body: unknown) =>
  ask(team, endpoint, { params: { id: team.mascotId }, body });

/** Whether a body is read: that the upload it names is not there is no question of limits. */
async function taken(team: TeamFixture, endpoint: Endpoint, body: unknown): Promise<boolean> {
  const answer = await onMascot(team, endpoint, body);
  return (
    answer.status < 400 ||
    linesOf(answer).every((line) => line.startsWith('upload_id: ') || line.startsWith('reference_upload_id: '))
  );
}

/** Values at the bounds are taken, and the next ones beyond them are not. */
const between =
  (endpoint: Endpoint, at: (value: number) => unknown, inside: number[], outside: number[]): Proof =>
  async (team) => {
    for (const value of inside) expect(await taken(team, endpoint, at(value)), `${value}`).toBe(true);
    for (const value of outside) expect(await taken(team, endpoint, at(value)), `${value}`).toBe(false);
  };

const design = (name: string) => (count: number) => ({ upload_id: ID, [name]: letters(count) });
const clip = presetClip(acceptedSpec('fox'), 'wave');

const noPicture = (bytes: number) => formWith(new Uint8Array(bytes));

const sharedFor = async (team: TeamFixture, body: unknown) => {
  const { expires_at: expires } = (await onMascot(team, shareMascot, body)).body as ShareLink;
  return Math.round((Date.parse(expires) - Date.now()) / 60_000);
};

/** Each limit, at its boundary and just beyond it. */
export const limitRow = byName({
  'Mascot `prompt`': between(
    createMascot,
    (count) => ({ prompt: letters(count), max_cost_usd: 0.01 }),
    [3, 2000],
    [2, 2001],
  ),
  'Mascot `style`': between(createMascot, design('style'), [0, 400], [401]),
  'Mascot `name` (create)': between(createMascot, design('name'), [1, 80], [0, 81]),
  'Mascot `notes`': between(createMascot, design('notes'), [0, 1000], [1001]),
  'Animation `name`': between(createAnimation, (count) => ({ preset: 'nod', name: letters(count) }), [1, 60], [0, 61]),
  'Animation prompt': async (...world) => {
    await between(createAnimation, (count) => ({ prompt: letters(count) }), [3, 1000], [2, 1001])(...world);
    await between(
      createAnimation,
      (count) => ({ reference_upload_id: ID, prompt: letters(count) }),
      [0, 1000],
      [1001],
    )(...world);
  },
  'Preset/prompt duration': async (...world) => {
    await between(createAnimation, (duration) => ({ preset: 'nod', duration }), [0.3, 20], [0.29, 20.01])(...world);
    await between(
      createAnimation,
      (duration) => ({ prompt: 'waves hello', duration }),
      [0.3, 20],
      [0.29, 20.01],
    )(...world);
    await between(
      createAnimation,
      (duration) => ({ reference_upload_id: ID, duration }),
      [0.3, 12],
      [0.29, 12.01],
    )(...world);
  },
  'Preset intensity': between(createAnimation, (intensity) => ({ preset: 'nod', intensity }), [0.25, 2], [0.24, 2.01]),
  'Clip duration': between(
    createAnimation,
    (duration) => ({ name: 'Mine', clip: { ...clip, duration } }),
    [0.2, 20],
    [0.19, 20.01],
  ),
  'Batch prompts': between(
    createAnimations,
    (count) => ({ prompts: Array.from({ length: count }, () => 'waves hello') }),
    [1, 8],
    [0, 9],
  ),
  'Export size': between(createExport, (size) => ({ format: 'png', size }), [64, 2048], [63, 2049, 64.5]),
  'Export fps': between(createExport, (fps) => ({ format: 'gif', animation: 'wave', fps }), [6, 60], [5, 61, 12.5]),
  'Upload size': async (team) => {
    const [most, more] = [
      await ask(team, createUpload, { form: noPicture(LIMITS.upload.bytes) }),
      await ask(team, createUpload, { form: noPicture(LIMITS.upload.bytes + 1) }),
    ];
    const lines = [most, more].map(({ body }) => JSON.stringify(body));
    expect(lines.map((line) => line.includes(TOO_LARGE))).toEqual([false, true]);
  },
  'Job long-poll `wait`': async (team) => {
    const wait = async (seconds: string) =>
      told(await ask(team, getJob, { params: { id: `job_${'a'.repeat(20)}` }, query: { wait: seconds } }));
    expect([await wait('0'), await wait('120'), await wait('121'), await wait('-1')]).toEqual([
      'not_found',
      'not_found',
      'invalid_request',
      'invalid_request',
    ]);
  },
  'Share link ttl': async (team) => {
    expect([
      await sharedFor(team, {}),
      await sharedFor(team, { ttl_seconds: 60 }),
      await sharedFor(team, { ttl_seconds: 365 * 86_400 }),
    ]).toEqual([60, 1, 30 * 24 * 60]);
    expect(told(await onMascot(team, shareMascot, { ttl_seconds: 0 }))).toBe('invalid_request');
  },
  Seats: async () => {
    for (const [plan, seats] of [
      ['free', 1],
      ['maker', 1],
      ['studio', 3],
    ] as const) {
      const owner = await makePerson();
      const headers = { 'service-workspace': await makeTeam([[owner, 'owner']], plan) };
      const seen = async () =>
        ((await call(getWorkspace, { session: owner.session, headers })).body as Workspace).seats;
      const invite = async (name: string) =>
        told(await call(createInvite, { session: owner.session, headers, body: { email: `${name}@example.com` } }));
      const answers = [];
      for (let seat = 0; seat < seats; seat += 1) answers.push(await invite(`guest${seat}.${plan}`));
      expect(answers).toEqual([...Array.from({ length: seats - 1 }, () => 201), 'seat_limit']);
      expect(await seen()).toMatchObject({ limit: seats, pending: seats - 1, available: 0 });
      await db()
        .update(invites)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(invites.workspaceId, headers['service-workspace']));
      expect(await seen()).toMatchObject({ pending: 0 });
    }
  },
  'Email sign-in link': async () => {
    const link = await linkFor('limits@example.com');
    expect(sessionOf(await confirm(fieldsOf(link)))).not.toBe('');
    expect(sessionOf(await confirm(fieldsOf(link)))).toBe('');
    const late = await linkFor('limits@example.com');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
    expect(sessionOf(await confirm(fieldsOf(late)))).toBe('');
    vi.useRealTimers();
    const asked = [];
    for (let count = 2; count < 6; count += 1)
      asked.push(told(await call(signIn, { body: { email: 'limits@example.com' } })));
    expect(asked).toEqual([202, 202, 202, 'rate_limited']);
  },
  Session: async () => {
    const { userId } = await makePerson();
    const session = await makeSession(userId, { expires: new Date(Date.now() + 60_000) });
    expect((await call(getAccount, { session })).status).toBe(200);
    const rows = await db().select().from(sessions).where(eq(sessions.userId, userId));
    const longest = Math.max(...rows.map(({ expires }) => expires.getTime()));
    expect(Math.round((longest - Date.now()) / 86_400_000)).toBe(30);
  },
  'Webhook delivery': async () => {
    const { actor } = await makePerson('maker');
    // Nobody listens there.
    const id = await hook(actor, 'http://127.0.0.1:9/hook');
    await endJobs(actor);
    // What the jobs of other rows have left to deliver stays here.
    await db().delete(deliveries).where(ne(deliveries.webhookId, id));
    const seconds = vi.spyOn(AbortSignal, 'timeout');
    const pending = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await passWait();
      await deliverDue();
      const [{ attempts, status } = { attempts: [], status: null }] = await logOf(actor, id);
      pending.push([attempts.length, status]);
    }
    expect(pending).toEqual([
      [1, 'pending'],
      [2, 'pending'],
      [3, 'dropped'],
      [3, 'dropped'],
    ]);
    expect(new Set(seconds.mock.calls.flat())).toEqual(new Set([10_000]));
    seconds.mockRestore();
  },
  'Webhook signature tolerance (client default)': async () => {
    const [payload, at] = ['{"type":"job.succeeded"}', new Date('2026-01-01T00:00:00Z')];
    const signature = signDelivery(SECRET, payload, at);
    const verified = (secondsLater: number) =>
      verifyWebhook({ payload, signature, secret: SECRET, now: at.getTime() + secondsLater * 1000 });
    await expect(verified(300)).resolves.toMatchObject({ type: 'job.succeeded' });
    await expect(verified(301)).rejects.toThrow();
  },
  'Key listing prefix': async (team) => {
    const { data } = (await ask(team, listKeys)).body as { data: Key[] };
    const credentials = await credentialsOf(team, 'key');
    expect(data.map(({ prefix }) => prefix.length)).toEqual(data.map(() => 12));
    expect(data.map(({ prefix }) => prefix)).toContain(credentials.key?.slice(0, 12));
  },
});
