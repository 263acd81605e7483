import type { Activity } from '@/lib/contract/activity';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { countOpenJobs, pageOfActivity } from '../db/activity';
import { db } from '../db/client';
import type { JobListQuery } from '../jobs/list';
import { askedOf } from './asked';

/** A page of activity, with how many jobs of the workspace wait or run. */
interface ActivityPage {
  object: 'list';
  data: Activity[];
  next_cursor: string | null;
  open: number;
}

/**
 * A page of the workspace's jobs as people look at them, newest first; throws `invalid_request` for a cursor that no
 * list made.
 */
export async function listActivity(
  actor: Actor,
  { mascot_id: mascotId, limit = LIMITS.list.default, ...rest }: JobListQuery,
): Promise<ActivityPage> {
  const { data, nextCursor } = await pageOfActivity(db(), actor.workspaceId, { ...rest, mascotId, limit }, askedOf);
  return { object: 'list', data, next_cursor: nextCursor, open: await countOpenJobs(db(), actor.workspaceId) };
}
