import { z } from 'zod';
import { isHostName, readHost, type NamedHost } from './hosts';
import { readTrust } from './proxies';

/** The items of a comma list, without empty ones. */
const itemsOf = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function isHostAndPort(text: string): boolean {
  const host = readHost(text);
  return host !== null && host.port !== null;
}

const protocolsIn = (protocols: string[]) => protocols.map((protocol) => `${protocol}//`).join(' or ');

/** The schema of an address that starts with one of these protocols. */
export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocolsIn(protocols)}`,
    );

/** The schema of a port's number. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number');

/** The schema of an address to listen at. */
export const hostName = z.string().refine(isHostName, 'must be an address of this machine, or a name for one');

/** The schema of a comma list of hosts, each with or without a port. */
export const hosts = z.string().transform((list, context): NamedHost[] =>
  itemsOf(list).flatMap((item) => {
    const host = readHost(item);
    if (!host) context.addIssue('must be a comma list of names, or of name:port');
    return host ? [host] : [];
  }),
);

/** The schema of a comma list of hosts with their ports, as texts. */
export const hostsAndPorts = z
  .string()
  .default('')
  .transform(itemsOf)
  .refine((list) => list.every(isHostAndPort), 'must be a comma list of host:port');

/** The schema of trusted proxies: a number of hops, or their addresses and networks. */
export const proxies = z.string().transform((list, context) => {
  const trust = readTrust(list);
  if (trust === undefined)
    context.addIssue('must be a number of hops from 1 to 32, or a comma list of addresses and networks');
  return trust ?? null;
});
