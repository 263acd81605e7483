import { isIPv4, isIPv6 } from 'node:net';

/** Gives the network of an IP address, as rate limits count it: IPv4 /32, IPv6 /64. */
export function networkOf(ip: string): string {
  const plain = withoutMapping(ip);
  return isIPv6(plain) ? `${firstGroups(plain, 4)}::/64` : plain;
}

/**
 * Gives a network prefix of an IP address that identifies no household, as the audit log stores it: IPv4 /24, IPv6 /48;
 * else null.
 */
export function coarseNetworkOf(ip: string): string | null {
  const plain = withoutMapping(ip);
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
  return isIPv6(plain) ? `${firstGroups(plain, 3)}::/48` : null;
}

/** Unwraps an IPv4-mapped IPv6 address; returns any other text unchanged. */
const withoutMapping = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/** The first groups of an IPv6 address, without leading zeros. */
function firstGroups(ip: string, count: number): string {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * Gives the caller's IP address from the header that the server or the nearest proxy has set; null without that header.
 */
export function ipOf(headers: Headers): string | null {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last || null;
}
