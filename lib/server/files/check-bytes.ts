import { createHash } from 'node:crypto';
import { ApiError } from '@/lib/contract/errors';
import type { FileRow } from '../db/files';
import { logError } from '../log';
import { metrics } from '../metrics/registry';
import type { ByteRange } from './range';

/** The stored facts that a file's bytes are verified against. */
type Known = Pick<FileRow, 'id' | 'bytes' | 'sha256' | 'store'>;

/** Logs and counts bytes that differ from those that were stored, and gives the error for it. */
function damaged({ id, store }: Known, reason: string): ApiError {
  const error = new ApiError('internal', 'The stored bytes of this file are damaged: make or upload it again.');
  metrics().damagedFiles.inc({ store });
  logError('files.damaged', error, { file: id, store, reason });
  return error;
}

/**
 * Passes on the bytes of a file, but the last piece only after their number is verified, and their checksum if all are
 * read. So no reader receives a whole damaged file. Throws `internal` in place of the last piece.
 */
export async function* checkedBytes(
  file: Known,
  { first, last }: ByteRange,
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const hash = first === 0 && last === file.bytes - 1 ? createHash('sha256') : null;
  let count = 0;
  let held: Uint8Array | null = null;
  for await (const piece of pieces) {
    hash?.update(piece);
    count += piece.byteLength;
    if (held) yield held;
    held = piece;
  }
  if (count !== last + 1 - first) throw damaged(file, `There are ${count} bytes of ${last + 1 - first}.`);
  if (hash && hash.digest('hex') !== file.sha256) throw damaged(file, 'The checksum is another.');
  if (held) yield held;
}
