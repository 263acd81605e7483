import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { findFile } from '../db/files';
import { postgresBlobs } from './blob-store';

/** A file with its bytes. */
export interface StoredFile {
  mime: string;
  name: string;
  sha256: string;
  content: Uint8Array;
}

/** A file of the actor's workspace. Throws `not_found`. */
export async function readFile(actor: Actor, id: string): Promise<StoredFile> {
  const file = await findFile(db(), actor.workspaceId, id);
  const content = file && (await postgresBlobs.get(db(), id));
  if (!file || !content) throw new ApiError('not_found', 'There is no such file in this workspace.');
  return { mime: file.mime, name: file.name, sha256: file.sha256, content };
}
