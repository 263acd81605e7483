import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import { mascots } from '@/drizzle/schema';
import type { MascotSort } from '@/lib/contract/mascot-words';
import { decodeWords, encodeWords, momentIn, unknownCursor } from './queries/cursor';

/** The position of a mascot in a list: its sort key, and its id to break ties. */
export interface MascotPlace {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  /** The beginning of the name, normalised as for searches. */
  nameStart: string;
}

type PlaceColumns = { [Name in keyof MascotPlace]: AnyColumn | SQL | SQL.Aliased };

/** The columns of a place, as the indexes of lists have them. */
export const placeColumns = {
  id: mascots.id,
  createdAt: mascots.createdAt,
  updatedAt: mascots.updatedAt,
  nameStart: sql<string>`left(coalesce(${mascots.nameWords}, lower(${mascots.name})), 60) collate "C"`,
};

interface Sort {
  by: Exclude<keyof MascotPlace, 'id'>;
  isDescending: boolean;
}

const SORTS: Readonly<Record<MascotSort, Sort>> = {
  '-created': { by: 'createdAt', isDescending: true },
  created: { by: 'createdAt', isDescending: false },
  '-updated': { by: 'updatedAt', isDescending: true },
  name: { by: 'nameStart', isDescending: false },
};

/** The default sort of a list. */
export const USUAL_SORT: MascotSort = '-created';

/** The terms of a sort; `columns` are those of a subquery where the mascots come from one. */
export function orderOf(sort: MascotSort, columns: PlaceColumns = placeColumns): SQL[] {
  const { by, isDescending } = SORTS[sort];
  const direction = isDescending ? desc : asc;
  return [direction(columns[by]), direction(columns.id)];
}

/** The position in a cursor. That of the default sort has no prefix, as in every other list. */
const headOf = (sort: MascotSort): string => (sort === USUAL_SORT ? '' : `${sort} `);

/** The cursor after a mascot. */
export function cursorAfter(sort: MascotSort, place: MascotPlace): string {
  const position = place[SORTS[sort].by];
  return encodeWords(`${headOf(sort)}${position instanceof Date ? position.toISOString() : position} ${place.id}`);
}

/**
 * The condition that a mascot comes after a cursor; undefined without one. Throws `invalid_request` for a cursor of
 * another sort.
 */
export function afterPlace(sort: MascotSort, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { words, id } = decodeWords(cursor);
  const head = headOf(sort);
  if (!words.startsWith(head)) throw unknownCursor();
  const { by, isDescending } = SORTS[sort];
  const text = words.slice(head.length);
  if (text.includes('\0')) throw unknownCursor();
  const position = by === 'nameStart' ? sql`${text}` : sql`${momentIn(text).toISOString()}::timestamptz`;
  const comparison = sql.raw(isDescending ? '<' : '>');
  return sql`(${placeColumns[by]}, ${mascots.id}) ${comparison} (${position}, ${id})`;
}
