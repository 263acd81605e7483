import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import { deleteAnimation } from '@/lib/contract/animation';
import { deleteCanvas } from '@/lib/contract/canvas';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ID_PREFIX, isId, kindAt, type IdKind } from '@/lib/contract/ids';
import { getMascot } from '@/lib/contract/mascot';
import { newId } from '@/lib/server/db/queries/ids';
import { readParams } from '@/lib/server/http/read';
import { call, codeOf } from '../../support/http';
import { mascot, setTheStage, somebody } from '../../support/stage';

setTheStage();

const endpoints: Endpoint[] = Object.values(ENDPOINTS);
const places = endpoints.flatMap(({ path }) =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match): [string, string] => [path, match[1] ?? '']),
);
const KINDS = Object.keys(ID_PREFIX) as IdKind[];
const thrownBy = (path: string, name: string, value: string): unknown => {
  try {
    return readParams(path, { [name]: value });
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('every path parameter is an identifier, except tokens and providers', () => {
  expect(
    [...new Set(places.filter(([path, name]) => kindAt(path, name) === null).map(([, name]) => name))].toSorted(),
  ).toEqual(['provider', 'token']);
  expect(kindAt('/workspace/members/{user_id}', 'user_id')).toBe('user');
  expect(kindAt('/mascots/{id}/canvases/{canvasId}', 'canvasId')).toBe('canvas');
});

test('an identifier has its prefix and twenty characters of base32', () => {
  for (const kind of KINDS) {
    expect(isId(kind, newId(kind))).toBe(true);
    for (const text of [
      '',
      ID_PREFIX[kind],
      `${newId(kind)}a`,
      newId(kind).slice(0, -1),
      newId(kind).toUpperCase(),
      `${ID_PREFIX[kind]}_${'1'.repeat(20)}`,
    ])
      expect(isId(kind, text)).toBe(false);
  }
});

describe.each(places)('in %s, {%s}', (path, name) => {
  const kind = kindAt(path, name);

  test('a value of the right form is accepted', () => {
    const value = kind ? newId(kind) : 'a-b_c.d~e';
    expect(thrownBy(path, name, value)).toEqual({ [name]: value });
  });

  test('a value of another form is not found', () => {
    const wrong = [
      '',
      'a b',
      'a/b',
      '%2e%2e',
      'füchsin',
      'x'.repeat(1001),
      ...(kind ? ['none', `${ID_PREFIX[kind]}_none`, newId(kind === 'job' ? 'file' : 'job')] : []),
    ];
    for (const value of wrong) expect(thrownBy(path, name, value)).toBe('not_found');
  });

  test('a dot segment is refused', () => {
    for (const value of ['.', '..']) expect(thrownBy(path, name, value)).toBe('invalid_request');
  });
});

test.each([
  [deleteCanvas, 'canvasId'],
  [deleteAnimation, 'animationId'],
])('a request for a part of a mascot never reaches the mascot itself', async (endpoint, name) => {
  for (const value of ['..', '.', '']) {
    const { status } = await call(endpoint, { key: somebody.key, params: { id: mascot.id, [name]: value } as never });
    expect(status).toBe(value === '' ? 404 : 400);
  }
  expect(codeOf(await call(endpoint, { key: somebody.key, params: { id: '..', [name]: mascot.id } as never }))).toBe(
    'invalid_request',
  );
  expect((await call(getMascot, { key: somebody.key, params: { id: mascot.id } })).status).toBe(200);
});
