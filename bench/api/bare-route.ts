import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts the baseline of the benches: `bare-route/`, a Next application with a single route that answers a constant.
 * Gives the URL of the route and a function to stop the application.
 */
export async function startBareRoute(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-route', 'serve.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const ended = once(child, 'exit');
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number | null];
  if (child.exitCode !== null || !port) throw new Error('The bare route did not start.');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `http://localhost:${port}/constant`, stop };
}
