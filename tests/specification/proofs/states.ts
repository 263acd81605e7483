import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { invites } from '@/drizzle/schema';
import { createAnimation } from '@/lib/contract/animation';
import { getCredits, type Credits } from '@/lib/contract/credits';
import { createExport } from '@/lib/contract/exports';
import { acceptInvite, createInvite, getInvite, revokeInvite, type NewInvite } from '@/lib/contract/invite';
import { cancelJob, getJob, type Job } from '@/lib/contract/job';
import { createMascot, getMascot, type Mascot } from '@/lib/contract/mascot';
import { editMascot } from '@/lib/contract/mascot-edit';
import { db } from '@/lib/server/db/client';
import { eventsAfter } from '@/lib/server/db/job-events';
import { drain, drainUntilIdle } from '@/lib/server/jobs/drain';
import { JobFailure } from '@/lib/server/jobs/define';
import { call, codeOf, type Sent } from '../../support/http';
import { aborted, ask as queue, handlersOf, instantly } from '../../support/jobs';
import { makePerson, makeSession, makeTeam, type SomePerson } from '../../support/people';
import { byName, told } from '../proof';
import { eventuallyTrue } from '../../support/eventually';

const jobOf = async ({ key }: SomePerson, id: string) => (await call(getJob, { key, params: { id } })).body as Job;
const creditsOf = async ({ key }: SomePerson) => (await call(getCredits, { key })).body as Credits;
const eventsOf = async (id: string) => (await eventsAfter(db(), id, 0, 100)).map(({ type }) => type);
const failing = handlersOf(() => {
  throw new JobFailure('AI service error: overloaded');
});

/** Each transition of a job, with what else it brings. */
export const jobStates = byName(
  {
    '(new) | job created': async () => {
      const person = await makePerson('maker');
      const job = await queue(person.actor);
      expect([job.status, job.started_at, await eventsOf(job.id)]).toEqual(['queued', null, ['queued']]);
      expect((await creditsOf(person)).held).toBe(10);
      await drainUntilIdle(instantly);
    },
    'queued | work begins': async () => {
      const person = await makePerson('maker');
      const { id } = await queue(person.actor);
      let running: Job | undefined;
      await drainUntilIdle(
        handlersOf(async () => {
          running = await jobOf(person, id);
          return { result: {} };
        }),
      );
      expect(running).toMatchObject({ status: 'running', started_at: expect.any(String), finished_at: null });
      expect(await eventsOf(id)).toContain('started');
    },
    'running | work completes': async () => {
      const person = await makePerson('maker');
      const { id } = await queue(person.actor);
      await drainUntilIdle(instantly);
      expect(await jobOf(person, id)).toMatchObject({
        status: 'succeeded',
        result: { done: true },
        error: null,
        finished_at: expect.any(String),
      });
      expect((await eventsOf(id)).at(-1)).toBe('finished');
      expect(await creditsOf(person)).toMatchObject({ held: 0, balance: 1990 });
    },
    'running | error': async () => {
      const person = await makePerson('maker');
      const { id } = await queue(person.actor);
      await drainUntilIdle(failing);
      expect(await jobOf(person, id)).toMatchObject({
        status: 'failed',
        result: null,
        error: 'AI service error: overloaded',
      });
      const dear = await queue(person.actor, 'generate', {}, 0.05);
      await drainUntilIdle(
        handlersOf(async (_, { addCost }) => {
          await addCost(0.06);
          return {};
        }),
      );
      expect(await jobOf(person, dear.id)).toMatchObject({
        status: 'failed',
        error: 'Cost ceiling of $0.05 reached',
        cost_usd: 0.06,
      });
      expect(await creditsOf(person)).toMatchObject({ held: 0, balance: 2000 });
    },
    'queued or running | POST `/jobs/{id}/cancel`': async () => {
      const person = await makePerson('maker');
      const waiting = await queue(person.actor);
      const cancel = (id: string) => call(cancelJob, { key: person.key, params: { id } });
      expect((await cancel(waiting.id)).body).toMatchObject({ status: 'canceled', result: null });
      const { id } = await queue(person.actor);
      let stop: AbortSignal | undefined;
      const drained = drain(
        handlersOf(async (_, { signal }) => {
          stop = signal;
          await aborted(signal);
          throw signal.reason;
        }),
      );
      await eventuallyTrue(() => stop !== undefined);
      expect((await cancel(id)).body).toMatchObject({ status: 'canceled' });
      await drained;
      expect(await creditsOf(person)).toMatchObject({ held: 0, balance: 2000 });
    },
  },
  2,
);

