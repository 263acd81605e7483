import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { randomBase32 } from '../../crypto';

/** The script that makes an empty database; the server runs in the project's folder. */
const MAKER = 'scripts/make-database.mjs';

/**
 * Makes an empty database under another name and moves it into place, so that an aborted start leaves no incomplete
 * one. Throws the script's output where it failed.
 */
export async function makeDatabase(directory: string): Promise<void> {
  removeDrafts(directory);
  // A new name each time: the script of an earlier start that was killed may still be writing.
  const draft = `${directory}.new-${randomBase32(8)}`;
  try {
    await runMaker(draft);
    renameSync(draft, directory);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Removes what aborted starts have left beside a database. */
function removeDrafts(directory: string): void {
  const parent = dirname(directory);
  for (const name of readdirSync(parent))
    if (name.startsWith(`${basename(directory)}.new`)) rmSync(join(parent, name), { recursive: true, force: true });
}

async function runMaker(draft: string): Promise<void> {
  const maker = spawn(process.execPath, [resolve(MAKER), draft], { stdio: ['ignore', 'ignore', 'pipe'] });
  // Kills the script when this process is told to end.
  const end = () => maker.kill('SIGKILL');
  process.once('exit', end);
  try {
    const [[code], said] = await Promise.all([once(maker, 'exit'), text(maker.stderr)]);
    if (code !== 0)
      throw new Error(`An empty database could not be made. ${said.trim().split('\n').at(-1) ?? ''}`.trim());
  } finally {
    process.off('exit', end);
  }
}
