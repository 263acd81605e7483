import { sql } from 'drizzle-orm';
import type { Tx } from './connection';

/** The key of the advisory lock, a number that all instances share. */
const MIGRATION_LOCK = 727_201_163;

/** Keeps every other instance from migrating until the transaction ends. */
export async function lockMigrations(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

/**
 * Migrates while no other instance does. The lock belongs to a transaction: a transaction pooler would lose a session's
 * lock.
 */
export async function migrateLocked(
  client: { query(text: string): Promise<unknown> },
  migrate: () => Promise<void>,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await migrate();
  } finally {
    // After a success this does nothing: the migration's own commit has ended the transaction.
    await client.query('rollback').catch(() => undefined);
  }
}
