import type { Activity } from '@/lib/contract/activity';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { countOpenJobs, pageOfActivity } from '../db/activity';
import { db } from '../db/client';
import type { JobListQuery } from '../jobs/list';
import { askedOf } from './asked';

/** A page of activity, with the number of the workspace's queued and running jobs. */
interface ActivityPage {
  object: 'list';
  data: Activity[];
  next_cursor: string | null;
  open: number;
}

/** A page of the workspace's activity, newest first; throws `invalid_request` for an invalid cursor. */
export async function listActivity(
  actor: Actor,
  { mascot_id: mascotId, limit = LIMITS.list.default, ...rest }: JobListQuery,
): Promise<ActivityPage> {
  const { data, nextCursor } = await pageOfActivity(db(), actor.workspaceId, { ...rest, mascotId, limit }, askedOf);
  return { object: 'list', data, next_cursor: nextCursor, open: await countOpenJobs(db(), actor.workspaceId) };
}
