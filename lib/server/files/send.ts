import { ApiError } from '@/lib/contract/errors';
import { attachment } from './name';
import { readRange } from './range';
import type { StoredFile } from './read';

/** How a file goes over HTTP. */
export interface FileAnswer {
  status: 200 | 206;
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** The answer to a request for a file: whole or a part of it (video players ask for parts), to be shown or saved under a name. Throws 416 for a part that it does not have. */
export function answerFile({ name, sha256, content }: StoredFile, range: string | null, download: string | undefined): FileAnswer {
  const headers: Record<string, string> = {
    ETag: `"${sha256.slice(0, 32)}"`, 'Cache-Control': 'private, max-age=31536000, immutable', 'Accept-Ranges': 'bytes',
    ...(download === undefined ? {} : { 'Content-Disposition': attachment(download || name) }),
  };
  const bytes = new Uint8Array(content);
  const part = readRange(range, bytes.byteLength);
  if (part === null) return { status: 200, bytes, headers };
  if (part === 'beyond') throw new ApiError('invalid_request', 'The range begins behind the end of the file.', null, { 'Content-Range': `bytes */${bytes.byteLength}` }, 416);
  const { first, last } = part;
  return { status: 206, bytes: bytes.slice(first, last + 1), headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${bytes.byteLength}` } };
}
