import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/**
 * Before the rows of a binary copy stand its signature (11 bytes), its flags and the length of what follows them (4
 * each, nothing follows).
 */
const HEADER_BYTES = 19;
/**
 * Then every row: how many fields (2 bytes), and of each its length (4) and its bytes. The row after the last has -1
 * fields.
 */
const FIELD_OFFSET = HEADER_BYTES + 6;

const dialect = new PgDialect();

/**
 * The bytes of a query of one row and one column, null where it gives none: as a binary copy, which takes a fifth of
 * the time of an answer, where they are spelled out one by one.
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
