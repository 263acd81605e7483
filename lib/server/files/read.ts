import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { findFile, findLinkedFile, type FileRow } from '../db/files';
import { env } from '../env';
import { storeOf } from './blobs';
import { opensFile } from './file-token';
import { checkedBytes } from './check-bytes';
import type { ByteRange } from './range';

/** A file's metadata and a reader of its bytes. */
export interface StoredFile {
  mime: string;
  name: string;
  bytes: number;
  sha256: string;
  /** Whether the reader has access by a token, which expires. */
  isLinked: boolean;
  /** The key of an object that callers may be redirected to; null if this server sends the bytes. */
  directKey: string | null;
  /** Reads a verified byte range, piece by piece. */
  read(range: ByteRange): AsyncGenerator<Uint8Array, void>;
}

/**
 * Gives a file of the actor's workspace, or the one that a token opens. Throws `forbidden` for an invalid token, also
 * where none is needed, and `not_found`.
 */
export async function readFile(actor: Actor | null, id: string, token?: string): Promise<StoredFile> {
  const isLinked = token !== undefined;
  if (isLinked && !opensFile(id, token, Date.now())) throw invalidToken();
  const file = isLinked ? await findLinkedFile(db(), id) : actor && (await findFile(db(), actor.workspaceId, id));
  if (!file) throw new ApiError('not_found', 'There is no such file in this workspace.');
  const { mime, name, bytes, sha256 } = file;
  return { mime, name, bytes, sha256, isLinked, directKey: directKeyOf(file), read: (range) => bytesOf(file, range) };
}

/** An SVG is sent only by this server, with a Content-Security-Policy. */
const directKeyOf = ({ objectKey, mime }: FileRow): string | null =>
  env().s3?.publicEndpoint && mime !== 'image/svg+xml' ? objectKey : null;

const bytesOf = (file: FileRow, range: ByteRange) => checkedBytes(file, range, storeOf(file).read(file, range));

const invalidToken = () => new ApiError('forbidden', 'This token is not valid for this file, or has expired.');

/**
 * Gives a file in memory, with its media type, name and facts; for files of a few megabytes. Null if the workspace has
 * none by that id. Throws `internal` if its bytes are damaged.
 */
export async function wholeFile(
  workspaceId: string,
  id: string,
): Promise<{ bytes: Uint8Array; mime: string; name: string; facts: FileRow['facts'] } | null> {
  const file = await findFile(db(), workspaceId, id);
  if (!file) return null;
  const bytes = new Uint8Array(file.bytes);
  let at = 0;
  for await (const piece of bytesOf(file, { first: 0, last: file.bytes - 1 })) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return { bytes, mime: file.mime, name: file.name, facts: file.facts };
}
