import { ApiError } from '@/lib/contract/errors';
import { streamOf } from '../byte-stream';
import { PIECE_BYTES } from '../db/files';
import { matches } from '../entity-tag';
import { attachment } from './name';
import { readRange, type ByteRange } from './range';
import type { StoredFile } from './read';
import { signedAddress } from './signed-address';

/** How a file goes over HTTP. */
export interface FileAnswer {
  status: 200 | 206 | 302;
  bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  headers: Record<string, string>;
}

/** How caches keep a file, which never changes. Answers to a token are revalidated, since tokens expire. */
const CACHING = { own: 'private, max-age=31536000, immutable', linked: 'private, no-cache' };

/** What a request asks of a file, by its headers and query. */
export interface FileRequest {
  range: string | null;
  ifNoneMatch: string | null;
  /** Whether the caller follows a redirect to another origin, as all but the scripts of pages do. */
  mayRedirect: boolean;
  /** Any text saves it under its own name. */
  download: string | undefined;
}

/**
 * Whether a caller may be sent to the object store: it answers GET alone, and does not let the scripts of our pages
 * read its answers (CORS).
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
 * The answer to a request for a file, whole or in part (video players ask for parts). It begins once the first bytes
 * are there: until then a store that is away can still be told. No bytes for a caller who has them, and a redirect to
 * the object store where callers reach that.
 * Throws 416 for a part that it does not have, and as the store does.
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

/** Small parts in memory, so that all of them are checked before the answer begins; larger ones as a stream. */
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

/** The pieces from the first on, which was read already. */
async function* fromFirst(first: Uint8Array, rest: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Uint8Array, void> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return();
  }
}
