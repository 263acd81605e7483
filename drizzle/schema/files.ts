import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FILE_KINDS } from '@/lib/contract/file';
import { bytea, createdAt, moment } from './columns';
import { jobs } from './jobs';
import { mascots } from './mascots';
import { workspaces } from './workspaces';

/**
 * The properties of an upload: displayed size in pixels, duration of a video in seconds, and warnings about an SVG.
 */
export interface FileFacts {
  width: number;
  height: number;
  seconds: number | null;
  lost?: string[];
}

/** Stored files without their bytes. An uploaded file belongs to the workspace alone. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    mascotId: text('mascot_id').references(() => mascots.id, { onDelete: 'cascade' }),
    jobId: text('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    kind: text('kind').$type<(typeof FILE_KINDS)[number]>().notNull(),
    mime: text('mime').notNull(),
    /** The default name of its download. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** Facts of an upload; null for a file that the service made. */
    facts: jsonb('facts').$type<FileFacts>(),
    /** Where the bytes are stored: in `file_bytes` or in the object store. */
    store: text('store').$type<'postgres' | 's3'>().notNull().default('postgres'),
    /** The key of the bytes in the object store; null where the database stores them. */
    objectKey: text('object_key'),
    /** When cleanup deletes the file; null where it stays. */
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_expiring')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
    index('files_newest').on(table.workspaceId, table.createdAt, table.id),
    index('files_mascot').on(table.mascotId),
    index('files_job').on(table.jobId),
  ],
);

/**
 * The bytes of files that are stored in Postgres. The separate table keeps them out of listings; they are split into
 * pieces so that whole files need not be in memory.
 */
export const fileBytes = pgTable(
  'file_bytes',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** The number of the piece in its file, from 0; all but the last are `PIECE_BYTES` long. */
    seq: integer('seq').notNull(),
    data: bytea('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.seq] })],
);
