import { describe, expect, test } from 'vitest';
import { isPublicAddress, PrivateAddressError, publicLookup, type Resolve } from '@/lib/server/net/address';

describe('an address', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '192.0.1.1',
    '223.255.255.255',
    '2001:4860:4860::8888',
    '2606:4700:4700::1111',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  test.each([
    ['this host', '0.0.0.0'],
    ['this host', '0.1.2.3'],
    ['this host', '::'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['private', 'fc00::1'],
    ['private', 'fd12:3456::1'],
    ['link-local', '169.254.0.1'],
    ['link-local', 'fe80::1'],
    ['link-local', 'fe80::1%eth0'],
    ['cloud metadata', '169.254.169.254'],
    ['cloud metadata', 'fd00:ec2::254'],
    ['host agent of a cloud', '168.63.129.16'],
    ['host agent of a cloud, mapped', '::ffff:168.63.129.16'],
    ['carrier NAT', '100.64.0.1'],
    ['carrier NAT', '100.127.255.255'],
    ['benchmarks', '198.18.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '2001:db8::1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['assignments', '192.0.0.8'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped', '::ffff:7f00:1'],
    ['mapped', '::ffff:10.0.0.1'],
    ['compatible', '::127.0.0.1'],
    ['translated', '::ffff:0:10.0.0.1'],
    ['NAT64', '64:ff9b::10.0.0.1'],
    ['NAT64', '64:ff9b::8.8.8.8'],
    ['NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378::1'],
    ['site-local', 'fec0::1'],
    ['discard', '100::1'],
    ['not given out', '4000::1'],
    ['decimal', '2130706433'],
    ['hex', '0x7f000001'],
    ['octal', '0177.0.0.1'],
    ['short', '127.1'],
    ['no address', 'example.com'],
    ['no address', ''],
  ])('of the kind %s, %s, is not public', (_, address) => expect(isPublicAddress(address)).toBe(false));
});

const at = (...addresses: string[]) => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** A name server that gives these answers in turn, and counts how often it was asked. */
function answering(...answers: ReturnType<typeof at>[]) {
  const asked: string[] = [];
  const resolve: Resolve = (hostname, _, callback) => {
    asked.push(hostname);
    callback(null, answers[asked.length - 1] ?? []);
  };
  const lookup = publicLookup(resolve);
  const find = (all: boolean) =>
    new Promise((done, fail) => {
      lookup('name.example', { all }, (error, address) => (error ? fail(error) : done(address)));
    });
  return { asked, find };
}

describe('a name', () => {
  test('with public addresses gives exactly the checked addresses, from one lookup', async () => {
    const { asked, find } = answering(at('8.8.8.8', '2001:4860:4860::8888'), at('127.0.0.1'));
    expect(await find(true)).toEqual(at('8.8.8.8', '2001:4860:4860::8888'));
    expect(asked).toEqual(['name.example']);
  });

  test('is checked again for the next connection, and refused if its address is private then', async () => {
    const { find } = answering(at('8.8.8.8'), at('127.0.0.1'));
    expect(await find(false)).toBe('8.8.8.8');
    await expect(find(false)).rejects.toBeInstanceOf(PrivateAddressError);
  });

  test.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.0.0.1']],
    [['10.0.0.1', '8.8.8.8']],
    [['8.8.8.8', '::ffff:169.254.169.254']],
    [[]],
  ])('with the addresses %j is refused', async (addresses) => {
    for (const all of [true, false])
      await expect(answering(at(...addresses)).find(all)).rejects.toBeInstanceOf(PrivateAddressError);
  });
});
