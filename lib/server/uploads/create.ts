import type { File as StoredFile } from '@/lib/contract/file';
import type { UploadFileInput, UploadUrlInput } from '@/lib/contract/upload';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { withBodyRoom } from '../body-room';
import { transaction } from '../db/client';
import { saveFile, stageFile } from '../files/save';
import { takeFrom } from './take';

/**
 * Stores an uploaded or fetched picture or video in the workspace, until it is deleted itself.
 * Throws `invalid_request`.
 */
export async function createUpload(
  actor: Actor,
  input: UploadFileInput | UploadUrlInput,
  signal: AbortSignal,
): Promise<StoredFile> {
  const field = 'url' in input ? 'url' : 'file';
  const stage = async () => stageFile(await takeFrom(actor.workspaceId, field, input, signal), signal);
  // A file that was sent has its room already.
  const file = await ('url' in input ? withBodyRoom(actor.workspaceId, LIMITS.upload.bytes, signal, stage) : stage());
  return transaction(async (tx) => {
    const saved = await saveFile(tx, file, { workspaceId: actor.workspaceId, mascotId: null, jobId: null });
    await recordActs(tx, actor, { action: 'upload.created', resourceId: saved.id });
    return saved;
  });
}
