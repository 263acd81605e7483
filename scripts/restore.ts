// `npm run restore -- --from FILE [--replace] [--yes]`: restores the database from a backup.
import { inspectTarget, readableBackup, restoreBackup } from '@/lib/server/backup/restore';
import { secretFingerprint } from '@/lib/server/backup/secret';
import { withDatabaseToReplace } from '@/lib/server/backup/source';
import { confirm, givenPath, readArguments, runProgram, UsageError } from './program';

const HELP = `npm run restore -- --from FILE [--replace] [--yes]

Makes the database what it was when the backup was made. Stop every server first.
  --from FILE  the backup
  --replace    deletes what the database holds; otherwise one that is not empty is refused
  --yes        does not ask before that`;

const OTHER_SECRET =
  'It was made under another secret: set that AUTH_SECRET, or put its auth-secret into DATA_DIR, before a server ' +
  'starts. Otherwise the secrets of webhooks cannot be read.';

await runProgram('The backup was not restored.', async () => {
  const { values } = readArguments({
    from: { type: 'string' },
    replace: { type: 'boolean', default: false },
    yes: { type: 'boolean', short: 'y', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) return console.log(HELP);
  if (!values.from) throw new UsageError(`Say which backup.\n\n${HELP}`);
  const path = givenPath(values.from);
  const backup = await readableBackup(path);
  await withDatabaseToReplace(async (db) => {
    const { full, others } = await inspectTarget(db);
    if (full.length > 0 && !values.replace)
      throw new Error('The database is not empty. Say --replace to delete what it holds.');
    if (full.length > 0 && !values.yes)
      await confirm(`Everything in the database will be deleted; ${others} other connections are open.`, 'replace');
    await restoreBackup(db, path, backup);
  });
  const rows = [...backup.rows.values()].reduce((sum, count) => sum + count, 0);
  console.log(`Restored ${rows} rows, as they were at ${backup.header.made_at}.`);
  if (backup.header.secret !== secretFingerprint()) console.error(OTHER_SECRET);
});
