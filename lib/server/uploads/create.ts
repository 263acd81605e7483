import type { File as StoredFile } from '@/lib/contract/file';
import type { UploadFileInput, UploadUrlInput } from '@/lib/contract/upload';
import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { saveFile } from '../files/save';
import { takeFrom } from './take';

/**
 * Stores an uploaded or fetched picture or video in the workspace, until it is deleted itself.
 * Throws `invalid_request`.
 */
export async function createUpload(
  { workspaceId }: Actor,
  input: UploadFileInput | UploadUrlInput,
  signal: AbortSignal,
): Promise<StoredFile> {
  const file = await takeFrom('url' in input ? 'url' : 'file', input, signal);
  return transaction((tx) => saveFile(tx, { ...file, workspaceId, mascotId: null, jobId: null }));
}
