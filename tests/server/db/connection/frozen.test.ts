import { expect, test } from 'vitest';
import { makePatient } from '@/lib/server/db/connection/patient-pool';

const ignore = () => undefined;

/** A pool of one connection, which it drops when it is returned with an error. Connections are numbered. */
function onePool() {
  let opened = 0;
  let idle: number | undefined;
  return {
    connect: () => {
      opened += idle === undefined ? 1 : 0;
      const number = idle ?? opened;
      return Promise.resolve({
        number,
        once: ignore,
        off: ignore,
        release: (error?: Error | boolean) => void (idle = error ? undefined : number),
      });
    },
    query: ignore,
    on: ignore,
  };
}

test('a connection is reused, unless it was idle in a frozen process', async () => {
  let now = 0;
  const clients = new Map<number, object>();
  const { connect, ...rest } = onePool();
  const same = async () => {
    const client = await connect();
    const known = clients.get(client.number) ?? client;
    clients.set(client.number, known);
    return Object.assign(known, client);
  };
  const pool = makePatient({ connect: same, ...rest } as never, () => now) as { connect: typeof connect };
  const use = async () => {
    const client = await pool.connect();
    client.release();
    return client.number;
  };
  expect([await use(), await use()]).toEqual([1, 1]);
  now += 10_000;
  expect(await use()).toBe(1);
  now += 3_600_000;
  expect([await use(), await use()]).toEqual([2, 2]);
});
