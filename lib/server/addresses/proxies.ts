import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * The trusted proxies whose `X-Forwarded-*` headers are read: a number of hops or a list of networks; null trusts none.
 */
type TrustedProxies = { hops: number } | { networks: readonly Network[] } | null;

/** The upper bound of `TRUST_PROXY` as a number of hops; no real deployment has more. */
const MAX_HOPS = 32;

/** Reads `TRUST_PROXY`: a number of hops, or a comma list of addresses and networks; undefined for anything else. */
export function readTrust(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= MAX_HOPS ? { hops: Number(text) } : undefined;
  const networks = text.split(',').map((item) => readNetwork(item.trim()));
  return networks.every((network) => network !== null) ? { networks } : undefined;
}

function readNetwork(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null;
  const address = ipaddr.process(text);
  return [address, address instanceof ipaddr.IPv4 ? 32 : 128];
}

/** Normalises an IP address, and unwraps an IPv4-mapped one; null for another text. */
export function plainAddress(text: string): string | null {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : null;
}

/** Whether this peer's forwarded headers are trusted. */
export function isTrusted(peer: string, trust: TrustedProxies): boolean {
  if (trust === null) return false;
  return 'hops' in trust || isIn(peer, trust.networks);
}

function isIn(text: string, networks: readonly Network[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return networks.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
}

/**
 * The address that a request comes from: the peer's, or behind trusted proxies the farthest in `X-Forwarded-For` that
 * they vouch for.
 */
export function callerOf(peer: string, forwardedFor: string, trust: TrustedProxies): string {
  let caller = plainAddress(peer) ?? peer;
  if (trust === null) return caller;
  const told = forwardedFor.split(',').map((item) => plainAddress(item.trim()));
  for (let hop = 0; told.length > 0; hop += 1) {
    if ('hops' in trust ? hop >= trust.hops : !isIn(caller, trust.networks)) break;
    const next = told.pop();
    if (!next) break;
    caller = next;
  }
  return caller;
}
