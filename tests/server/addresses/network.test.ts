import { expect, test } from 'vitest';
import { ipOf, networkOf } from '@/lib/server/addresses/network';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('the nearest proxy says where a request comes from', () => {
  expect(ipOf(new Headers({ 'x-forwarded-for': '203.0.113.9, 192.0.2.7' }))).toBe('192.0.2.7');
  expect(ipOf(new Headers())).toBeNull();
});
