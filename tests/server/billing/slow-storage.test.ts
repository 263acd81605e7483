import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refuseWithoutStorage } from '@/lib/server/billing/storage';
import { bytesStoredBy } from '@/lib/server/db/storage';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { makePerson } from '../../support/people';
import { eventually } from '../../support/eventually';

vi.mock('@/lib/server/db/storage', () => ({ bytesStoredBy: vi.fn<typeof bytesStoredBy>() }));

let finish: (bytes: number) => void = () => undefined;
beforeAll(async () => {
  vi.mocked(bytesStoredBy).mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await openTestDatabase();
});
afterAll(closeTestDatabase);

test('no request waits for a workspace that takes long to measure, and several do not measure it twice', async () => {
  const { actor } = await makePerson('free');
  const write = () => refuseWithoutStorage({ method: 'POST', path: '/uploads' }, actor, 0);
  await Promise.all([write(), write()]);
  await write();
  expect(bytesStoredBy).toHaveBeenCalledOnce();
  finish(2 ** 40);
  await eventually(() => expect(write()).rejects.toThrow('The Free plan has room for 2 GB of storage'));
});
