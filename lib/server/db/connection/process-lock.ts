import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBase32 } from '../../crypto';

interface Holder {
  pid: number;
  /** The kernel's start time of that process, which tells it from a later one with the same pid; null where unknown. */
  began: string | null;
}

/** Field 22 of /proc/PID/stat with the boot's id; null without /proc. */
function beganOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: the process lives, and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.began === null || holder.began === beganOf(holder.pid);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string): Holder | null {
  const [pid, began] = text.trim().split(' ');
  return pid && /^\d+$/.test(pid) ? { pid: Number(pid), began: began ?? null } : null;
}

/** Links a finished file into place: of several processes that try at once, one succeeds. */
function tryTake(path: string, text: string): boolean {
  const draft = `${path}.${randomBase32(8)}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead holder's file aside; puts it back where a live process has taken the lock meanwhile. */
function clear(path: string, dead: string): void {
  const aside = `${path}.${randomBase32(8)}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== dead) tryTake(path, read(aside) ?? '');
  rmSync(aside, { force: true });
}

/**
 * Takes the lock file at `path` for this process, also from a dead one, and gives its release.
 * Throws `refusal(pid)` where a live process holds it.
 */
export function takeProcessLock(path: string, refusal: (pid: number) => string): () => void {
  const began = beganOf(process.pid);
  const mine = began ? `${process.pid} ${began}\n` : `${process.pid}\n`;
  // Each round takes the lock, finds it held, or removes one dead holder; rivals at the same start add a few rounds.
  for (let round = 0; round < 10; round += 1) {
    if (tryTake(path, mine))
      return () => {
        if (read(path) === mine) rmSync(path, { force: true });
      };
    const text = read(path);
    if (text === null) continue;
    const holder = parse(text);
    if (holder && isAlive(holder)) throw new Error(refusal(holder.pid));
    clear(path, text);
  }
  throw new Error(`The lock file ${path} keeps changing hands; stop the other processes and start again.`);
}
