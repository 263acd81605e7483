import { ApiError } from '@/lib/contract/errors';
import type { Job } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { findJob, toJob } from '../db/jobs';

/** The refusal where a workspace has no job by that id. */
export const noSuchJob = () => new ApiError('not_found', 'There is no job with this id in the workspace.');

/** A job of the actor's workspace; throws `not_found`. */
export async function getJob(actor: Actor, id: string): Promise<Job> {
  const row = await findJob(db(), actor.workspaceId, id);
  if (!row) throw noSuchJob();
  return toJob(row);
}
