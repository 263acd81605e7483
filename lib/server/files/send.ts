import { ApiError } from '@/lib/contract/errors';
import { streamOf } from '../byte-stream';
import { PIECE_BYTES } from '../db/files';
import { matches } from '../entity-tag';
import { attachment } from './name';
import { readRange, type ByteRange } from './range';
import type { StoredFile } from './read';
import { signedAddress } from './signed-address';

/** The answer to a file request over HTTP. */
export interface FileAnswer {
  status: 200 | 206 | 302;
  bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  headers: Record<string, string>;
}

/** How caches keep a file, which is immutable. Answers to a token are revalidated, since tokens expire. */
const CACHING = { own: 'private, max-age=31536000, immutable', linked: 'private, no-cache' };

/** The parts of a request that select a file's answer: headers and query. */
export interface FileRequest {
  range: string | null;
  ifNoneMatch: string | null;
  /** Whether the caller can follow a redirect to another origin; scripts of pages cannot. */
  mayRedirect: boolean;
  /** Any text makes the answer a download under the file's own name. */
  download: string | undefined;
}

/**
 * Whether a caller may be redirected to the object store: it answers GET only, and its answers are not readable by
 * scripts of our pages (CORS).
 */
export const mayRedirect = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('sec-fetch-dest') !== 'empty';

const beyond = (bytes: number) =>
  new ApiError(
    'invalid_request',
    'The range begins behind the end of the file.',
    null,
    { 'Content-Range': `bytes */${bytes}` },
    416,
  );

/**
 * Answers a request for a file, whole or in part (video players request ranges). The answer begins with the first
 * bytes, so that an unreachable store can still be reported. Gives 304 to a caller who has the file, and a redirect to
 * the object store if callers reach that. Throws 416 for a range outside of the file, and the errors of the store.
 */
export async function answerFile(file: StoredFile, asked: FileRequest): Promise<FileAnswer> {
  const { name, bytes, sha256, isLinked, read } = file;
  const headers: Record<string, string> = {
    ETag: `"${sha256.slice(0, 32)}"`,
    'Cache-Control': isLinked ? CACHING.linked : CACHING.own,
    'Accept-Ranges': 'bytes',
    ...(asked.download === undefined ? {} : { 'Content-Disposition': attachment(name) }),
  };
  if (asked.ifNoneMatch && matches(asked.ifNoneMatch, headers.ETag ?? ''))
    return { status: 200, bytes: new Uint8Array(), headers };
  if (file.directKey !== null && asked.mayRedirect) return redirect(file.directKey, file, asked);
  const part = readRange(asked.range, bytes);
  if (part === 'beyond') throw beyond(bytes);
  const { first, last } = part ?? { first: 0, last: bytes - 1 };
  const answer = {
    bytes: await begin(read, { first, last }),
    headers: { ...headers, 'Content-Length': String(last + 1 - first) },
  };
  if (part === null) return { status: 200, ...answer };
  return { status: 206, ...answer, headers: { ...answer.headers, 'Content-Range': `bytes ${first}-${last}/${bytes}` } };
}

async function redirect(key: string, file: StoredFile, { download }: FileRequest): Promise<FileAnswer> {
  const Location = await signedAddress(key, {
    mime: file.mime,
    disposition: download === undefined ? null : attachment(file.name),
    caching: file.isLinked ? CACHING.linked : CACHING.own,
  });
  return { status: 302, bytes: new Uint8Array(), headers: { Location, 'Cache-Control': 'private, no-cache' } };
}

/** Reads a small range into memory, so that it is verified before the answer begins; streams a larger one. */
async function begin(read: StoredFile['read'], range: ByteRange): Promise<FileAnswer['bytes']> {
  const length = range.last + 1 - range.first;
  const pieces = read(range);
  const { value, done } = await pieces.next();
  if (done) return new Uint8Array();
  if (length > PIECE_BYTES) return streamOf(fromFirst(value, pieces));
  const whole = new Uint8Array(length);
  whole.set(value);
  let at = value.byteLength;
  for await (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** Yields the pieces from the first on, which was read already. */
async function* fromFirst(first: Uint8Array, rest: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Uint8Array, void> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return();
  }
}
