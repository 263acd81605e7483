import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The IPv6 space that is assigned to the internet; nothing else is in use. */
const IPV6_INTERNET = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address, in any spelling, is public; an IPv4 address inside an IPv6 one counts as itself. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(IPV6_INTERNET));
}

/** A name that may lead to an address that is not public. */
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
 * Looks up a name for a socket and connects to the very addresses that were checked. Fails for a name with an address
 * that is not public.
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
