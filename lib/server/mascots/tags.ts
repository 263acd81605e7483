import { tagKey } from '@/lib/contract/mascot-words';
import type { Tag } from '@/lib/contract/tag';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { db, transaction } from '../db/client';
import { changeTags, listTags as list } from '../db/mascot-tags';
import { noSuchMascot } from './refusals';

/** The tags of the workspace's mascots, the most used first. */
export async function listTags(actor: Actor): Promise<{ object: 'list'; data: Tag[] }> {
  return { object: 'list', data: await list(db(), actor.workspaceId, LIMITS.mascot.tags.listed) };
}

/** The tags without those that repeat an earlier one in another case. */
const unique = (tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex((other) => tagKey(other) === tagKey(tag)) === index);

/** Replaces the tags of a mascot. Throws `not_found`. */
export function replaceTags(actor: Actor, id: string, asked: string[]): Promise<{ object: 'list'; data: string[] }> {
  const tags = unique(asked);
  return transaction(async (tx) => {
    if (!(await changeTags(tx, actor.workspaceId, id, tags))) throw noSuchMascot();
    await recordActs(tx, actor, { action: 'mascot.updated', resourceId: id, details: { tags: tags.join(', ') } });
    return { object: 'list', data: tags };
  });
}
