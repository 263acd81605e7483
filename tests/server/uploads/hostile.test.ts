import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { files, mascots } from '@/drizzle/schema';
import { createMascot } from '@/lib/contract/mascot';
import { createUpload } from '@/lib/contract/upload';
import { db } from '@/lib/server/db/client';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { hostileFiles } from '../../support/hostile-files';
import { call, codeOf, detailsOf, type Received } from '../../support/http';
import { makePerson } from '../../support/people';
import { formWith } from '../../support/uploads';

const hostile = await hostileFiles();
let key: string;
let server: Server;

beforeAll(async () => {
  await openTestDatabase();
  ({ key } = await makePerson());
  server = createServer((request, response) => {
    response.end(hostile[Number(request.url?.slice(1))]?.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('OUTBOUND_ALLOW', `127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  await closeTestDatabase();
});

const answer = (received: Received) => [received.status, codeOf(received), detailsOf(received)];

test.each(hostile.map(({ name, bytes, says }, at) => ({ name, bytes, says, at })))(
  '$name is refused as an upload and behind an address',
  async ({ bytes, says, at }) => {
    expect(answer(await call(createUpload, { key, form: formWith(bytes, 'fox.png', 'image/png') }))).toEqual([
      400,
      'invalid_request',
      [`file: ${says}`],
    ]);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${at}`;
    expect(answer(await call(createUpload, { key, body: { url: address } }))).toEqual([
      400,
      'invalid_request',
      [`url: ${says}`],
    ]);
    expect(answer(await call(createMascot, { key, body: { image_url: address } }))).toEqual([
      400,
      'invalid_request',
      [`image_url: ${says}`],
    ]);
  },
);

test('nothing of them is stored', async () => {
  expect([await db().$count(files), await db().$count(mascots)]).toEqual([0, 0]);
});
