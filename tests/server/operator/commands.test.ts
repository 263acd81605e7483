import { describe, expect, test } from 'vitest';
import { getAccount, updateAccount } from '@/lib/contract/account';
import { getCredits, type Credits } from '@/lib/contract/credits';
import { cancelJob, getJob, type Job } from '@/lib/contract/job';
import { deleteMascot, getMascot, updateMascot } from '@/lib/contract/mascot';
import { createExport } from '@/lib/contract/exports';
import { deleteKey } from '@/lib/contract/key';
import { listAudit } from '@/lib/server/audit/list';
import { db } from '@/lib/server/db/client';
import { pageOfLedger } from '@/lib/server/db/ledger';
import { commandOf, type OperatorCommandName } from '@/lib/server/operator/commands';
import { drain } from '@/lib/server/jobs/drain';
import { HANDLERS } from '@/lib/server/handlers';
import { call, codeOf, detailsOf } from '../../support/http';
import { ended } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';

setTheStage();

const run = (name: OperatorCommandName, ...words: string[]) => commandOf(name).run(words);
const credits = async () => (await call(getCredits, { key: somebody.key })).body as Credits;
const params = () => ({ id: mascot.id });
const film = async () =>
  (await call(createExport, { key: somebody.key, params: params(), body: { format: 'png', size: 64 } })).body as Job;
const statusOf = async ({ id }: Job) =>
  ((await call(getJob, { key: somebody.key, params: { id } })).body as Job).status;

test('a workspace can be shown by its id, or by the address of its person', async () => {
  await run('grant', somebody.workspaceId, '1');
  expect(await run('show', somebody.workspaceId)).toMatchObject({
    plan: 'studio',
    suspended_at: null,
    mascots: 1,
    keys: 1,
    credits: { balance: 10_001, held: 0, spent: 0, granted: 10_001 },
    members: [{ email: somebody.email, role: 'owner' }],
  });
  expect(await run('show', somebody.email.toUpperCase())).toMatchObject({ workspaces: [{ id: somebody.workspaceId }] });
  await expect(run('show', 'wsp_none')).rejects.toThrow('There is no workspace wsp_none.');
});

test('a change of plan takes effect at once', async () => {
  await run('plan', somebody.workspaceId, 'maker');
  expect(await credits()).toMatchObject({ plan: 'maker', monthly: 2000 });
  await expect(async () => run('plan', somebody.workspaceId, 'gold')).rejects.toThrow('There is no plan gold');
});

test('credits are added and removed as ledger entries with a reason, and never below a balance of 0', async () => {
  const { balance } = await credits();
  await run('grant', somebody.workspaceId, '50', 'an', 'outage');
  expect((await credits()).balance).toBe(balance + 50);
  await run('take', somebody.workspaceId, '20');
  const { entries } = await pageOfLedger(db(), somebody.workspaceId, 2, null);
  expect(entries).toMatchObject([
    { kind: 'grant', credits: -20, balance: balance + 30, plan: null, reason: null },
    { kind: 'grant', credits: 50, reason: 'an outage' },
  ]);
  await expect(run('take', somebody.workspaceId, String(balance + 31))).rejects.toThrow('no more can be taken');
  await expect(async () => run('grant', somebody.workspaceId, '1.5')).rejects.toThrow('whole number');
  expect((await credits()).balance).toBe(balance + 30);
});

describe('a suspended workspace', () => {
  test('can be read by keys and people, and not changed', async () => {
    await run('suspend', somebody.workspaceId);
    for (const caller of [{ key: somebody.key }, { session: somebody.session }]) {
      expect((await call(getMascot, { ...caller, params: params() })).status).toBe(200);
      const refused = await call(updateMascot, { ...caller, params: params(), body: { name: 'New' } });
      expect([refused.status, codeOf(refused), detailsOf(refused)]).toEqual([403, 'forbidden', { suspended: true }]);
      expect((await call(deleteMascot, { ...caller, params: params() })).status).toBe(403);
    }
    // Changes of the person's own account, and requests that only end something, still work.
    const { session } = somebody;
    expect((await call(updateAccount, { session, body: { name: 'Ada' } })).status).toBe(200);
    expect((await call(getAccount, { session })).status).toBe(200);
    expect((await call(deleteKey, { session, params: { id: somebody.keyId } })).status).toBe(200);
  });

  test('starts no job until it is resumed', async () => {
    const [first, second] = [await film(), await film()];
    await run('suspend', somebody.workspaceId);
    await drain(HANDLERS);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['queued', 'queued']);
    const canceled = await call(cancelJob, { key: somebody.key, params: { id: second.id } });
    expect((canceled.body as Job).status).toBe('canceled');
    await run('resume', somebody.workspaceId);
    const { data } = await listAudit(somebody.actor, { actor: 'operator', limit: 2 });
    expect(data.map(({ action }) => action)).toEqual(['workspace.resumed', 'workspace.suspended']);
    expect((await ended(somebody.key, first)).status).toBe('succeeded');
    expect((await call(updateMascot, { key: somebody.key, params: params(), body: { name: 'New' } })).status).toBe(200);
  });
});

test('a job can be shown, canceled and repeated', async () => {
  const job = await film();
  expect(await run('job show', job.id)).toMatchObject({ workspace_id: somebody.workspaceId, status: 'queued' });
  expect(await run('job cancel', job.id)).toMatchObject({ id: job.id, status: 'canceled' });
  const again = (await run('job retry', job.id)) as Job;
  expect((await ended(somebody.key, again)).status).toBe('succeeded');
  await expect(run('job show', 'job_none')).rejects.toThrow('There is no job job_none.');
});
