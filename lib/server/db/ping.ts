import { sql } from 'drizzle-orm';
import { db } from './client';

/** Asks the database for nothing; throws where it does not answer. */
export async function ping(): Promise<void> {
  await db().execute(sql`select 1`);
}
