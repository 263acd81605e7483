import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { pageOfMascots } from '../db/mascots';

/** A page of the workspace's mascots, newest first. Throws `invalid_request` for a cursor that no list answered. */
export async function listMascots(actor: Actor, { limit, cursor }: { limit?: number; cursor?: string }): Promise<{ object: 'list'; data: Mascot[]; next_cursor: string | null }> {
  const page = await pageOfMascots(db(), actor.workspaceId, limit ?? LIMITS.list.default, cursor);
  return { object: 'list', data: page.mascots, next_cursor: page.nextCursor };
}
