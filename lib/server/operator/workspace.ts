import { ApiError } from '@/lib/contract/errors';
import type { Member } from '@/lib/contract/member';
import { PLANS } from '@/lib/contract/plans';
import type { Actor } from '../actor';
import { recordActs, type Act } from '../audit/record';
import { giveCredits } from '../billing/give';
import { countOpenJobs } from '../db/activity';
import { db, transaction, type Tx } from '../db/client';
import { ledgerSums, lockWorkspace } from '../db/credits';
import { membersOfWorkspace } from '../db/members';
import { overviewOf, personAt, type WorkspaceOverview } from '../db/overview';
import { findPerson } from '../db/people';
import { workspacesOfPerson } from '../db/workspaces';
import { normalEmail } from '../email';
import { changePlan } from '../workspaces/plan';
import { resumeWorkspace, suspendWorkspace } from '../workspaces/suspend';

const noWorkspace = (id: string) => new ApiError('not_found', `There is no workspace ${id}.`);

/** Gives the operator as an actor of a workspace; throws `not_found`. */
export async function operatorOf(workspaceId: string): Promise<Actor> {
  const found = await overviewOf(db(), workspaceId);
  if (!found) throw noWorkspace(workspaceId);
  return { kind: 'operator', workspaceId, plan: found.plan, role: 'admin', userId: null, sessionId: null, keyId: null };
}

/** A workspace with its people, credits and open jobs. */
type ShownWorkspace = WorkspaceOverview & {
  open_jobs: number;
  credits: { balance: number; held: number; spent: number; granted: number };
  members: Pick<Member, 'user_id' | 'email' | 'role'>[];
};

async function shown(id: string): Promise<ShownWorkspace> {
  const found = await overviewOf(db(), id);
  if (!found) throw noWorkspace(id);
  const { balance, held, spent, granted } = await ledgerSums(db(), id);
  const members = await membersOfWorkspace(db(), id);
  return {
    ...found,
    open_jobs: await countOpenJobs(db(), id),
    credits: { balance, held, spent, granted },
    members: members.map(({ user_id, email, role }) => ({ user_id, email, role })),
  };
}

/** Gives a workspace, or a person found by address with their workspaces; throws `not_found`. */
export async function show(name: string): Promise<unknown> {
  if (!name.includes('@')) return shown(name);
  const id = await personAt(db(), normalEmail(name));
  if (id === null) throw new ApiError('not_found', `There is nobody with the address ${name}.`);
  const workspaces = await workspacesOfPerson(db(), id, new Date());
  return {
    ...(await findPerson(db(), id)),
    workspaces: workspaces.map(({ id: workspace, name: title, plan, role }) => ({
      id: workspace,
      name: title,
      plan,
      role,
    })),
  };
}

/** Changes a locked workspace, records the action, and gives the workspace's new state; throws `not_found`. */
async function changed(
  id: string,
  act: Omit<Act, 'resourceId'>,
  change: (tx: Tx) => Promise<unknown>,
): Promise<ShownWorkspace> {
  const operator = await operatorOf(id);
  await transaction(async (tx) => {
    if (!(await lockWorkspace(tx, id))) throw noWorkspace(id);
    await change(tx);
    await recordActs(tx, operator, { ...act, resourceId: id });
  });
  return shown(id);
}

/** Changes a workspace's plan. Throws `invalid_request` for an unknown one, `not_found`. */
export function setPlan(id: string, plan: string): Promise<unknown> {
  const known = PLANS.find((each) => each === plan);
  if (!known) throw new ApiError('invalid_request', `There is no plan ${plan}: it is one of ${PLANS.join(', ')}.`);
  return changed(id, { action: 'workspace.updated', details: { plan } }, (tx) => changePlan(tx, id, known));
}

/** The most credits of one gift: more than any plan's credits of a year, so that a typing error is refused. */
const MAX_GIVEN_CREDITS = 1_000_000;

/** Adds credits to a workspace (`sign` 1), or removes some (-1). Throws `invalid_request`, `not_found`. */
export function give(id: string, credits: string, reason: string | null, sign: 1 | -1): Promise<unknown> {
  const amount = /^\d{1,7}$/.test(credits) ? Number(credits) : 0;
  if (amount < 1 || amount > MAX_GIVEN_CREDITS)
    throw new ApiError('invalid_request', `Credits are a whole number from 1 to ${MAX_GIVEN_CREDITS}.`);
  const details = { credits: sign * amount, ...(reason === null ? {} : { reason }) };
  return changed(id, { action: 'credits.granted', details }, (tx) =>
    giveCredits(tx, id, { credits: sign * amount, reason }),
  );
}

/** Suspends a workspace or ends its suspension; it may be in that state already. Throws `not_found`. */
export const setSuspension = (id: string, suspended: boolean): Promise<unknown> =>
  changed(id, { action: suspended ? 'workspace.suspended' : 'workspace.resumed' }, (tx) =>
    (suspended ? suspendWorkspace : resumeWorkspace)(tx, id),
  );
