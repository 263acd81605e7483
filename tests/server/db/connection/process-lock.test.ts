import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeProcessLock } from '@/lib/server/db/connection/process-lock';

let directory: string;
let path: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'liverig-lock-'));
  path = join(directory, 'db.lock');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

const refusal = (pid: number | null) => `held by ${pid}`;

/** The script of another process that takes the lock and prints a line. */
const HOLDER = `
  const { createServer } = require('node:net');
  createServer((socket) => socket.end(String(process.pid))).listen(process.argv[1], () => console.log('held'));
`;

async function holder(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', HOLDER, `${path}.1`], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('a process lock', () => {
  test('can be taken again after its release', async () => {
    (await takeProcessLock(path, refusal))();
    expect(readdirSync(directory)).toEqual([]);
    (await takeProcessLock(path, refusal))();
  });

  test('of a live process is refused, with its pid', async () => {
    const other = await holder();
    await expect(takeProcessLock(path, refusal)).rejects.toThrow(`held by ${other.pid}`);
  });

  test('of a stopped process is refused, without its pid', async () => {
    const other = await holder();
    other.kill('SIGSTOP');
    await expect(takeProcessLock(path, refusal)).rejects.toThrow('held by null');
  });

  test('cannot be taken twice by the same process', async () => {
    const release = await takeProcessLock(path, refusal);
    await expect(takeProcessLock(path, refusal)).rejects.toThrow(`held by ${process.pid}`);
    release();
  });

  test('of a dead process is taken over', async () => {
    await killed(await holder());
    expect(readdirSync(directory)).toEqual(['db.lock.1']);
    const release = await takeProcessLock(path, refusal);
    expect(readdirSync(directory)).toEqual(['db.lock.2']);
    release();
  });

  test('of a zombie process is taken over', async () => {
    // `exec` leaves a parent that never waits for its child.
    const parent = spawn(
      'sh',
      ['-c', `"$0" -e "$1" "$2" & echo $!; exec sleep 60`, process.execPath, HOLDER, `${path}.1`],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    children.push(parent);
    let said = '';
    while (!said.includes('held')) said += String((await once(parent.stdout, 'data'))[0]);
    const pid = Number.parseInt(said, 10);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => takeProcessLock(path, refusal).then(() => 'taken', String)).toBe('taken');
    // Signals still find the zombie.
    expect(process.kill(pid, 0)).toBe(true);
  });

  test('that is a file with the pid of a live process is taken over', async () => {
    writeFileSync(`${path}.1`, `${process.pid}\n`);
    (await takeProcessLock(path, refusal))();
  });

  test('is given to one of several parallel attempts', async () => {
    await killed(await holder());
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => takeProcessLock(path, refusal)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(takeProcessLock(path, refusal)).rejects.toThrow('held by');
  });

  test('may have a path longer than a socket address', async () => {
    const deep = join(directory, 'd'.repeat(120));
    mkdirSync(deep);
    const release = await takeProcessLock(join(deep, 'db.lock'), refusal);
    await expect(takeProcessLock(join(deep, 'db.lock'), refusal)).rejects.toThrow('held by');
    release();
  });
});
