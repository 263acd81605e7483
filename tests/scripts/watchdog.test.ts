import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { routeOf } from '@/scripts/watchdog.mjs';

const ROOT = join(import.meta.dirname, '../..');

let children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

/** Begins a command that makes it process 1 of a container, as far as signals go. */
const AS_PROCESS_1 = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
/** Not every machine lets everybody make namespaces. */
const hasNamespaces = spawnSync(AS_PROCESS_1[0] ?? '', [...AS_PROCESS_1.slice(1), 'true']).status === 0;

/** The start script around a small server, and what both have said. */
function startShell(variables: Record<string, string> = {}, before: readonly string[] = []) {
  const script = join(ROOT, 'tests/fixtures/servers/stalling.mjs');
  const env = { ...process.env, START_SCRIPT: script, LIMIT_MS: '800', ...variables };
  const [command = 'sh', ...args] = [...before, 'sh', join(ROOT, 'scripts/start.sh')];
  const shell = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(shell);
  let said = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (text: Buffer) => {
      said += String(text);
    });
  return { shell, said: () => said };
}

type Started = ReturnType<typeof startShell>;

/** The port of the server that was started last, when so many have been. */
async function portOf({ said }: Started, started: number): Promise<number> {
  await expect.poll(() => [...said().matchAll(/port (\d+)/g)].length).toBe(started);
  return Number([...said().matchAll(/port (\d+)/g)].at(-1)?.[1]);
}

const ask = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (answer) => answer.text(),
    () => 'no answer',
  );

const statusOf = async ({ shell }: Started): Promise<unknown> => shell.exitCode ?? (await once(shell, 'exit'))[0];

describe('a server whose event loop stands still', () => {
  test('is ended and started anew, and the log says what it was asked', async () => {
    const started = startShell();
    const first = await portOf(started, 1);
    const pid = await ask(first, '/');
    expect(await ask(first, '/stall/msc_aaaabbbbccccddddeeee?token=secret')).toBe('no answer');
    const second = await portOf(started, 2);
    expect(await ask(second, '/')).not.toBe(pid);
    expect(started.said()).toContain('"event":"server.stalled"');
    expect(started.said()).toContain('"routes":["GET /stall/…"]');
    expect(started.said()).toContain('is started anew');
    expect(started.said()).not.toContain('secret');
    started.shell.kill('SIGTERM');
    expect(await statusOf(started)).toBe(0);
    expect(started.said()).toContain('stopped by SIGTERM');
  });

  test('is not started anew for ever', async () => {
    const started = startShell();
    for (let turn = 1; turn <= 6; turn += 1) await ask(await portOf(started, turn), '/stall');
    expect(await statusOf(started)).toBe(140);
    expect(started.said()).toContain('is not started anew');
  });

  test('is left to its supervisor where there is another', async () => {
    const started = startShell({ SUPERVISED: '1' });
    await ask(await portOf(started, 1), '/stall');
    await statusOf(started);
    expect(started.shell.signalCode).toBe('SIGUSR2');
  });
});

describe.runIf(hasNamespaces)('a server in a container without an init', () => {
  test('is ended where it stands still, and started anew', async () => {
    const started = startShell({}, AS_PROCESS_1);
    await ask(await portOf(started, 1), '/stall');
    await portOf(started, 2);
    expect(started.said()).toContain('is started anew');
  });

  test('is ended for whoever starts the container anew', async () => {
    const started = startShell({ SUPERVISED: '1' }, AS_PROCESS_1);
    await ask(await portOf(started, 1), '/stall');
    expect(await statusOf(started)).toBe(140);
    expect(started.said()).toContain('is not started anew');
  });
});

describe('a server', () => {
  test('that ends by itself is not started anew, and its status is passed on', async () => {
    const started = startShell();
    await ask(await portOf(started, 1), '/exit');
    expect(await statusOf(started)).toBe(3);
  });

  test('that is only busy now and then goes on', async () => {
    const started = startShell({ LIMIT_MS: '1200' });
    const port = await portOf(started, 1);
    const pid = await ask(port, '/');
    for (let turn = 0; turn < 3; turn += 1) expect(await ask(port, '/busy')).toBe(pid);
  });

  test('ends when the shell that started it is gone', async () => {
    const started = startShell();
    const port = await portOf(started, 1);
    started.shell.kill('SIGKILL');
    await expect.poll(() => ask(port, '/')).toBe('no answer');
    expect(started.said()).toContain('stopped by its supervisor');
  });
});

test('a log names the words of a path alone', () => {
  expect(routeOf('GET', '/api/v1/mascots/msc_abc/spec?key=lr_sk_x')).toBe('GET /api/v1/mascots/…/spec');
  expect(routeOf('POST', '/invite/q2w3e4')).toBe('POST /invite/…');
  expect(routeOf('GET', '/')).toBe('GET /');
});
