import { and, eq, sql, type SQL } from 'drizzle-orm';
import { mascots } from '@/drizzle/schema';
import type { Db, Tx } from './client';
import { afterCursor, newestFirst } from './queries/cursor';
import { arrayLiteral, wordSearch } from './queries/search-words';

/**
 * How many of the newest mascots a search reads before it asks the index. A word that many mascots have is found among
 * them; what the index finds of other words is soon put in order.
 */
const RECENT_MASCOTS = 1000;

/** The sort position of a mascot in a list. */
interface Found {
  id: string;
  createdAt: Date;
}

/** The filters of a search, beside its words. */
interface SearchFilter {
  variantOf?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const place = { id: mascots.id, createdAt: mascots.createdAt };

/** The words of a row, as the search index has them; a release before it wrote no words of the name. */
const words = sql`(' ' || coalesce(${mascots.nameWords}, lower(${mascots.name})) || ' ' ||
  coalesce(${mascots.promptWords}, ''))`;

/** The first `limit` mascots of a workspace that have each word of `text` in name or prompt, newest first. */
export async function searchMascots(
  tx: Db | Tx,
  workspaceId: string,
  text: string,
  { variantOf, limit, cursor }: SearchFilter,
): Promise<Found[]> {
  const { grams, patterns } = wordSearch(text);
  if (patterns.length === 0) return [];
  const listed = and(
    eq(mascots.workspaceId, workspaceId),
    variantOf === undefined ? undefined : eq(mascots.variantOf, variantOf),
    afterCursor(mascots, cursor),
  );
  const hasWords = sql`${words} like all(${arrayLiteral(patterns)}::text[])`;
  const recent = tx
    .select({ ...place, isFound: sql<boolean>`${hasWords}`.as('is_found') })
    .from(mascots)
    .where(listed)
    .orderBy(...newestFirst(mascots))
    .limit(RECENT_MASCOTS)
    .as('recent');
  const found = await tx
    .select({ id: recent.id, createdAt: recent.createdAt })
    .from(recent)
    .where(sql`${recent.isFound}`)
    .orderBy(...newestFirst(recent))
    .limit(limit);
  if (found.length === limit) return found;
  return indexed(tx, and(listed, hasWords), [workspaceId, ...grams], limit);
}

/** Of the mascots that the search index has for all of `keys`, the newest that match. */
function indexed(tx: Db | Tx, matches: SQL | undefined, keys: readonly string[], limit: number): Promise<Found[]> {
  const hasKeys = sql`search_keys(${mascots.workspaceId}, ${words}) @> ${arrayLiteral(keys)}::text[]`;
  return tx
    .select(place)
    .from(mascots)
    .where(and(hasKeys, matches))
    .orderBy(...newestFirst(mascots))
    .limit(limit);
}
