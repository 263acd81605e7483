import { afterAll, beforeAll, expect, test } from 'vitest';
import { keys } from '@/drizzle/schema';
import { createKey, deleteKey, listKeys, type NewKey } from '@/lib/contract/key';
import { db } from '@/lib/server/db/client';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf } from '../../support/http';
import { makePerson } from '../../support/people';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

test('a key can create another one, which works, is listed without its secret and stored as a hash', async () => {
  const { key } = await makePerson();
  const made = (await call(createKey, { key, body: { name: 'CI' } })).body as NewKey;
  expect(made.key).toMatch(/^lr_sk_[A-Za-z0-9]{32}$/);
  expect(made).toEqual({
    id: expect.stringMatching(/^key_[a-z2-7]{20}$/),
    key: made.key,
    prefix: made.key.slice(0, 12),
  });
  const listed = await call(listKeys, { key: made.key });
  expect(listed.body).toMatchObject({ object: 'list', data: [{ id: made.id, name: 'CI', prefix: made.prefix }, {}] });
  expect(JSON.stringify(await db().select().from(keys))).not.toContain(made.key);
});

test('a key needs no name, nor a body', async () => {
  const { key } = await makePerson();
  expect((await call(createKey, { key })).status).toBe(201);
});

test('a name that is empty, too long or no text is refused', async () => {
  const { key } = await makePerson();
  for (const name of ['', 'x'.repeat(81), 1, null])
    expect(codeOf(await call(createKey, { key, body: { name } }))).toBe('invalid_request');
});

test('a revoked key stops working at once, and is not listed', async () => {
  const { key } = await makePerson();
  const made = (await call(createKey, { key })).body as NewKey;
  expect((await call(deleteKey, { key, params: { id: made.id } })).body).toEqual({
    id: made.id,
    object: 'key',
    deleted: true,
  });
  expect(codeOf(await call(listKeys, { key: made.key }))).toBe('unauthorized');
  expect(((await call(listKeys, { key })).body as { data: unknown[] }).data).toHaveLength(1);
  expect(codeOf(await call(deleteKey, { key, params: { id: made.id } }))).toBe('not_found');
});

test('a key of another workspace does not exist', async () => {
  const [one, two] = [await makePerson(), await makePerson()];
  expect(codeOf(await call(deleteKey, { key: one.key, params: { id: two.keyId } }))).toBe('not_found');
  expect((await call(listKeys, { key: two.key })).status).toBe(200);
});
