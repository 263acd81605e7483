import type { Version } from '@/lib/contract/version';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { listVersions as list } from '../db/versions';
import { requireMascot } from './get';

/** A mascot's versions, newest first; none while it is generating. Throws `not_found`. */
export async function listVersions(actor: Actor, mascotId: string): Promise<{ object: 'list'; data: Version[] }> {
  const data = await list(db(), actor.workspaceId, mascotId);
  if (data.length === 0) await requireMascot(db(), actor, mascotId);
  return { object: 'list', data };
}
