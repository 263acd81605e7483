import { and, desc, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import { isStorableMoment } from './moment';

/** The row of a list after which a page begins. */
interface Place {
  createdAt: Date;
  id: string;
}

interface Columns {
  createdAt: AnyColumn;
  id: AnyColumn;
}

const ID = /^[a-z]+_[a-z2-7]+$/;

const encode = ({ createdAt, id }: Place): string => encodeWords(`${createdAt.toISOString()} ${id}`);

function decode(cursor: string): Place {
  const { words, id } = decodeWords(cursor);
  return { createdAt: momentIn(words), id };
}

/** Encodes a cursor: words that describe the position in a list, a space, and an id. */
export const encodeWords = (text: string): string => Buffer.from(text).toString('base64url');

/** Reads the words and the id of a cursor. Throws `invalid_request` where it has none. */
export function decodeWords(cursor: string): { words: string; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const end = text.lastIndexOf(' ');
  const id = text.slice(end + 1);
  if (end < 0 || !ID.test(id)) throw unknownCursor();
  return { words: text.slice(0, end), id };
}

/** Reads a moment of a cursor. Throws `invalid_request` for any other text. */
export function momentIn(text: string): Date {
  const moment = new Date(text);
  if (text.includes(' ') || !isStorableMoment(moment)) throw unknownCursor();
  return moment;
}

/** The error for a cursor that no answer of this list had. */
export const unknownCursor = () =>
  new ApiError('invalid_request', 'The cursor is not one that a list answered.', [
    'cursor: This is not a cursor that a list answered.',
  ]);

/**
 * The condition that a row comes after the cursor; undefined without one. Throws `invalid_request` for an invalid
 * cursor.
 */
export function afterCursor(columns: Columns, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { createdAt, id } = decode(cursor);
  return and(sql`(${columns.createdAt}, ${columns.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`);
}

/** The order of every paged list. */
export const newestFirst = (columns: Columns) => [desc(columns.createdAt), desc(columns.id)];

/** Cuts a page out of `limit + 1` rows, with the cursor of the next page, or null. */
export const pageOfRows = <T extends Place>(rows: readonly T[], limit: number) => pageOf(rows, limit, encode);

/** Cuts a page out of `limit + 1` rows; `cursorOf` writes the cursor of its last row. */
export function pageOf<T>(
  rows: readonly T[],
  limit: number,
  cursorOf: (row: T) => string,
): { rows: T[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}
