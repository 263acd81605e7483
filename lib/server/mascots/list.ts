import type { z } from 'zod';
import type { listMascots as contract, Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { pageOfMascots } from '../db/mascots';

/** The query of a list of mascots, as it was read. */
export type MascotListQuery = z.output<NonNullable<(typeof contract)['query']>>;

/** A page of the workspace's mascots. Throws `invalid_request` for an invalid cursor. */
export async function listMascots(
  actor: Actor,
  query: MascotListQuery,
): Promise<{ object: 'list'; data: Mascot[]; next_cursor: string | null }> {
  const { variant_of: variantOf, limit = LIMITS.list.default, public: isPublic, tag: tags, include, ...rest } = query;
  const page = await pageOfMascots(db(), actor.workspaceId, {
    ...rest,
    ...(isPublic === undefined ? {} : { public: isPublic === 'true' }),
    tags,
    variantOf,
    limit,
    withTags: include === 'tags',
  });
  return { object: 'list', data: page.mascots, next_cursor: page.nextCursor };
}
