import { expect, test } from 'vitest';
import { callerOf } from '../../scripts/caller.mjs';

test('a caller from the internet cannot choose its address', () => {
  expect(callerOf('203.0.113.7', '1.2.3.4')).toBe('203.0.113.7');
  expect(callerOf('::ffff:203.0.113.7', '1.2.3.4')).toBe('203.0.113.7');
  expect(callerOf('2001:db8::7', '1.2.3.4')).toBe('2001:db8::7');
});

test('a proxy on this machine or its network is believed', () => {
  for (const peer of ['127.0.0.1', '::1', '::ffff:10.0.0.2', '172.20.1.1', '192.168.1.9', 'fd00::2']) expect(callerOf(peer, '1.2.3.4')).toBe('1.2.3.4');
});

test('without a proxy the connection speaks for itself', () => {
  expect(callerOf('127.0.0.1', undefined)).toBe('127.0.0.1');
});
