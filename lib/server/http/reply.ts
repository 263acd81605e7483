import type { z } from 'zod';
import type { BytesAnswer, Endpoint, StreamAnswer } from '@/lib/contract/endpoint';
import type { PrecompressedJson } from '../precompressed';

type Headers = Record<string, string>;
/** The content of a reply of bytes. */
export type Bytes = Uint8Array<ArrayBuffer> | string | ReadableStream<Uint8Array>;

interface JsonReply<S, T> {
  kind: 'json';
  status: S;
  body: T;
  headers?: Headers;
}
/** A reply with JSON that was compressed before. */
export interface PrecompressedReply<S, T> {
  kind: 'precompressed';
  status: S;
  json: PrecompressedJson<T>;
  headers?: Headers;
}
/** A reply with bytes of a media type. */
export interface BytesReply<S> {
  kind: 'bytes';
  status: S;
  bytes: Bytes;
  mime: string;
  headers?: Headers;
}
interface StreamReply<S, T> {
  kind: 'stream';
  status: S;
  events: AsyncIterable<T>;
  headers?: Headers;
}

type ReplyOf<S, A> = A extends z.ZodType
  ? JsonReply<S, z.output<A>> | PrecompressedReply<S, z.output<A>>
  : A extends StreamAnswer<infer T>
    ? StreamReply<S, z.output<T>>
    : A extends BytesAnswer
      ? BytesReply<S>
      : never;

/** The replies that an endpoint declares: an undeclared status or a wrong body does not compile. */
export type Reply<E extends Endpoint> = { [S in keyof E['returns']]: ReplyOf<S, E['returns'][S]> }[keyof E['returns']];

/** A reply of any endpoint. */
export type AnyReply =
  | JsonReply<number, unknown>
  | PrecompressedReply<number, unknown>
  | BytesReply<number>
  | StreamReply<number, unknown>;

/** A reply that an idempotency key kept. */
export type StoredReply = JsonReply<number, unknown>;

/** 200 with a JSON body. */
export const ok = <T>(body: T, headers?: Headers): JsonReply<200, T> => ({ kind: 'json', status: 200, body, headers });

/** 201 with the created resource. */
export const created = <T>(body: T): JsonReply<201, T> => ({ kind: 'json', status: 201, body });

/** 202: the work goes on in the background. */
export const accepted = <T>(body: T, headers?: Headers): JsonReply<202, T> => ({
  kind: 'json',
  status: 202,
  body,
  headers,
});

/** 200 with precompressed JSON; a weak `ETag` among the headers is answered 304 to a caller who has it. */
export const precompressed = <T>(json: PrecompressedJson<T>, headers?: Headers): PrecompressedReply<200, T> => ({
  kind: 'precompressed',
  status: 200,
  json,
  headers,
});

/** 200 with bytes of a media type; an `ETag` among the headers is answered 304 to a caller who has it. */
export const sent = (bytes: Bytes, mime: string, headers?: Headers): BytesReply<200> => ({
  kind: 'bytes',
  status: 200,
  bytes,
  mime,
  headers,
});

/** 200 with a server-sent event stream, one event an item; it ends with the iterable. */
export const events = <T>(items: AsyncIterable<T>): StreamReply<200, T> => ({
  kind: 'stream',
  status: 200,
  events: items,
});
