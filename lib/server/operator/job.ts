import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { getActivity } from '../activity/get';
import { retryJob } from '../activity/retry';
import { db } from '../db/client';
import { workspaceOfJob } from '../db/overview';
import { cancel } from '../jobs/cancel';
import { operatorOf } from './workspace';

/** Gives the operator as an actor in the workspace of a job; throws `not_found`. */
async function operatorOfJob(id: string): Promise<Actor> {
  const workspaceId = await workspaceOfJob(db(), id);
  if (workspaceId === null) throw new ApiError('not_found', `There is no job ${id}.`);
  return operatorOf(workspaceId);
}

/** Gives a job, its request and the settlement of its credits; throws `not_found`. */
export async function showJob(id: string): Promise<unknown> {
  const actor = await operatorOfJob(id);
  return { workspace_id: actor.workspaceId, ...(await getActivity(actor, id)) };
}

/** Repeats an ended job: see `retryJob`. */
export const retryJobOf = async (id: string): Promise<unknown> => retryJob(await operatorOfJob(id), id);

/** Cancels a job and refunds its credits; an ended one stays as it is. Throws `not_found`. */
export const cancelJobOf = async (id: string): Promise<unknown> => cancel(await operatorOfJob(id), id);
