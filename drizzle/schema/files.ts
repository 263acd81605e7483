import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FILE_KINDS } from '@/lib/contract/file';
import { bytea, createdAt } from './columns';
import { jobs } from './jobs';
import { mascots } from './mascots';
import { workspaces } from './workspaces';

/**
 * The facts of a picture or a video: size in pixels as shown, seconds where it plays, and what was lost of a drawing,
 * in sentences.
 */
export interface FileFacts {
  width: number;
  height: number;
  seconds: number | null;
  lost?: string[];
}

/**
 * Stored files: what is known of them; their bytes stand elsewhere. One that was uploaded belongs to the workspace
 * alone, and stays as long as it does.
 */
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
    /** The name it is downloaded under where none is asked for. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** Of an upload; null for what the service made itself. */
    facts: jsonb('facts').$type<FileFacts>(),
    /** Where the bytes are: in `file_bytes`, or in the object store. */
    store: text('store').$type<'postgres' | 's3'>().notNull().default('postgres'),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_newest').on(table.workspaceId, table.createdAt.desc()),
    index('files_mascot').on(table.mascotId),
    index('files_job').on(table.jobId),
  ],
);

/**
 * Bytes of files that are kept in Postgres; apart, so that no listing drags them along, and in pieces, so that nobody
 * ever holds a whole one.
 */
export const fileBytes = pgTable(
  'file_bytes',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Which piece of the file, from 0; all but the last are `PIECE_BYTES` long. */
    seq: integer('seq').notNull(),
    data: bytea('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.seq] })],
);
