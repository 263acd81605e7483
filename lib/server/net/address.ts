import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is given out on the IPv6 internet: beyond it nothing is in use yet, whatever its range is called. */
const IPV6_INTERNET = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address, in any spelling, is one of the public internet's; an IPv4 address inside an IPv6 one counts as
 * itself.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(IPV6_INTERNET));
}

/** A name that leads, or may lead, to an address that is not public. */
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
 * How a socket finds an address: the very ones that were checked, so that no second answer of the name's server comes
 * between the check and the connection. Fails for a name with any address that is not public: half a lie is one.
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
