import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');

/** The built product in a process of its own, with a port and a data directory of its own. */
export interface Server {
  origin: string;
  dataDir: string;
  /** The process that everything else of it comes from. */
  pid: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/**
 * Starts the product with these environment variables beside the bench's own, and waits until it is well.
 * `BENCH_PORT` chooses its port. Throws when it does not start.
 */
export async function startServer(variables: Readonly<Record<string, string>> = {}): Promise<Server> {
  const port = Number(process.env.BENCH_PORT) || (await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'liverig-bench-'));
  const origin = `http://localhost:${port}`;
  const child = spawn('sh', [join(ROOT, 'scripts', 'start.sh')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SUPERVISED: '1',
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_URL: origin,
      DEFAULT_PLAN: 'studio',
      ANTHROPIC_API_KEY: '',
      ...variables,
    },
  });
  // A bench that throws must not leave its server behind.
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const stop = async () => {
    kill();
    await ended;
    process.off('exit', kill);
    rmSync(dataDir, { recursive: true, force: true });
  };
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.ok) return { origin, dataDir, pid: child.pid ?? 0, stop };
    await sleep(100);
  }
  rmSync(dataDir, { recursive: true, force: true });
  throw new Error('The server did not start.');
}

/** Runs some work on a server that nothing else has used, and ends it. */
export async function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer();
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
