import { dataDir, removeDataDir } from '../../support/data-dir';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listKeys } from '@/lib/contract/key';
import { ensureLocalKey } from '@/lib/server/keys/local';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call } from '../../support/http';

process.env.LOCAL_API_KEY = '1';
beforeAll(openTestDatabase);
afterAll(async () => {
  await closeTestDatabase();
  removeDataDir();
});

const path = join(dataDir, 'local-api-key');
const kept = () => readFileSync(path, 'utf8').trim();

test('the first start writes and prints one key that works, and later starts keep it and print nothing', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await ensureLocalKey();
  const key = kept();
  expect(key).toMatch(/^lr_sk_[A-Za-z0-9]{32}$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(String(written.mock.calls[0]?.[0])).toContain(key);
  expect((await call(listKeys, { key })).status).toBe(200);
  written.mockClear();
  await ensureLocalKey();
  expect(kept()).toBe(key);
  expect(written).not.toHaveBeenCalled();

  writeFileSync(path, 'lr_sk_of_another_database\n');
  await ensureLocalKey();
  expect(kept()).not.toBe(key);
  expect(String(written.mock.calls[0]?.[0])).toContain(kept());
  expect((await call(listKeys, { key: kept() })).body).toMatchObject({ data: [{}, {}] });
  written.mockRestore();
});
