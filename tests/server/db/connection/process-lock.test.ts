import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeProcessLock } from '@/lib/server/db/connection/process-lock';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'liverig-lock-'));
  path = join(directory, 'db.lock');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const refusal = (pid: number) => `held by ${pid}`;

async function someProcess(): Promise<{ pid: number; kill(): Promise<void> }> {
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

describe('the lock of a process', () => {
  test('is given up when it is released', () => {
    takeProcessLock(path, refusal)();
    expect(existsSync(path)).toBe(false);
    takeProcessLock(path, refusal)();
  });

  test('of a live process is refused, and says whose it is', async () => {
    const other = await someProcess();
    writeFileSync(path, `${other.pid}\n`);
    expect(() => takeProcessLock(path, refusal)).toThrow(`held by ${other.pid}`);
    await other.kill();
  });

  test('is not even given twice to the process that holds it', () => {
    takeProcessLock(path, refusal);
    expect(() => takeProcessLock(path, refusal)).toThrow(`held by ${process.pid}`);
  });

  test('of a dead process is taken over', async () => {
    const other = await someProcess();
    writeFileSync(path, `${other.pid}\n`);
    await other.kill();
    takeProcessLock(path, refusal);
    expect(readFileSync(path, 'utf8').split(' ')[0]).toBe(String(process.pid));
    expect(readdirSync(directory)).toEqual(['db.lock']);
  });

  test('of an earlier process with the pid of a live one is taken over', async () => {
    const other = await someProcess();
    writeFileSync(path, `${other.pid} another-boot:1\n`);
    takeProcessLock(path, refusal);
    expect(readFileSync(path, 'utf8').split(' ')[0]).toBe(String(process.pid));
    await other.kill();
  });

  test('that holds nonsense is taken over', () => {
    writeFileSync(path, '');
    expect(() => takeProcessLock(path, refusal)).not.toThrow();
  });
});
