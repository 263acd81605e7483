import { expect, test } from 'vitest';
import { getAccount, signIn } from '@/lib/contract/account';
import { listPresets } from '@/lib/contract/catalog';
import { createKey, deleteKey, listKeys } from '@/lib/contract/key';
import { previewMascot } from '@/lib/contract/preview';
import { methods, unknownPath } from '@/lib/server/http/methods';
import { accepted, created, ok, sent } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

/** Compiled by the type check, never called: each line that must not compile says so. */
export const compiled = () => [
  route(listKeys, () => ok({ object: 'list', data: [] })),
  route(deleteKey, async ({ params, actor }) => ok({ id: `${params.id}${actor.plan}`, object: 'key', deleted: true })),
  route(signIn, async ({ body, actor }) => accepted({ sent: true }, { plan: actor?.plan ?? body.email })),
  route(previewMascot, ({ query }) => sent(new Uint8Array(query.size ?? 1), 'image/png')),
  route(getAccount, ({ actor }) => ok({ id: actor.userId, object: 'account', email: '', name: null, created_at: '' })),
  // @ts-expect-error a status that is not declared
  route(createKey, async () => ok({ id: '', key: '', prefix: '' })),
  // @ts-expect-error a wrong body
  route(createKey, async () => created({ id: '', key: 1, prefix: '' })),
  // @ts-expect-error bytes where JSON is declared
  route(listPresets, async () => sent('x', 'image/png')),
  // @ts-expect-error a parameter that the path does not have
  route(deleteKey, async ({ params }) => ok({ id: params.nope, object: 'key', deleted: true })),
  // @ts-expect-error an actor who may be nobody
  route(listPresets, async ({ actor }) => ok({ object: 'list', data: [] }, { plan: actor.plan })),
];

test('a method without a route is refused with 405, the allowed ones and the error body', async () => {
  const { GET, DELETE } = methods(route(listPresets, () => ok({ object: 'list', data: [] })));
  const context = { params: Promise.resolve({}) };
  const refused = await DELETE(new Request('http://localhost/api/v1/presets', { method: 'DELETE' }), context);
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, OPTIONS');
  expect(refused.headers.get('request-id')).toMatch(/^req_/);
  expect(await refused.json()).toMatchObject({ error: { code: 'invalid_request', details: null } });
  const answer = await GET(new Request('http://localhost/api/v1/presets'), context);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('request-id')).toMatch(/^req_/);
});

test('OPTIONS lists the methods of a path, and allows no other origin', async () => {
  const { OPTIONS } = methods(route(listPresets, () => ok({ object: 'list', data: [] })));
  const answer = await OPTIONS(
    new Request('http://localhost/api/v1/presets', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example' },
    }),
    { params: Promise.resolve({}) },
  );
  expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([204, 'GET, OPTIONS', '']);
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  const nowhere = await unknownPath().OPTIONS(new Request('http://localhost/api/v1/nowhere', { method: 'OPTIONS' }));
  expect([nowhere.status, await nowhere.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
});
