import { and, eq, sql, type SQL } from 'drizzle-orm';
import { jobs, mascots } from '@/drizzle/schema';
import { tagKey, type MascotSort, type MascotSource, type MascotStatus } from '@/lib/contract/mascot-words';
import type { Db, Tx } from './client';
import { afterPlace, orderOf, placeColumns, type MascotPlace } from './mascot-order';
import { arrayLiteral, wordSearch } from './queries/search-words';

/**
 * How many mascots a search scans in the order of the list before it uses the index. Frequent words are found among
 * these. For rare words the index finds few rows, which are sorted quickly.
 */
const FIRST_MASCOTS = 1000;

/** The filter of a list of mascots. A mascot must meet all given conditions. */
export interface MascotFilter {
  /** Only mascots that have each of these words in name, prompt or tags. */
  q?: string | undefined;
  status?: MascotStatus | undefined;
  source?: MascotSource | undefined;
  public?: boolean | undefined;
  /** Only mascots that have all of these tags. */
  tags?: readonly string[] | undefined;
  /** Only variants of the mascot with this id. */
  variantOf?: string | undefined;
}

/** The part of a list that is read. */
export interface MascotRange {
  sort: MascotSort;
  limit: number;
  cursor?: string | undefined;
}

/** The words of a row, in the exact form of the search index. Rows of older releases have no words of the name. */
const words = sql`(' ' || coalesce(${mascots.nameWords}, lower(${mascots.name})) || ' ' ||
  coalesce(${mascots.promptWords}, '') || ' ' || coalesce(${mascots.tagWords}, ''))`;

/** The key of a tag in the search index. */
export const keyOfTag = (tag: string): string => `tag:${tagKey(tag)}`;

const isFailed = sql`coalesce((select ${jobs.status} in ('failed', 'canceled') from ${jobs}
  where ${jobs.id} = ${mascots.creationJobId}), false)`;

const STATUSES: Readonly<Record<MascotStatus, { key: string; condition: SQL }>> = {
  ready: { key: 'drawn', condition: sql`${mascots.versionCount} > 0` },
  failed: { key: 'undrawn', condition: sql`(${mascots.versionCount} = 0 and ${isFailed})` },
  generating: { key: 'undrawn', condition: sql`(${mascots.versionCount} = 0 and not ${isFailed})` },
};

/** The keys that a row has in the index, and the condition that it meets, for each part of a filter. */
function partsOf({ status, source, public: isPublic, tags = [] }: MascotFilter): { key: string; condition: SQL }[] {
  return [
    ...(status === undefined ? [] : [STATUSES[status]]),
    ...(source === undefined ? [] : [{ key: `source:${source}`, condition: eq(mascots.source, source) }]),
    ...(isPublic === undefined ? [] : [{ key: `public:${isPublic}`, condition: eq(mascots.public, isPublic) }]),
    ...tags.map(keyOfTag).map((key) => ({ key, condition: sql`${key} = any(${mascots.tagKeys})` })),
  ];
}

/** Whether the filter asks for more than the lists of a workspace and of a mascot's variants, which have indexes. */
export const isSearch = (filter: MascotFilter): boolean => filter.q !== undefined || partsOf(filter).length > 0;

/** The condition that a row is in a workspace's list after the cursor, and a variant where these are asked for. */
export const isListed = (
  workspaceId: string,
  { variantOf }: MascotFilter,
  { sort, cursor }: Pick<MascotRange, 'sort' | 'cursor'>,
): SQL | undefined =>
  and(
    eq(mascots.workspaceId, workspaceId),
    variantOf === undefined ? undefined : eq(mascots.variantOf, variantOf),
    afterPlace(sort, cursor),
  );

/** The first mascots of a workspace that meet a filter with words, status, source, visibility or tags. */
export async function searchMascots(
  tx: Db | Tx,
  workspaceId: string,
  filter: MascotFilter,
  range: MascotRange,
): Promise<MascotPlace[]> {
  const { grams, patterns } = wordSearch(filter.q ?? '');
  if (filter.q !== undefined && patterns.length === 0) return [];
  const parts = partsOf(filter);
  const hasWords = patterns.length > 0 ? sql`${words} like all(${arrayLiteral(patterns)}::text[])` : undefined;
  const matches = and(hasWords, ...parts.map(({ condition }) => condition));
  const listed = isListed(workspaceId, filter, range);
  const first = tx
    .select({
      ...placeColumns,
      nameStart: placeColumns.nameStart.as('name_start'),
      isFound: sql<boolean>`${matches}`.as('is_found'),
    })
    .from(mascots)
    .where(listed)
    .orderBy(...orderOf(range.sort))
    .limit(FIRST_MASCOTS)
    .as('first_mascots');
  const { id, createdAt, updatedAt, nameStart } = first;
  const found = await tx
    .select({ id, createdAt, updatedAt, nameStart })
    .from(first)
    .where(sql`${first.isFound}`)
    .orderBy(...orderOf(range.sort, first))
    .limit(range.limit);
  if (found.length === range.limit) return found;
  return indexed(tx, and(listed, matches), [workspaceId, ...grams, ...parts.map(({ key }) => key)], range);
}

/** The first mascots that match, among those that the search index has for all of `keys`. */
function indexed(
  tx: Db | Tx,
  matches: SQL | undefined,
  keys: readonly string[],
  { sort, limit }: MascotRange,
): Promise<MascotPlace[]> {
  const hasKeys = sql`(search_keys(${mascots.workspaceId}, ${words}) || ${mascots.tagKeys} ||
    mascot_keys(${mascots.source}, ${mascots.public}, ${mascots.versionCount})) @> ${arrayLiteral(keys)}::text[]`;
  return tx
    .select(placeColumns)
    .from(mascots)
    .where(and(hasKeys, matches))
    .orderBy(...orderOf(sort))
    .limit(limit);
}
