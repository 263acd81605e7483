import { describe, expect, test } from 'vitest';
import { callerOf, isTrusted, readTrust } from '@/lib/server/addresses/proxies';

const PEERS = ['203.0.113.7', '127.0.0.1', '::1', '10.0.0.2', '172.20.1.1', '192.168.1.9', 'fd00::2', 'fe80::1'];
const caller = (peer: string, told: string, trust: string) => callerOf(peer, told, readTrust(trust) ?? null);

test.each(PEERS)('without a trusted proxy the caller of the peer %s is the peer', (peer) => {
  expect(callerOf(peer, '1.2.3.4', null)).toBe(peer);
  expect(isTrusted(peer, null)).toBe(false);
});

test('an IPv4-mapped IPv6 address is read as IPv4', () => {
  expect(callerOf('::ffff:203.0.113.7', '', null)).toBe('203.0.113.7');
  expect(isTrusted('::ffff:10.1.2.3', readTrust('10.0.0.0/8') ?? null)).toBe(true);
});

describe('a number of proxies', () => {
  test.each([
    ['1', '1.2.3.4', '1.2.3.4'],
    ['1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['2', '6.6.6.6, 1.2.3.4, 10.0.0.3', '1.2.3.4'],
    ['3', '1.2.3.4', '1.2.3.4'],
    ['1', '', '10.0.0.2'],
    ['1', '1.2.3.4, unknown', '10.0.0.2'],
    ['2', 'unknown, 10.0.0.3', '10.0.0.3'],
  ])('%s with the header "%s" gives the caller %s', (trust, told, expected) =>
    expect(caller('10.0.0.2', told, trust)).toBe(expected),
  );
});

describe('proxies by address', () => {
  const trust = '10.0.0.0/8, 127.0.0.1,fd00::/8';
  test.each([
    ['10.0.0.2', '1.2.3.4', '1.2.3.4'],
    ['::ffff:10.0.0.2', '6.6.6.6, 1.2.3.4, 10.0.0.9', '1.2.3.4'],
    ['fd00::2', '6.6.6.6, 2001:db8::1', '2001:db8::1'],
    ['203.0.113.7', '1.2.3.4', '203.0.113.7'],
    ['192.168.1.9', '1.2.3.4', '192.168.1.9'],
    ['127.0.0.1', '10.0.0.8, 10.0.0.9', '10.0.0.8'],
  ])('the peer %s with the header "%s" gives the caller %s', (peer, told, expected) =>
    expect(caller(peer, told, trust)).toBe(expected),
  );
});

test.each([
  '',
  '0',
  '33',
  '-1',
  '1.5',
  'true',
  'loopback',
  '10.0.0.0/33',
  '10.0.0',
  '10.0.0.1,,10.0.0.2',
  'proxy.example',
])('"%s" is not a valid setting', (text) => {
  expect(readTrust(text)).toBeUndefined();
});
