// `npm run backup -- --to FILE [--files] [--json]`: a consistent backup of the whole database, taken while servers run.
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { makeBackup, type BackupSummary } from '@/lib/server/backup/make';
import { withDatabaseToRead } from '@/lib/server/backup/source';
import { backupWriter } from '@/lib/server/backup/writer';
import { givenPath, readArguments, runProgram, UsageError } from './program';

const HELP = `npm run backup -- --to FILE [--files] [--json]

Writes the whole database as it is at one moment into one file, while servers go on.
  --to FILE   where to; - writes to the standard output
  --files     with the bytes of files that lie in the object store, which are otherwise only listed
  --json      prints what the backup holds as JSON`;

/**
 * Writes to a temporary file, which is renamed once it is complete and synced, so that a killed backup keeps the
 * previous file intact.
 */
async function writeTo(path: string, files: boolean): Promise<BackupSummary> {
  const draft = `${path}.${process.pid}.part`;
  try {
    const stream = createWriteStream(draft, { mode: 0o600 });
    const summary = await withDatabaseToRead((db) => makeBackup(db, backupWriter(stream), { files }));
    const file = await open(draft, 'r');
    await file.sync();
    await file.close();
    renameSync(draft, path);
    return summary;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function described({ rows, objects }: BackupSummary): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const outside = objects.listed - objects.inside;
  const note = outside > 0 ? ` ${outside} files lie in the object store alone: copy its bucket after this.` : '';
  return `${total} rows of ${Object.keys(rows).length} tables, ${rows.mascots ?? 0} mascots among them.${note}`;
}

await runProgram('The backup was not made.', async () => {
  const { values } = readArguments({
    to: { type: 'string' },
    files: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) return console.log(HELP);
  if (!values.to) throw new UsageError(`Say where it is to be written.\n\n${HELP}`);
  const summary =
    values.to === '-'
      ? await withDatabaseToRead((db) => makeBackup(db, backupWriter(process.stdout), values))
      : await writeTo(givenPath(values.to), values.files);
  // The summary goes to standard error, because the backup itself may go to standard output.
  console.error(values.json ? JSON.stringify(summary) : described(summary));
});
