import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** The head of a binary copy: signature (11 bytes), flags (4), and the length of an extension (4), which is 0. */
const HEADER_BYTES = 19;
/**
 * The offset of the first field, after the number of fields (2 bytes) and its length (4). The copy ends with the number
 * -1.
 */
const FIELD_OFFSET = HEADER_BYTES + 6;

const dialect = new PgDialect();

/**
 * The bytes of a query of one row and one column; null where it gives no row. A binary copy is five times as fast as a
 * query.
 */
export async function copiedBytes(client: PGlite, query: SQL): Promise<Uint8Array | null> {
  const { sql } = dialect.sqlToQuery(query.inlineParams());
  const { blob } = await client.query(`copy (${sql}) to '/dev/blob' with (format binary)`);
  if (!blob) throw new Error('The embedded database gave no copy.');
  const copy = Buffer.from(await blob.arrayBuffer());
  return copy.readInt16BE(HEADER_BYTES) === 1
    ? copy.subarray(FIELD_OFFSET, FIELD_OFFSET + copy.readInt32BE(HEADER_BYTES + 2))
    : null;
}
