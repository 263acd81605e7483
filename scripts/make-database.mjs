// `node make-database.mjs FOLDER`: makes an empty database in a new folder. It is a separate process, because creation
// takes three times the memory of an open database, which a process would not free.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const folder = process.argv[2] ?? '';
const client = await PGlite.create(folder);
await client.close();
rmSync(join(folder, 'postmaster.pid'), { force: true });
