import type { ApiError } from '@/lib/contract/errors';
import { equalSecrets, randomToken } from '../crypto';
import { env } from '../env';
import { isLoopbackName, isOwnHost, readHost } from '../addresses/hosts';
import { ipOf } from '../addresses/network';
import { callerOf, isTrusted, plainAddress } from '../addresses/proxies';
import { misdirected } from './host';

/** The fields of a Node request that `arrive` reads. */
export interface Incoming {
  url?: string;
  headers: Record<string, string | string[] | undefined>;
  /** Header names and values alternately, as they were sent. */
  rawHeaders: readonly string[];
  socket: { remoteAddress?: string };
}

/** The header that marks a request as made on this machine; its value is a secret of the process. */
const LOCAL_HEADER = 'local-caller';

/** Headers that reveal a proxy, beside `X-Forwarded-*`. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fly-client-ip',
];

/** Kept on `globalThis`, because the pages and the server that passes them requests are separate bundles. */
const shared = globalThis as typeof globalThis & { liverigLocalSecret?: string };

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value.join(',') : (value ?? ''));
const last = (list: string): string => list.split(',').at(-1)?.trim() ?? '';

/** Gives every host that a request names: in `Host` headers, and in an absolute URL of its request line. */
function namedHosts({ url = '/', rawHeaders }: Incoming): string[] {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  if (url.startsWith('/') || url === '*') return hosts;
  return [...hosts, URL.canParse(url) ? new URL(url).host : ''];
}

/**
 * Checks a request before anything else and leaves only trustworthy headers: `host`, and the caller's address as
 * `x-forwarded-for`. Marks a local caller. Gives the refusal of a request for a foreign host, or for two hosts.
 */
export function arrive(request: Incoming): ApiError | null {
  const { headers } = request;
  const { hosts, trustProxy } = env();
  const peer = request.socket.remoteAddress ?? '';
  const trusted = isTrusted(peer, trustProxy);
  const direct = !trusted && !comesThroughProxy(headers);
  const named = namedHosts(request);
  const forwarded = trusted ? last(one(headers['x-forwarded-host'])) : '';
  const caller = callerOf(peer, trusted ? one(headers['x-forwarded-for']) : '', trustProxy);
  const scheme = trusted ? last(one(headers['x-forwarded-proto'])) : '';
  for (const name of Object.keys(headers))
    if (name.startsWith('x-forwarded-') || name === LOCAL_HEADER) delete headers[name];
  headers['x-forwarded-for'] = caller;
  if (scheme === 'https' || scheme === 'http') headers['x-forwarded-proto'] = scheme;
  const [host = '', ...others] = forwarded ? [forwarded] : named;
  if (!isOwnHost(host, hosts) || others.some((other) => !isSameHost(other, host))) return misdirected();
  headers.host = host;
  if (direct && isHere(peer, host)) headers[LOCAL_HEADER] = localSecret();
  return null;
}

function isSameHost(one: string, other: string): boolean {
  const [a, b] = [readHost(one), readHost(other)];
  return a !== null && b !== null && a.name === b.name && a.port === b.port;
}

const comesThroughProxy = (headers: Incoming['headers']): boolean =>
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.includes(name));

/** Whether a connection comes from this machine under a loopback name, and the service has no public name. */
function isHere(peer: string, host: string): boolean {
  const {
    hosts: { app },
    trustProxy,
  } = env();
  const address = plainAddress(peer);
  const names = [address?.includes(':') ? `[${address}]` : (address ?? ''), readHost(host)?.name ?? '', app.name];
  return trustProxy === null && names.every(isLoopbackName);
}

function localSecret(): string {
  return (shared.liverigLocalSecret ??= randomToken());
}

/** Whether a request was made on this machine without a proxy in between; false if `arrive` did not check it. */
export function isLocalCaller(headers: Headers): boolean {
  const given = headers.get(LOCAL_HEADER);
  return given !== null && shared.liverigLocalSecret !== undefined && equalSecrets(given, shared.liverigLocalSecret);
}

/** Gives the network address that a request is counted for; null for a local caller, who can read the outbox anyway. */
export const countedAddress = (headers: Headers): string | null => (isLocalCaller(headers) ? null : ipOf(headers));
