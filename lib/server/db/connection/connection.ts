import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from '@/drizzle/schema';

type Schema = typeof schema;

/** The database, whatever its driver. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;

/** A transaction of the database. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The counts of a pool: all connections, idle ones, and requests that wait for one. */
interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

/** What every driver provides. */
export interface Connection {
  db: Db;
  /** Migrates the tables; several processes may call it at once. */
  migrate(): Promise<void>;
  /**
   * Calls `onPayload` with each payload of a channel until the connection closes. Calls `onGap` when some may have been
   * missed.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
  /** The bytes in column `data` of a query's only row; null where the query gives no row. */
  bytesOf(query: SQL): Promise<Uint8Array | null>;
  /** The state of the pool of connections; null for a driver without a pool. */
  pool(): PoolState | null;
  /**
   * Copies the data directory of the embedded database into a new one. The copy is consistent: queries wait until it is
   * made. Null for a database on another server.
   */
  copyTo: ((directory: string) => Promise<void>) | null;
  close(): Promise<void>;
}

/** The options of a connection to a database server. */
export interface Reach {
  /** How many connections one process has at most, beside the one that it listens on. */
  poolMax: number;
  /** An address with lasting sessions, as LISTEN and migrations need; null if the main address has them. */
  direct: string | null;
  /** The WebSocket proxy that Neon's driver connects through; null for the one at the database's own host. */
  proxy: string | null;
}

/** The defaults. */
export const DEFAULT_REACH: Reach = { poolMax: 10, direct: null, proxy: null };

/** The folder of the generated migrations. The server runs in the project's folder. */
export const MIGRATIONS = { migrationsFolder: 'drizzle/migrations' };
