import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { findFile, findLinkedFile, type FileRow } from '../db/files';
import { storeOf } from './blobs';
import { opensFile } from './file-token';
import type { ByteRange } from './range';

/** A file and the way to its bytes. */
export interface StoredFile {
  mime: string;
  name: string;
  bytes: number;
  sha256: string;
  /** Whether a token let its reader in, which ends. */
  isLinked: boolean;
  /** A part of its bytes, piece by piece. */
  read(range: ByteRange): AsyncGenerator<Uint8Array, void>;
}

/**
 * A file of the actor's workspace, or the one that a token opens.
 * Throws `forbidden` for an invalid token, also where none is needed, and `not_found`.
 */
export async function readFile(actor: Actor | null, id: string, token?: string): Promise<StoredFile> {
  const isLinked = token !== undefined;
  if (isLinked && !opensFile(id, token, Date.now())) throw invalidToken();
  const file = isLinked ? await findLinkedFile(db(), id) : actor && (await findFile(db(), actor.workspaceId, id));
  if (!file) throw new ApiError('not_found', 'There is no such file in this workspace.');
  const { mime, name, bytes, sha256 } = file;
  return { mime, name, bytes, sha256, isLinked, read: (range) => storeOf(file).read(id, range) };
}

const invalidToken = () => new ApiError('forbidden', 'This token is not valid for this file, or has expired.');

/**
 * A file in memory, with its media type, name and facts; for files of a few megabytes.
 * Null where the workspace has none by that id.
 */
export async function wholeFile(
  workspaceId: string,
  id: string,
): Promise<{ bytes: Uint8Array; mime: string; name: string; facts: FileRow['facts'] } | null> {
  const file = await findFile(db(), workspaceId, id);
  if (!file) return null;
  const bytes = new Uint8Array(file.bytes);
  let at = 0;
  for await (const piece of storeOf(file).read(id, { first: 0, last: file.bytes - 1 })) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return { bytes, mime: file.mime, name: file.name, facts: file.facts };
}
