import { and, desc, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';

/** The row of a list after which a page begins. */
interface Place {
  createdAt: Date;
  id: string;
}

interface Columns {
  createdAt: AnyColumn;
  id: AnyColumn;
}

function encode({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

function decode(cursor: string): Place {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const createdAt = new Date(at);
  if (Number.isNaN(createdAt.getTime()) || !/^[a-z]+_[a-z2-7]+$/.test(id)) {
    throw new ApiError('invalid_request', 'The cursor is not one that a list answered.', [
      'cursor: This is not a cursor that a list answered.',
    ]);
  }
  return { createdAt, id };
}

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
export function pageOfRows<T extends Place>(
  rows: readonly T[],
  limit: number,
): { rows: T[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encode(last) : null };
}
