import { and, eq, sql } from 'drizzle-orm';
import { mascots } from '@/drizzle/schema';
import type { Tag } from '@/lib/contract/tag';
import type { Db, Tx } from './client';
import { keyOfTag } from './mascot-search';
import { rowsOf } from './queries/rows';
import { searchWords } from './queries/search-words';

/**
 * Replaces the tags of a mascot, without changing its time of change. Gives false if the workspace has none by that id.
 */
export async function changeTags(tx: Tx, workspaceId: string, id: string, tags: readonly string[]): Promise<boolean> {
  const rows = await tx
    .update(mascots)
    .set({ tags: [...tags], tagKeys: tags.map(keyOfTag), tagWords: searchWords(tags.join(' ')) || null })
    .where(and(eq(mascots.id, id), eq(mascots.workspaceId, workspaceId)))
    .returning({ id: mascots.id });
  return rows.length > 0;
}

/** The tags of a workspace's mascots with their numbers, the most used first; each as most of them write it. */
export async function listTags(tx: Db | Tx, workspaceId: string, limit: number): Promise<Tag[]> {
  const rows = await rowsOf<{ name: string; mascots: number }>(
    tx,
    sql`select mode() within group (order by tag.name) as name, count(*)::int as mascots
      from ${mascots}, unnest(${mascots.tags}, ${mascots.tagKeys}) as tag(name, key)
      where ${mascots.workspaceId} = ${workspaceId} and ${mascots.tags} <> '{}'
      group by tag.key order by mascots desc, tag.key limit ${limit}`,
  );
  return rows.map((row) => ({ object: 'tag', ...row }));
}

/** Copies the tags and search words of a mascot to another, except for the words of the name. */
export async function copyWordsAndTags(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update ${mascots} set tags = origin.tags, tag_keys = origin.tag_keys, tag_words = origin.tag_words,
      prompt_words = origin.prompt_words
    from ${mascots} as origin where origin.id = ${from} and mascots.id = ${to}`);
}