async function designed({ key }: SomePerson): Promise<{ mascot: Mascot; job: Job }> {
  const { status, body } = await call(createMascot, { key, body: { prompt: 'an orange fox' } });
  expect(status).toBe(202);
  return body as { mascot: Mascot; job: Job };
}
const mascotOf = async ({ key }: SomePerson, id: string) =>
  (await call(getMascot, { key, params: { id }, query: { include: 'spec' } })).body as Mascot;

/** Each transition of a mascot's status. */
export const mascotStates = byName(
  {
    '(new) | POST `/mascots` with prompt, upload_id or image_url': async () => {
      const person = await makePerson('maker');
      const { mascot, job } = await designed(person);
      expect([mascot.status, job.type, job.mascot_id]).toEqual(['generating', 'generate', mascot.id]);
      const sent: Sent = { key: person.key, params: { id: mascot.id } };
      const tries = [
        call(createAnimation, { ...sent, body: { preset: 'wave' } }),
        call(createExport, { ...sent, body: { format: 'svg' } }),
        call(editMascot, { ...sent, body: { instruction: 'make it blue' } }),
      ];
      expect((await Promise.all(tries)).map(codeOf)).toEqual(['not_ready', 'not_ready', 'not_ready']);
      await call(cancelJob, { key: person.key, params: { id: job.id } });
    },
    'generating | creation job succeeds': async () => {
      const person = await makePerson('maker');
      const { mascot } = await designed(person);
      const { HANDLERS } = await import('@/lib/server/handlers');
      await drainUntilIdle(HANDLERS);
      expect(await mascotOf(person, mascot.id)).toMatchObject({ status: 'ready', spec: { specVersion: 1 } });
    },
    'generating | creation job fails': async () => {
      const person = await makePerson('maker');
      const { mascot } = await designed(person);
      await drainUntilIdle(failing);
      expect(await mascotOf(person, mascot.id)).toMatchObject({
        status: 'failed',
        error: 'AI service error: overloaded',
      });
      expect(await creditsOf(person)).toMatchObject({ held: 0, balance: 2000 });
    },
  },
  2,
);

/** A team with a free seat and a pending invite. */
async function invited(): Promise<{
  owner: SomePerson;
  guest: SomePerson;
  workspace: { headers: Record<string, string> };
  made: NewInvite;
  token: string;
}> {
  const [owner, guest] = [await makePerson(), await makePerson()];
  const workspace = { headers: { 'service-workspace': await makeTeam([[owner, 'owner']]) } };
  const { status, body } = await call(createInvite, {
    session: owner.session,
    ...workspace,
    body: { email: guest.email },
  });
  expect(status).toBe(201);
  const made = body as NewInvite;
  return { owner, guest, workspace, made, token: made.invite_url.split('/').at(-1) ?? '' };
}
const accept = async (userId: string, token: string) =>
  told(await call(acceptInvite, { session: await makeSession(userId), params: { token } }));

/** Each transition of an invite. */
export const inviteStates = byName(
  {
    '(new) | POST `/workspace/invites`': async () => {
      const { made } = await invited();
      expect(made.invite.status).toBe('pending');
      const days = (Date.parse(made.invite.expires_at) - Date.parse(made.invite.created_at)) / 86_400_000;
      expect(days).toBe(7);
    },
    'pending | accepted': async () => {
      const { guest, token } = await invited();
      const other = await makePerson();
      expect(await accept(other.userId, token)).toBe('invite_email_mismatch');
      expect([await accept(guest.userId, token), await accept(guest.userId, token)]).toEqual([200, 'invite_used']);
    },
    'pending | revoked': async () => {
      const { owner, guest, workspace, made, token } = await invited();
      expect(
        (await call(revokeInvite, { session: owner.session, ...workspace, params: { id: made.invite.id } })).status,
      ).toBe(200);
      expect(await accept(guest.userId, token)).toBe('invite_revoked');
    },
    'pending | 7 days pass': async () => {
      const { guest, made, token } = await invited();
      await db()
        .update(invites)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(invites.id, made.invite.id));
      expect(await accept(guest.userId, token)).toBe('invite_expired');
      expect((await call(getInvite, { session: guest.session, params: { token } })).body).toMatchObject({
        status: 'expired',
      });
    },
  },
  2,
);
