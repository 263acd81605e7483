import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');

/** The built product in a separate process, with its own port and data directory. */
export interface Server {
  origin: string;
  dataDir: string;
  /** The id of its root process. */
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
 * Starts the product with additional environment variables, and waits until its health check succeeds. `BENCH_PORT`
 * chooses its port. Throws if it does not start.
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
  // A bench that throws must not leave its server running.
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

/** Runs `work` on a fresh server with additional environment variables, and stops the server. */
export async function withServer<T>(
  work: (server: Server) => Promise<T>,
  variables: Readonly<Record<string, string>> = {},
): Promise<T> {
  const server = await startServer(variables);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
