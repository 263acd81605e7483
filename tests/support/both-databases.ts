import { closeDatabase, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { openTestDatabase } from './database';
import { startPostgres, type RealPostgres } from './postgres';

let postgres: RealPostgres;

/** For `describe.each`: the name of each supported database, and functions that open an empty one and close it. */
export const BOTH_DATABASES: [string, () => Promise<unknown>, () => Promise<void>][] = [
  ['the embedded database', openTestDatabase, closeDatabase],
  [
    'a real Postgres',
    async () => {
      postgres = await startPostgres();
      await useConnection(openPostgres(postgres.url));
    },
    async () => {
      await closeDatabase();
      await postgres.stop();
    },
  ],
];
