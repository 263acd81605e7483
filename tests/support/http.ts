import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ErrorBody } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import type { MethodHandlers } from '@/lib/server/http/methods';
import { ENCODING_HEADER } from '@/lib/server/precompressed';

const ROUTES = join(import.meta.dirname, '../../app/api/v1');
export const ORIGIN = 'http://localhost:3000';

/** The parts of a request. `body` is sent as JSON and may be invalid on purpose; `text` is sent unchanged. */
export interface Sent {
  key?: string;
  /** A session token. Its writes have the `Origin` of our pages unless `headers` say otherwise. */
  session?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  text?: string;
  /** Sent instead of `body` and `text`. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** An answer. `body` is the parsed JSON, null for bytes and streams. */
export interface Received<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
  response: Response;
}

function requestOf(
  method: string,
  path: string,
  { key, session, query, body, text, form, headers, signal }: Sent,
): Request {
  const all = new Headers(headers);
  if (key) all.set('authorization', `Bearer ${key}`);
  if (session) all.set('cookie', `${NAMES.sessionCookie}=${session}`);
  // A page of ours sends its origin.
  if (session && method !== 'GET' && !all.has('origin') && !all.has('sec-fetch-site')) all.set('origin', ORIGIN);
  const isJson = text !== undefined || (body !== undefined && !form);
  if (isJson && !all.has('content-type')) all.set('content-type', 'application/json');
  if (!all.has('host')) all.set('host', new URL(ORIGIN).host);
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return new Request(`${ORIGIN}/api/v1${path}${search}`, {
    method,
    headers: all,
    body: form ?? text ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal,
  });
}

const fill = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** A parameter's name as in the name of its route folder. */
const kebab = (name: string) => name.replaceAll('_', '-');

/** Imports the route file of an endpoint. */
export async function routeFileOf({ path }: Endpoint): Promise<MethodHandlers> {
  const file = join(
    ROUTES,
    path.replace(/\{(\w+)\}/g, (_, name: string) => `[${kebab(name)}]`),
    'route.ts',
  );
  return (await import(/* @vite-ignore */ file)) as MethodHandlers;
}

/** The text of an answer, decompressed. */
async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get(ENCODING_HEADER);
  return (encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Calls an endpoint through its route file. Throws for an answer that the endpoint does not declare. */
export async function call<E extends Endpoint>(endpoint: E, sent: Sent = {}): Promise<Received> {
  const handlers = await routeFileOf(endpoint);
  const request = requestOf(endpoint.method, fill(endpoint.path, sent.params), sent);
  const response = await handlers[endpoint.method](request, {
    params: Promise.resolve(
      Object.fromEntries(Object.entries(sent.params ?? {}).map(([name, value]) => [kebab(name), value])),
    ),
  });
  const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const declared = endpoint.returns[response.status];
  const body: unknown = json && !(declared && 'kind' in declared) ? JSON.parse(await textOf(response.clone())) : null;
  if (response.status >= 400) ErrorBody.parse(body);
  else if (!declared && response.status !== 304)
    throw new Error(`${endpoint.id} answered ${response.status}, which it does not declare.`);
  else if (declared && 'safeParse' in declared && !response.headers.has('idempotent-replayed')) declared.parse(body);
  return { status: response.status, headers: response.headers, body, response };
}

/** The code of an error answer. */
export const codeOf = ({ body }: Received) => (body as ErrorBody).error.code;
/** The details of an error answer. */
export const detailsOf = ({ body }: Received) => (body as ErrorBody).error.details;
