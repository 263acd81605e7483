import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { randomBase32 } from '../../crypto';

/** What makes an empty database; the server runs in the project's folder. */
const MAKER = 'scripts/make-database.mjs';

/**
 * Makes an empty database: beside its place, and moved there when it is whole, so that a start that was cut short
 * leaves nothing half. Throws what its maker said where it failed.
 */
export async function makeDatabase(directory: string): Promise<void> {
  removeDrafts(directory);
  // A name that no earlier start has used: what that one began may still be writing, if it was killed.
  const draft = `${directory}.new-${randomBase32(8)}`;
  try {
    await runMaker(draft);
    renameSync(draft, directory);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Removes what starts that were cut short have left beside a database. */
function removeDrafts(directory: string): void {
  const parent = dirname(directory);
  for (const name of readdirSync(parent))
    if (name.startsWith(`${basename(directory)}.new`)) rmSync(join(parent, name), { recursive: true, force: true });
}

async function runMaker(draft: string): Promise<void> {
  const maker = spawn(process.execPath, [resolve(MAKER), draft], { stdio: ['ignore', 'ignore', 'pipe'] });
  // It must not outlive a process that is told to end while it works.
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
