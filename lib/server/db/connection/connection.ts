import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from '@/drizzle/schema';

type Schema = typeof schema;

/** The database, whatever driver is behind it. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;

/** A transaction of it. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** How many connections a pool has, how many of them nobody uses, and how many are waited for. */
interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

/** What every driver gives. */
export interface Connection {
  db: Db;
  /** Brings the tables up to date; several processes may ask at once. */
  migrate(): Promise<void>;
  /**
   * Hears every payload of a channel from now on, until closed. `onGap` is told when some may have been missed,
   * because the line broke and stands again.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
  /** The bytes of a query that gives one row with a single column `data` of them, null where it gives none. */
  bytesOf(query: SQL): Promise<Uint8Array | null>;
  /** Its connections to the database, null where it has no pool of them; `waiting` are those who want one. */
  pool(): PoolState | null;
  close(): Promise<void>;
}

/** Where the generated migrations stand; the server runs in the project's folder. */
export const MIGRATIONS = { migrationsFolder: 'drizzle/migrations' };
