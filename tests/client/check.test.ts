import { describe, expect, test, vi } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { at, createClient, ServiceError } from '@/lib/client';
import type { Address } from '@/lib/client/call';
import { createClient as createSdk, type Liverig } from '@/lib/client/sdk';

const baseUrl = 'http://localhost:3000/api/v1';
const endpoints: Endpoint[] = Object.values(ENDPOINTS).filter(({ path }) => path.includes('{'));
const namesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/** What would lead to another address, or to none. */
const ASTRAY = [
  '',
  '.',
  '..',
  '../..',
  'a/b',
  'a\\b',
  '%2e%2e',
  '.%2E',
  '..?',
  '#',
  ' ',
  'msc_a ',
  'füchsin',
  '\n',
  'x'.repeat(1001),
  undefined,
  null,
  7,
];

/** A fetch that must not be called. */
const silent = () => vi.fn<typeof fetch>(() => Promise.reject(new Error('Something was sent.')));

const REFUSED = { name: 'ServiceError', status: 400, code: 'invalid_request' };

describe.each(endpoints.map(({ id, method, path }) => [id, `${method} ${path}` as Address, namesOf(path)] as const))(
  '%s',
  (_, address, names) => {
    test.each(names)('sends nothing where {%s} is no segment of a path', async (name) => {
      const fetch = silent();
      const [client, sdk] = [createClient({ baseUrl, fetch }), createSdk({ baseUrl, fetch, retries: 0 })];
      for (const value of ASTRAY) {
        const given = {
          params: { ...Object.fromEntries(names.map((other) => [other, 'id_a'])), [name]: value },
          body: {},
        } as never;
        await expect(client.call(at(address), given)).rejects.toMatchObject({
          ...REFUSED,
          details: [expect.stringMatching(new RegExp(`^${name}: `))],
        });
        await expect(sdk.call(address, given)).rejects.toMatchObject(REFUSED);
        expect(() => client.urlOf(at(address), given)).toThrow(ServiceError);
      }
      expect(fetch).not.toHaveBeenCalled();
    });
  },
);

/** Calls whose id once led to something larger than what it stood for. */
const DANGEROUS: [string, (client: Liverig) => unknown][] = [
  ['a canvas', (client) => client.canvases.delete('msc_a', '..')],
  ['an animation', (client) => client.animations.delete('msc_a', '..')],
  ['a mascot of no id', (client) => client.mascots.get('')],
  ['the events of a job', (client) => client.jobs.events('..').next()],
  ['the address of a file', (client) => Promise.resolve().then(() => client.files.url('..'))],
];

test.each(DANGEROUS)('%s that leads elsewhere is refused before it is asked for', async (_, call) => {
  const fetch = silent();
  await expect(call(createSdk({ baseUrl, fetch, retries: 0 }))).rejects.toMatchObject(REFUSED);
  expect(fetch).not.toHaveBeenCalled();
});

test('what a save is based on goes along in quotes, and only as what it is', async () => {
  const sent: (string | undefined)[] = [];
  const client = createSdk({
    baseUrl,
    fetch: async (_, init = {}) => {
      sent.push((init.headers as Record<string, string>)['If-Match']);
      return Response.json({});
    },
  });
  await client.mascots.recolor('msc_a', { fur: '#3366cc' }, { ifMatch: 'ver_a' });
  await client.mascots.replaceSpec('msc_a', {} as never, { ifMatch: 'ver_b' });
  await client.canvases.update('msc_a', 'cnv_a', { name: 'A' }, { ifMatch: '2026-11-24T10:00:00.000Z' });
  await client.mascots.recolor('msc_a', { fur: '#3366cc' });
  expect(sent).toEqual(['"ver_a"', '"ver_b"', '"2026-11-24T10:00:00.000Z"', undefined]);
  for (const ifMatch of ['', '"ver_a"', '*', 'a, b', 'a\nb'])
    await expect(client.mascots.recolor('msc_a', {}, { ifMatch })).rejects.toMatchObject(REFUSED);
  expect(sent).toHaveLength(4);
});
