import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { pageOfMascots } from '../db/mascots';

/** The filters of a list of mascots. */
export interface MascotListQuery {
  /** Only mascots that have each of these words in name or prompt. */
  q?: string | undefined;
  /** Only variants of the mascot with this id: none where the workspace does not have it. */
  variant_of?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page of the workspace's mascots, newest first. Throws `invalid_request` for an invalid cursor. */
export async function listMascots(
  actor: Actor,
  query: MascotListQuery,
): Promise<{ object: 'list'; data: Mascot[]; next_cursor: string | null }> {
  const { q, variant_of: variantOf, limit = LIMITS.list.default, cursor } = query;
  const page = await pageOfMascots(db(), actor.workspaceId, { q, variantOf, limit, cursor });
  return { object: 'list', data: page.mascots, next_cursor: page.nextCursor };
}
