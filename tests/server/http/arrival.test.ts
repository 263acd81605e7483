import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Incoming } from '@/lib/server/http/arrival';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Loads `arrive` with these environment variables. Modules read them once, so they are loaded again each time. */
async function door(variables: Record<string, string> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return import('@/lib/server/http/arrival');
}

/** A request as Node parses it: `headers.host` is the first of several `Host` headers. */
function incoming(headers: [string, string][], { url = '/', peer = '127.0.0.1' } = {}): Incoming {
  const kept = Object.fromEntries(headers.toReversed().map(([name, value]) => [name.toLowerCase(), value]));
  return { url, headers: kept, rawHeaders: headers.flat(), socket: { remoteAddress: peer } };
}

/** Whether an accepted request counts as made on this machine. */
async function isLocal(
  headers: [string, string][],
  { peer, ...variables }: Record<string, string> = {},
): Promise<boolean> {
  const { arrive, isLocalCaller } = await door(variables);
  const request = incoming(headers, { peer });
  expect(arrive(request)).toBeNull();
  return isLocalCaller(new Headers(request.headers as Record<string, string>));
}

const codeOf = (refused: { code: string } | null) => refused?.code ?? 'passes';

describe('a request', () => {
  test.each<[string, [string, string][], string?]>([
    ['another host', [['Host', 'evil.test:3000']]],
    ['no host', []],
    ['an empty host', [['Host', '']]],
    [
      'two hosts, ours first',
      [
        ['Host', 'localhost:3000'],
        ['host', 'evil.test'],
      ],
    ],
    [
      'two hosts, ours last',
      [
        ['Host', 'evil.test'],
        ['HOST', 'localhost:3000'],
      ],
    ],
    ['a whole address of another host', [['Host', 'localhost:3000']], 'http://evil.test/api/v1/keys'],
    ['a whole address of ours, with another host', [['Host', 'evil.test']], 'http://localhost:3000/'],
    ['a whole address with a user', [['Host', 'localhost:3000']], 'http://localhost:3000@evil.test/'],
    ['what is no address', [['Host', 'localhost:3000']], 'evil.test:443'],
    [
      'the word of a proxy that nobody trusts',
      [
        ['Host', 'evil.test'],
        ['X-Forwarded-Host', 'localhost:3000'],
      ],
    ],
    [
      'another host and our origin',
      [
        ['Host', 'evil.test:3000'],
        ['Origin', 'http://localhost:3000'],
        ['Authorization', 'Bearer x'],
        ['Cookie', 'a=b'],
      ],
    ],
  ])('with %s is refused', async (_, headers, url) => {
    const refused = (await door()).arrive(incoming(headers, { url }));
    expect([refused?.status, refused?.code]).toEqual([421, 'misdirected_request']);
  });

  test.each<[string, [string, string][], string?]>([
    ['localhost', [['Host', 'localhost:3000']]],
    ['localhost, in full', [['Host', 'LOCALHOST.:3000']]],
    ['IPv4', [['Host', '127.0.0.1:3000']]],
    ['IPv6', [['Host', '[::1]:3000']]],
    [
      'the same host twice',
      [
        ['Host', 'localhost:3000'],
        ['Host', 'LOCALHOST:3000'],
      ],
    ],
    ['a whole address of the same host', [['Host', 'localhost:3000']], 'http://localhost:3000/mascots'],
    ['the address of options for everything', [['Host', 'localhost:3000']], '*'],
  ])('for %s passes', async (_, headers, url) => {
    expect(codeOf((await door()).arrive(incoming(headers, { url })))).toBe('passes');
  });
});

describe('forwarded headers', () => {
  const forwarded: [string, string][] = [
    ['Host', 'localhost:3000'],
    ['X-Forwarded-For', '6.6.6.6, 1.2.3.4'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Host', 'mascots.example'],
  ];
  const seen = async (variables: Record<string, string>, peer?: string) => {
    const request = incoming(forwarded, { peer });
    const refused = codeOf((await door(variables)).arrive(request));
    return [
      refused,
      request.headers.host,
      request.headers['x-forwarded-for'],
      request.headers['x-forwarded-proto'],
      request.headers['x-forwarded-host'],
    ];
  };
  const APP_URL = 'https://mascots.example';

  test('of an untrusted peer are ignored', async () => {
    for (const peer of ['127.0.0.1', '10.0.0.2', '::1'])
      expect(await seen({ APP_URL }, peer)).toEqual(['passes', 'localhost:3000', peer, undefined, undefined]);
    expect(await seen({ APP_URL, TRUST_PROXY: '10.0.0.0/8' }, '127.0.0.1')).toEqual([
      'passes',
      'localhost:3000',
      '127.0.0.1',
      undefined,
      undefined,
    ]);
  });

  test('of a trusted proxy are used', async () => {
    for (const TRUST_PROXY of ['1', '10.0.0.2']) {
      expect(await seen({ APP_URL, TRUST_PROXY }, '10.0.0.2')).toEqual([
        'passes',
        'mascots.example',
        '1.2.3.4',
        'https',
        undefined,
      ]);
    }
  });

  test('of a trusted proxy that name another host are refused', async () => {
    expect((await seen({ TRUST_PROXY: '1' }, '10.0.0.2'))[0]).toBe('misdirected_request');
  });
});

describe('a local caller', () => {
  const HERE: [string, string] = ['Host', 'localhost:3000'];

  test.each(['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'])('is recognised by the address %s', async (peer) => {
    expect(await isLocal([HERE], { peer })).toBe(true);
    expect(await isLocal([['Host', '[::1]:3000']], { peer })).toBe(true);
  });

  test.each(['192.168.1.9', '10.0.0.2', '203.0.113.7', 'fe80::1', ''])(
    'is not recognised at "%s", whatever host the request names',
    async (peer) => {
      expect(await isLocal([HERE], { peer })).toBe(false);
      expect(await isLocal([HERE, ['X-Forwarded-For', '127.0.0.1'], ['Local-Caller', 'true']], { peer })).toBe(false);
    },
  );

  test.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Forwarded',
    'Via',
    'X-Real-IP',
    'CF-Connecting-IP',
  ])('is not recognised behind a proxy, which the header %s reveals', async (name) => {
    expect(await isLocal([HERE, [name, '127.0.0.1']])).toBe(false);
  });

  test('is not recognised if the service has a public name or a trusted proxy', async () => {
    expect(await isLocal([HERE], { APP_URL: 'https://mascots.example' })).toBe(false);
    expect(await isLocal([['Host', 'mascots.lan']], { ALLOWED_HOSTS: 'mascots.lan' })).toBe(false);
    expect(await isLocal([HERE], { TRUST_PROXY: '10.0.0.2' })).toBe(false);
  });

  test('has no network address to be counted for; other callers have one', async () => {
    const { arrive, countedAddress } = await door();
    for (const [peer, counted] of [
      ['127.0.0.1', null],
      ['203.0.113.7', '203.0.113.7'],
    ] as const) {
      const request = incoming([HERE], { peer });
      arrive(request);
      expect(countedAddress(new Headers(request.headers as Record<string, string>))).toBe(counted);
    }
  });

  test('cannot claim to be local by sending the internal header', async () => {
    const { isLocalCaller } = await door();
    for (const value of ['', 'true', '1', 'undefined'])
      expect(isLocalCaller(new Headers({ 'local-caller': value }))).toBe(false);
    expect(isLocalCaller(new Headers())).toBe(false);
  });
});
