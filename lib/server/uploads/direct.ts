import type { DirectUpload, DirectUploadInput, FinishDirectUploadInput } from '@/lib/contract/direct-upload';
import { ApiError } from '@/lib/contract/errors';
import type { File as StoredFile } from '@/lib/contract/file';
import { TOO_LARGE } from '@/lib/contract/upload';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { withBodyRoom } from '../body-room';
import { newId } from '../db/queries/ids';
import { env } from '../env';
import { dropIncoming, incomingAddress, readIncoming } from '../files/incoming';
import { createUpload } from './create';

/** Throws if no object store is configured that callers reach. */
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

/** Stores the bytes as an upload; throws `invalid_request` for bytes that are not an accepted file. */
function keep(actor: Actor, bytes: Uint8Array<ArrayBuffer> | 'too_large', name: string, signal: AbortSignal) {
  if (bytes === 'too_large') throw new ApiError('invalid_request', TOO_LARGE);
  return createUpload(actor, { file: new File([bytes], name) }, signal);
}

/**
 * Turns a file in the object store into an upload. The object is deleted once the upload is stored or its content is
 * refused. After any other failure it is kept, so that the call can be repeated. Throws `not_found` if no file was
 * uploaded, and `invalid_request` if its content is refused.
 */
export async function finishDirectUpload(
  actor: Actor,
  id: string,
  { name = '' }: FinishDirectUploadInput,
  signal: AbortSignal,
): Promise<StoredFile> {
  requireStore();
  return withBodyRoom(actor.workspaceId, LIMITS.upload.bytes, signal, () => finish(actor, id, name, signal));
}

async function finish(actor: Actor, id: string, name: string, signal: AbortSignal): Promise<StoredFile> {
  const bytes = await readIncoming(actor.workspaceId, id);
  if (bytes === null) throw new ApiError('not_found', 'No file was sent to this address, or it was taken already.');
  try {
    const kept = await keep(actor, bytes, name, signal);
    await dropIncoming(actor.workspaceId, id);
    return kept;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_request') await dropIncoming(actor.workspaceId, id);
    throw error;
  }
}
