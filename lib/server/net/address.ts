import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The IPv6 space that is assigned to the internet; nothing else is in use. */
const IPV6_INTERNET = ipaddr.IPv6.parseCIDR('2000::/3');

/** Addresses of the internet's space under which a cloud's own machines answer: Azure's host agent. */
const OF_CLOUDS = new Set(['168.63.129.16']);

/** Whether an IP address, in any notation, is public; an IPv4-mapped address counts as IPv4. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (OF_CLOUDS.has(address.toString())) return false;
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(IPV6_INTERNET));
}

/** The error for a name that may resolve to an address that is not public. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Finds every address of a name, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: { all: true },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Makes a DNS lookup for sockets that connects only to the addresses that were checked. Fails for a name with an
 * address that is not public.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return callback(error, []);
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new PrivateAddressError(hostname), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
}
