import { isIP } from 'node:net';
import { Agent, fetch as send } from 'undici';
import { env } from '../env';
import { isPublicAddress, publicLookup } from './address';
import { SafeFetchError, whyItFailed } from './safe-fetch-error';

/** A request to an address that somebody else has chosen, and how much of an answer is waited for. */
export interface SafeRequest {
  method?: string;
  headers?: HeadersInit;
  body?: string | Uint8Array<ArrayBuffer> | URLSearchParams;
  /** Bounds the whole exchange: connecting, redirects and the last byte. */
  seconds: number;
  /** Bounds the body as it is read, decompressed. */
  maxBytes: number;
  /** Whether plain http is good enough; https alone is otherwise. */
  http?: boolean;
  /**
   * So many redirects of a GET or HEAD are followed, each checked like the first address; with none, a redirect is an
   * answer. 5 when absent.
   */
  redirects?: number;
  signal?: AbortSignal;
}

/**
 * An answer, and the address that gave it in the end. Reading the body throws `SafeFetchError` where it grows too large
 * or too old.
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

/** One request a connection: a kept one would outlive the check of its name. */
const guarded = new Agent({ pipelining: 0, connect: { lookup: publicLookup() } });
const allowed = new Agent({ pipelining: 0 });

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS = new Set(['', '80', '443']);
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Whether the configuration lets this address be private (`OUTBOUND_ALLOW`). */
function isAllowed({ hostname, port, protocol }: URL): boolean {
  const named = `${hostname.replace(/\.$/, '')}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return env().outboundAllow.some((host) => host.toLowerCase() === named);
}

/** Reads an address, refusing what no fetch may reach whatever its name leads to. */
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
 * Fetches an address that somebody else has chosen: public addresses only, looked at when the connection is made and
 * again at each redirect. Throws `SafeFetchError`; a status of any kind is an answer.
 */
export async function safeFetch(address: string | URL, request: SafeRequest): Promise<SafeAnswer> {
  const { method = 'GET', redirects = 5, http = false, body } = request;
  const headers = new Headers(request.headers);
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
 * Whether `safeFetch` would reach an https address now, by its form and by where its name leads. Throws
 * `SafeFetchError`; `seconds` bound the look.
 */
export async function checkAddress(address: string, seconds: number): Promise<void> {
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
  try {
    const answer = await send(url, {
      ...sent,
      headers: [...sent.headers],
      redirect: 'manual',
      dispatcher: isAllowed(url) ? allowed : guarded,
    });
    const headers = new Headers([...answer.headers]);
    // The body below is decoded: these were of what came.
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

/** The same bytes, until there are too many of them. */
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

/**
 * Posts to a path of this service itself; `seconds` bounds the wait for an answer. Throws where it cannot be reached or
 * does not answer 2xx.
 */
export async function postToSelf(path: string, headers: Record<string, string>, seconds: number): Promise<void> {
  const response = await fetch(new URL(path, env().appUrl), {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(Math.ceil(seconds * 1000)),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
}
