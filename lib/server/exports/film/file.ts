import { readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomBase32 } from '../../crypto';

/** What the folders of this machine's films begin with; then comes the process that they are made for. */
const prefix = () => `liverig-film-${hostname()}-`;

/** A place for a film while it is made and kept, alone in a folder that does not exist yet. */
export function filmPath(extension: string): string {
  return join(tmpdir(), `${prefix()}${process.pid}-${randomBase32(8)}`, `film.${extension}`);
}

/** Removes a film with its folder, if it is there. */
export async function removeFilm(path: string): Promise<void> {
  await rm(dirname(path), { recursive: true, force: true });
}

/** Removes the films of processes that were killed, and gives their number. Call it before this process makes one. */
export async function removeForsakenFilms(): Promise<number> {
  const names = (await readdir(tmpdir())).filter(
    (name) => name.startsWith(prefix()) && isForsaken(Number.parseInt(name.slice(prefix().length), 10)),
  );
  await Promise.all(names.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
  return names.length;
}

/** Whether no process makes films under this id: it is gone, or it is this one, whose id an earlier one had. */
function isForsaken(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Anything else: it lives, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
