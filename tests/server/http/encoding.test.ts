import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMascots } from '@/lib/contract/mascot';
import { getWorkspace } from '@/lib/contract/workspace';
import { transaction } from '@/lib/server/db/client';
import { insertMascot } from '@/lib/server/db/mascots';
import { encodeJson } from '@/lib/server/http/encode-json';
import { ENCODING_HEADER } from '@/lib/server/precompressed';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call } from '../../support/http';
import { makePerson, type SomePerson } from '../../support/people';

let somebody: SomePerson;

beforeAll(async () => {
  await openTestDatabase();
  somebody = await makePerson();
  for (let number = 0; number < 20; number += 1)
    await transaction((tx) =>
      insertMascot(tx, { workspaceId: somebody.workspaceId, name: `Fox ${number}`, source: 'prompt' }),
    );
});
afterAll(closeTestDatabase);

const list = (accepted: string) =>
  call(listMascots, { key: somebody.key, query: { limit: '20' }, headers: { [ENCODING_HEADER]: accepted } });
const bytesOf = async (accepted: string) => (await (await list(accepted)).response.arrayBuffer()).byteLength;

describe('a list', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('for a caller who accepts %j is sent as %s', async (accepted, encoding) => {
    const { headers, body } = await list(accepted);
    expect([headers.get(ENCODING_HEADER), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect((body as { data: unknown[] }).data).toHaveLength(20);
  });

  test('is at most a fifth as long when compressed', async () => {
    const plain = await bytesOf('');
    expect(await bytesOf('gzip')).toBeLessThan(plain / 5);
    expect(await bytesOf('br')).toBeLessThan(plain / 5);
  });
});

test('a short answer is not compressed', async () => {
  const { headers } = await call(getWorkspace, { key: somebody.key, headers: { [ENCODING_HEADER]: 'br' } });
  expect([headers.get(ENCODING_HEADER), headers.get('vary')]).toEqual([null, null]);
  expect(await encodeJson('"short"', 'br')).toEqual({ body: '"short"', headers: {} });
});
