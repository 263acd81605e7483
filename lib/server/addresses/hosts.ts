import ipaddr from 'ipaddr.js';

/** The host of a `Host` header: a normalised name or address, and a port; null where none is given. */
export interface NamedHost {
  name: string;
  port: number | null;
}

/** The hosts that this service answers to, beside `localhost` and loopback addresses at any port. */
interface OwnHosts {
  /** The host of the public origin, with its port. */
  app: NamedHost;
  /** The hosts of `ALLOWED_HOSTS`: one without a port stands for every port. */
  more: readonly NamedHost[];
}

/** The longest name that DNS has. */
const MAX_NAME_CHARACTERS = 253;
const NAME = /^[a-z0-9._-]+$/;
const PORT = /^\d{1,5}$/;

/**
 * Reads `name`, `name:port`, `[IPv6]` or `[IPv6]:port`, in any case, with or without a final dot; null for anything
 * else.
 */
export function readHost(text: string): NamedHost | null {
  const end = text.startsWith('[') ? text.indexOf(']') + 1 : text.indexOf(':');
  if (text.startsWith('[') && end === 0) return null;
  const [host, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  const name = host.startsWith('[') ? addressName(host.slice(1, -1)) : domainName(host);
  const port = readPort(rest);
  return name === null || port === undefined ? null : { name, port };
}

/** Whether a text is an address or a name, without brackets and without a port. */
export function isHostName(text: string): boolean {
  return ipaddr.IPv6.isValid(text) || domainName(text) !== null;
}

function addressName(text: string): string | null {
  return ipaddr.IPv6.isValid(text) && !text.includes('%') ? `[${ipaddr.IPv6.parse(text).toNormalizedString()}]` : null;
}

function domainName(text: string): string | null {
  const name = (text.endsWith('.') ? text.slice(0, -1) : text).toLowerCase();
  return name.length <= MAX_NAME_CHARACTERS && NAME.test(name) ? name : null;
}

/** The port after a name; null where none is given, undefined where the text is not a port. */
function readPort(rest: string): number | null | undefined {
  if (rest === '' || rest === ':') return null;
  const digits = rest.slice(1);
  return rest.startsWith(':') && PORT.test(digits) && Number(digits) <= 65_535 ? Number(digits) : undefined;
}

/** The host of an origin, with its port. */
export function hostOfOrigin(origin: string): NamedHost {
  const { host, protocol } = new URL(origin);
  const read = readHost(host);
  if (!read) throw new Error(`The environment variable APP_URL must name a host, which "${host}" is not.`);
  return { name: read.name, port: read.port ?? (protocol === 'https:' ? 443 : 80) };
}

/**
 * Whether a name always resolves to this machine: `localhost`, an IPv4 address of 127.0.0.0/8 in four parts, or
 * `[::1]`.
 */
export function isLoopbackName(name: string): boolean {
  if (name === 'localhost') return true;
  const address = name.startsWith('[') ? name.slice(1, -1) : name;
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  return ipaddr.process(address).range() === 'loopback';
}

/**
 * Whether a `Host` header names this service. Loopback names pass at any port: no page of another site has one.
 * The public host passes at its own port; a header without a port means the public scheme's default.
 */
export function isOwnHost(header: string, { app, more }: OwnHosts): boolean {
  const host = readHost(header);
  if (!host) return false;
  if (isLoopbackName(host.name)) return true;
  if (host.name === app.name && (host.port === app.port || (host.port === null && isDefaultPort(app.port))))
    return true;
  return more.some(({ name, port }) => name === host.name && (port === null || port === host.port));
}

const isDefaultPort = (port: number | null): boolean => port === 80 || port === 443;
