// `node make-database.mjs FOLDER`: makes an empty database in a folder that does not exist yet. A process of its own,
// for this takes
// three times the memory of a database that is only opened, and a process that has held it does not give it back.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const folder = process.argv[2] ?? '';
const client = await PGlite.create(folder);
await client.close();
rmSync(join(folder, 'postmaster.pid'), { force: true });
