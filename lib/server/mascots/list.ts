import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { pageOfMascots } from '../db/mascots';

/** What a list of mascots may be narrowed to. */
export interface MascotListQuery {
  /** Only looks of the mascot with this id: none where the workspace has no such mascot. */
  variant_of?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page of the workspace's mascots, newest first. Throws `invalid_request` for a cursor that no list answered. */
export async function listMascots(
  actor: Actor,
  query: MascotListQuery,
): Promise<{ object: 'list'; data: Mascot[]; next_cursor: string | null }> {
  const { variant_of: variantOf, limit = LIMITS.list.default, cursor } = query;
  const page = await pageOfMascots(db(), actor.workspaceId, { variantOf, limit, cursor });
  return { object: 'list', data: page.mascots, next_cursor: page.nextCursor };
}
