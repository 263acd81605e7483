import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { dataDir, removeDataDir } from '../support/data-dir';

afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(removeDataDir);

async function ensure(path: string): Promise<void> {
  // The environment is read once a module.
  vi.resetModules();
  vi.stubEnv('DATA_DIR', path);
  (await import('@/lib/server/data-dir')).ensureDataDir();
}

test('a missing data directory is made', async () => {
  const path = join(dataDir, 'a', 'b');
  await ensure(path);
  await ensure(path);
  expect(existsSync(path)).toBe(true);
});

test('a place where nothing can be kept is refused with what to do', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below')]) {
    await expect(ensure(path)).rejects.toThrow(
      `Nothing can be kept in ${path}. Set DATA_DIR to a folder that this user may write to.`,
    );
  }
});
