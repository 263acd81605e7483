import type { File } from '@/lib/contract/file';
import { transaction } from '@/lib/server/db/client';
import { saveFile, stageFile, type NewFile } from '@/lib/server/files/save';

/** Keeps a file of this workspace, as jobs and uploads do. */
export async function keepFile(
  file: NewFile,
  owner: { workspaceId: string; mascotId?: string; jobId?: string },
): Promise<File> {
  const staged = await stageFile(file);
  return transaction((tx) => saveFile(tx, staged, { mascotId: null, jobId: null, ...owner }));
}
