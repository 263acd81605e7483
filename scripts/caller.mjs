import { BlockList, isIPv6 } from 'node:net';

/** Where a proxy of one's own stands: this machine and its private networks. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/**
 * What `X-Forwarded-For` may say of a caller: a nearby proxy's word, otherwise the connection's own address,
 * so that nobody on the internet chooses the address that limits count.
 */
export function callerOf(peer, told) {
  const plain = peer.replace(/^::ffff:(?=\d+\.)/i, '');
  return told && near.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4') ? told : plain;
}
