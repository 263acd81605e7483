/** Any number will do, so long as every instance takes the same one. */
const MIGRATION_LOCK = 727_201_163;

/**
 * Migrates while no other instance does. The lock is of a transaction, in which the migration is: a pooler that gives
 * each transaction another session would lose a lock of a session.
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
    // The migration's own commit has ended the transaction where all went well.
    await client.query('rollback').catch(() => undefined);
  }
}
