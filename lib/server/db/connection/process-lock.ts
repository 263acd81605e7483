import { linkSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBase32 } from '../../crypto';
import { connectLocally, listenLocally } from '../../local-socket';

/** How long the lock's holder may take to send its pid, in milliseconds; afterwards the message has no pid. */
const PID_WAIT_MS = 500;
/** How often the lock is tried before giving up: an attempt fails where another process takes the lock first. */
const MAX_ATTEMPTS = 20;
const MAX_PAUSE_MS = 50;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** The pid of the live process that holds the socket: null where it sends none, undefined where nobody listens. */
async function holderOf(path: string): Promise<number | null | undefined> {
  const socket = await connectLocally(path);
  if (!socket) return undefined;
  const said = text(socket).catch(() => '');
  const pid = Number(await Promise.race([said, sleep(PID_WAIT_MS, '', { ref: false })]));
  socket.destroy();
  return pid > 0 ? pid : null;
}

/** The lock files that were not removed: `path.1`, `path.2` and so on. Each is the socket of a process. */
const placesOf = (path: string): string[] =>
  readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}.`) && /^\d{1,9}$/.test(name.slice(basename(path).length + 1)))
    .map((name) => join(dirname(path), name));

const numberOf = (place: string): number => Number(place.slice(place.lastIndexOf('.') + 1));

/** Gives the pid of a live process that holds one of these lock files, and the lock files of dead processes. */
async function look(places: readonly string[]): Promise<{ pid: number | null | undefined; dead: string[] }> {
  const dead: string[] = [];
  for (const place of places) {
    const pid = await holderOf(place);
    if (pid !== undefined) return { pid, dead };
    dead.push(place);
  }
  return { pid: undefined, dead };
}

const listening = (path: string): Promise<Server> =>
  listenLocally(path, (socket) => socket.on('error', () => undefined).end(String(process.pid)));

/** Links this process's listening socket to a lock file. Of several rivals one succeeds. */
async function tryTake(place: string): Promise<Server | null> {
  const draft = `${place}.${randomBase32(8)}`;
  const server = await listening(draft);
  try {
    linkSync(draft, place);
    return server;
  } catch (error) {
    server.close();
    if (codeOf(error) === 'EEXIST') return null;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes the lock at `path` for the life of this process, and gives what releases it.
 * It is a listening socket, which the kernel closes with its process: zombies and reused pids hold none.
 * Throws `refusal(pid)` for a live holder; the pid is null where it sends none.
 */
export async function takeProcessLock(path: string, refusal: (pid: number | null) => string): Promise<() => void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const places = placesOf(path);
    const { pid } = await look(places);
    if (pid !== undefined) throw new Error(refusal(pid));
    const mine = `${path}.${Math.max(0, ...places.map(numberOf)) + 1}`;
    const server = await tryTake(mine);
    if (!server) continue;
    const release = () => {
      rmSync(mine, { force: true });
      server.close();
    };
    // A rival with an older list may have taken another lock file. The later of the two sees both, and gives up.
    const others = await look(placesOf(path).filter((place) => place !== mine));
    if (others.pid === undefined) {
      for (const place of others.dead) rmSync(place, { force: true });
      return release;
    }
    release();
    await sleep(Math.random() * MAX_PAUSE_MS);
  }
  throw new Error(`The lock ${path} keeps changing hands; stop the other processes and start again.`);
}
