// `npm run db:migrate`: migrates the database at DATABASE_URL to this version before any server starts. It may run in
// parallel, also with servers: one process migrates, and the others wait.
import { closeDatabase, openDatabase } from '@/lib/server/db/client';
import { withPatience } from '@/lib/server/db/connection/patience';
import { migrationState } from '@/lib/server/db/connection/state';
import { env } from '@/lib/server/env';
import { runProgram } from './program';

/** How long to wait for a database that is still starting, in milliseconds. */
const PATIENCE_MS = 60_000;

async function migrate(): Promise<string> {
  if (env().localMode)
    throw new Error('Set DATABASE_URL: the embedded database is migrated by the server that opens it.');
  const connection = await withPatience(PATIENCE_MS, openDatabase);
  try {
    // Serverless functions open the database without migrating it, and may run in the environment of this program.
    await connection.migrate();
    const { known, applied } = await migrationState();
    return `The database has ${applied} migrations, and this version knows ${known}.`;
  } finally {
    await closeDatabase();
  }
}

await runProgram('The database cannot be migrated.', async () => console.log(await migrate()));
