import { readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomBase32 } from '../../crypto';

/** The prefix of this machine's temporary film folders; the process id follows. */
const prefix = () => `liverig-film-${hostname()}-`;

/** Gives a path for a film's file, in a folder of its own that does not exist yet. */
export function filmPath(extension: string): string {
  return join(tmpdir(), `${prefix()}${process.pid}-${randomBase32(8)}`, `film.${extension}`);
}

/** Removes a film with its folder, if it exists. */
export async function removeFilm(path: string): Promise<void> {
  await rm(dirname(path), { recursive: true, force: true });
}

/** Removes films of processes that were killed, and gives their number. Call it before this process makes one. */
export async function removeForsakenFilms(): Promise<number> {
  const names = (await readdir(tmpdir())).filter(
    (name) => name.startsWith(prefix()) && isForsaken(Number.parseInt(name.slice(prefix().length), 10)),
  );
  await Promise.all(names.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
  return names.length;
}

/** Whether no running process makes films under this id: it is dead, or it is this process, whose id was reused. */
function isForsaken(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Any other error means that the process is alive and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
