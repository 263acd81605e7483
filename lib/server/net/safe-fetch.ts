import { isIP } from 'node:net';
import type { Agent } from 'undici';
import { env } from '../env';
import { refuseInTransaction } from '../transaction-guard';
import { isPublicAddress, publicLookup } from './address';
import { SafeFetchError, whyItFailed } from './safe-fetch-error';

/** A request to an address that a stranger has chosen, and the limits of its answer. */
export interface SafeRequest {
  method?: string;
  headers?: HeadersInit;
  body?: string | Uint8Array<ArrayBuffer> | URLSearchParams;
  /** Bounds the whole exchange: connecting, redirects and the last byte. */
  seconds: number;
  /** Bounds the body as it is read, decompressed. */
  maxBytes: number;
  /** Allows plain http; otherwise only https is fetched. */
  http?: boolean;
  /** How many redirects of a GET or HEAD are followed, each checked; 5 by default. With 0, a redirect is the answer. */
  redirects?: number;
  signal?: AbortSignal;
}

/**
 * An answer, and the address that gave it after redirects. Reading the body throws `SafeFetchError` where a limit is
 * passed.
 */
interface SafeAnswer {
  url: URL;
  response: Response;
}

type Headed = Required<Pick<SafeRequest, 'method'>> & {
  headers: Headers;
  body: SafeRequest['body'];
  signal: AbortSignal;
};

/** Keep no connections alive: a reused one would outlive the check of its name. */
interface Agents {
  guarded: Agent;
  allowed: Agent;
  send: typeof import('undici').fetch;
}

async function openAgents(): Promise<Agents> {
  const undici = await import('undici');
  return {
    guarded: new undici.Agent({ pipelining: 0, connect: { lookup: publicLookup() } }),
    allowed: new undici.Agent({ pipelining: 0 }),
    send: undici.fetch,
  };
}

let opened: Promise<Agents> | undefined;

/** Loads the HTTP client at the first fetch: most processes answer many requests before one. */
const agents = (): Promise<Agents> => (opened ??= openAgents());

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS = new Set(['', '80', '443']);
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Whether `OUTBOUND_ALLOW` lets this address be private. */
function isAllowed({ hostname, port, protocol }: URL): boolean {
  const named = `${hostname.replace(/\.$/, '')}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return env().outboundAllow.some((host) => host.toLowerCase() === named);
}

/** Parses an address; throws for one that no fetch may reach, whatever its name resolves to. */
function addressOf(text: string | URL, base: URL | undefined, http: boolean): URL {
  if (!URL.canParse(String(text), base?.href))
    throw new SafeFetchError('address', 'This is not an address of the web.');
  const url = new URL(text, base);
  const named = isAllowed(url);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (http || named)))
    throw new SafeFetchError('address', `The address must start with ${http ? 'http:// or https://' : 'https://'}.`);
  if (url.username || url.password)
    throw new SafeFetchError('address', 'The address must not hold a name or password.');
  if (named) return url;
  if (!PORTS.has(url.port) && Number(url.port) < 1024)
    throw new SafeFetchError('address', `Port ${url.port} is not one of the web's.`);
  if (isIP(bare(url.hostname)) && !isPublicAddress(bare(url.hostname)))
    throw new SafeFetchError('private', `${url.hostname} is not an address of the public internet.`);
  return url;
}

/**
 * Fetches a public address that a stranger has chosen; checks each connection. Throws `SafeFetchError`, but gives
 * answers of any status.
 */
export async function safeFetch(address: string | URL, request: SafeRequest): Promise<SafeAnswer> {
  refuseInTransaction('safeFetch');
  const { method = 'GET', redirects = 5, http = false, body } = request;
  const headers = new Headers(request.headers);
  // Loading is no part of the exchange, which the timeout bounds.
  await agents();
  const timeout = AbortSignal.timeout(Math.ceil(request.seconds * 1000));
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
  const follows = redirects > 0 && (method === 'GET' || method === 'HEAD');
  let url = addressOf(address, undefined, http);
  for (let hops = 0; ; hops += 1) {
    const response = await exchange(url, { method, headers, body, signal }, request);
    const location = follows && REDIRECTS.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return { url, response };
    await response.body?.cancel();
    if (hops === redirects)
      throw new SafeFetchError('redirects', `${url.host} redirects more than ${redirects} times.`);
    const next = addressOf(location, url, http);
    if (next.origin !== url.origin) for (const name of ['authorization', 'cookie']) headers.delete(name);
    url = next;
  }
}

/**
 * Throws `SafeFetchError` where `safeFetch` would not reach an https address now, by its form or its DNS records.
 * `seconds` bounds the check.
 */
export async function checkAddress(address: string, seconds: number): Promise<void> {
  refuseInTransaction('checkAddress');
  const url = addressOf(address, undefined, false);
  if (isAllowed(url)) return;
  const late = AbortSignal.timeout(Math.ceil(seconds * 1000));
  await new Promise<void>((resolve, reject) => {
    late.addEventListener('abort', () => reject(late.reason), { once: true });
    publicLookup()(bare(url.hostname), { all: true }, (error) => (error ? reject(error) : resolve()));
  }).catch((error: unknown) => {
    throw whyItFailed(error, url, { seconds });
  });
}

async function exchange(url: URL, sent: Headed, request: SafeRequest): Promise<Response> {
  const explain = (error: unknown) => whyItFailed(error, url, request);
  const { guarded, allowed, send } = await agents();
  try {
    const answer = await send(url, {
      ...sent,
      headers: [...sent.headers],
      redirect: 'manual',
      dispatcher: isAllowed(url) ? allowed : guarded,
    });
    const headers = new Headers([...answer.headers]);
    // The body is decoded below, and these headers describe the encoded one.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(
      answer.body && sent.method !== 'HEAD' ? bounded(answer.body.getReader(), request.maxBytes, explain) : null,
      { status: answer.status, headers },
    );
  } catch (error) {
    throw explain(error);
  }
}

interface Reader {
  read(): Promise<{ value?: Uint8Array<ArrayBuffer>; done: boolean }>;
  cancel(reason?: unknown): Promise<void>;
}

/** Passes bytes on, and fails after too many. */
function bounded(
  reader: Reader,
  maxBytes: number,
  explain: (error: unknown) => Error,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await reader.read();
        if (done || !value) return controller.close();
        size += value.byteLength;
        if (size <= maxBytes) return controller.enqueue(value);
        controller.error(new SafeFetchError('too_large', `The answer is larger than ${maxBytes} bytes.`));
        await reader.cancel();
      } catch (error) {
        controller.error(explain(error));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Posts to a path of this service itself; `seconds` bounds the wait. Throws if the answer is not 2xx. */
export async function postToSelf(path: string, headers: Record<string, string>, seconds: number): Promise<void> {
  refuseInTransaction('postToSelf');
  const response = await fetch(new URL(path, env().appUrl), {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(Math.ceil(seconds * 1000)),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
}
