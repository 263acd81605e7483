import type { z } from 'zod';
import type { ENDPOINTS } from '@/lib/contract';
import type {
  BodyInput,
  BytesAnswer,
  Endpoint,
  Method,
  ParamNames,
  QueryInput,
  Revision,
  StreamAnswer,
} from '@/lib/contract/endpoint';
import { pathSegment } from './check';

type Known = (typeof ENDPOINTS)[keyof typeof ENDPOINTS];

/** The address of an endpoint: its method and path, such as `GET /mascots/{id}`. */
export type Address = {
  [Id in keyof typeof ENDPOINTS]: `${(typeof ENDPOINTS)[Id]['method']} ${(typeof ENDPOINTS)[Id]['path']}`;
}[keyof typeof ENDPOINTS];
/** The endpoint at an address. */
export type EndpointAt<A extends Address> = A extends `${infer M} ${infer P}`
  ? Extract<Known, { method: M; path: P }>
  : never;

/** The parts of an endpoint that a call needs at run time; the rest is types. */
export type Target = Pick<Endpoint, 'method' | 'path'>;

/** Gives the typed endpoint of an address. Loads nothing of the contract. */
export function at<A extends Address>(address: A): EndpointAt<A> {
  const [method, path] = address.split(' ') as [Method, string];
  return { method, path } satisfies Target as EndpointAt<A>;
}

type Given<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };
type GivenParams<P extends string> = [ParamNames<P>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<P>, string> };
/**
 * The revision that a save is based on: the `version_id` of a mascot, or the `updated_at` of a canvas or an animation.
 */
type GivenMatch<I> = [I] extends [Revision] ? { ifMatch?: string } : { ifMatch?: undefined };
/** A query as callers may write it: numbers and booleans are converted to text. */
type Loose<Q> = { [K in keyof Q]: Q[K] | (string extends Q[K] ? number | boolean : never) };

/** The options of every call. */
export interface Common {
  signal?: AbortSignal;
  /** Makes a repeated POST safe: it runs only once, and repetitions get the first response. */
  idempotencyKey?: string;
}

/** What a call of this endpoint sends: path parameters, query, body, and the revision that a save is based on. */
export type Taken<E extends Endpoint> = GivenParams<E['path']> &
  Given<'query', Loose<QueryInput<E>>> &
  Given<'body', BodyInput<E>> &
  GivenMatch<E['ifMatch']>;
/** All options of a call of this endpoint. */
export type CallOptions<E extends Endpoint> = Taken<E> & Common;

type Received<A> = A extends z.ZodType
  ? z.output<A>
  : A extends StreamAnswer
    ? Response
    : A extends BytesAnswer
      ? Blob
      : never;
/** The response of this endpoint: parsed JSON, a blob, or the open response of a stream. */
export type Answered<E extends Endpoint> = { [S in keyof E['returns']]: Received<E['returns'][S]> }[keyof E['returns']];

/** The arguments of a call. The options can be omitted if all of them are optional. */
export type EndpointArguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** The options of a call without the endpoint's types. */
export interface LooseOptions extends Common {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  ifMatch?: string;
}

/**
 * The path with its parameters filled in, and the query. Throws `invalid_request` for a parameter that is not a single
 * path segment.
 */
export function addressOf(path: string, { params = {}, query = {} }: LooseOptions): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(name, params[name]));
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled;
}
