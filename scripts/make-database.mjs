// `node make-database.mjs FOLDER`: makes an empty database in a new folder. It is a process of its own: making one
// takes three times the memory of an opened database, which a process would not give back.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const folder = process.argv[2] ?? '';
const client = await PGlite.create(folder);
await client.close();
rmSync(join(folder, 'postmaster.pid'), { force: true });
