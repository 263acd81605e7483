import type { Job, JobStatus, JobType } from '@/lib/contract/job';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { pageOfJobs, toJob } from '../db/jobs';

/** The filters of a list of jobs. */
export interface JobListQuery {
  status?: JobStatus | undefined;
  type?: JobType | undefined;
  mascot_id?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page of the workspace's jobs, newest first; throws `invalid_request` for an invalid cursor. */
export async function listJobs(
  actor: Actor,
  query: JobListQuery,
): Promise<{ object: 'list'; data: Job[]; next_cursor: string | null }> {
  const { mascot_id: mascotId, limit = LIMITS.list.default, ...rest } = query;
  const { rows, nextCursor } = await pageOfJobs(db(), actor.workspaceId, { ...rest, mascotId, limit });
  return { object: 'list', data: rows.map(toJob), next_cursor: nextCursor };
}
