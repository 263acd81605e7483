import type { DirectUpload, DirectUploadInput, FinishDirectUploadInput } from '@/lib/contract/direct-upload';
import { ApiError } from '@/lib/contract/errors';
import type { File as StoredFile } from '@/lib/contract/file';
import { TOO_LARGE } from '@/lib/contract/upload';
import type { Actor } from '../actor';
import { newId } from '../db/queries/ids';
import { env } from '../env';
import { incomingAddress, takeIncoming } from '../files/incoming';
import { createUpload } from './create';

/** Throws where callers reach no object store. */
function requireStore(): void {
  if (!env().s3?.publicEndpoint)
    throw new ApiError('invalid_request', 'This server takes files itself: send the file to POST /uploads in a form.');
}

/** Gives an address of the object store that takes one file of the actor's workspace. Throws `invalid_request`. */
export async function createDirectUpload({ workspaceId }: Actor, { bytes }: DirectUploadInput): Promise<DirectUpload> {
  requireStore();
  const id = newId('direct_upload');
  const { url, ends } = await incomingAddress(workspaceId, id, bytes);
  return { id, object: 'direct_upload', url, expires_at: new Date(ends).toISOString() };
}

/**
 * Keeps a file that was sent to such an address, as an upload. Throws `not_found` where none was sent, and
 * `invalid_request`.
 */
export async function finishDirectUpload(
  actor: Actor,
  id: string,
  { name = '' }: FinishDirectUploadInput,
  signal: AbortSignal,
): Promise<StoredFile> {
  requireStore();
  const bytes = await takeIncoming(actor.workspaceId, id);
  if (bytes === null) throw new ApiError('not_found', 'No file was sent to this address, or it was taken already.');
  if (bytes === 'too_large') throw new ApiError('invalid_request', TOO_LARGE);
  return createUpload(actor, { file: new File([bytes], name) }, signal);
}
