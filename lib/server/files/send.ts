import { ApiError } from '@/lib/contract/errors';
import { attachment } from './name';
import { readRange } from './range';
import type { StoredFile } from './read';

/** How a file goes over HTTP. */
export interface FileAnswer {
  status: 200 | 206;
  bytes: ReadableStream<Uint8Array>;
  headers: Record<string, string>;
}

/** How caches keep a file, which never changes. Answers to a token are revalidated, since tokens expire. */
const CACHING = { own: 'private, max-age=31536000, immutable', linked: 'private, no-cache' };

/**
 * The answer to a request for a file, whole or in part (video players ask for parts), streamed.
 * Any `download` saves it under its own name. Throws 416 for a part that it does not have.
 */
export function answerFile(file: StoredFile, range: string | null, download: string | undefined): FileAnswer {
  const { name, bytes, sha256, isLinked, read } = file;
  const headers: Record<string, string> = {
    ETag: `"${sha256.slice(0, 32)}"`,
    'Cache-Control': isLinked ? CACHING.linked : CACHING.own,
    'Accept-Ranges': 'bytes',
    ...(download === undefined ? {} : { 'Content-Disposition': attachment(name) }),
  };
  const part = readRange(range, bytes);
  if (part === 'beyond')
    throw new ApiError(
      'invalid_request',
      'The range begins behind the end of the file.',
      null,
      { 'Content-Range': `bytes */${bytes}` },
      416,
    );
  const { first, last } = part ?? { first: 0, last: bytes - 1 };
  const answer = {
    bytes: streamOf(read({ first, last })),
    headers: { ...headers, 'Content-Length': String(last + 1 - first) },
  };
  if (part === null) return { status: 200, ...answer };
  return { status: 206, ...answer, headers: { ...answer.headers, 'Content-Range': `bytes ${first}-${last}/${bytes}` } };
}

/** Pieces as a stream that reads each when the last is sent: a slow client holds a single piece in memory. */
function streamOf(pieces: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}
