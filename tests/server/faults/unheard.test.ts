import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Asks the server for its processor time in seconds. Rejects if it does not answer. */
async function secondsTaken(port: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', signal: AbortSignal.timeout(5000) });
  return Number(await text(socket)) / 1_000_000;
}

test('a server whose log reader has died still answers, without a busy loop', async () => {
  const script = join(ROOT, 'tests/fixtures/servers/unheard.ts');
  const server = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  server.stderr.resume();
  let said = '';
  while (!/"port":\d+/.test(said)) said += String((await once(server.stdout, 'data'))[0]);
  const port = Number(/"port":(\d+)/.exec(said)?.[1]);
  server.stdout.destroy();
  server.stderr.destroy();
  await sleep(200);
  const before = await secondsTaken(port);
  await sleep(2000);
  expect((await secondsTaken(port)) - before).toBeLessThan(1);
  expect(server.exitCode).toBeNull();
});
