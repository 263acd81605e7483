import { ApiError } from '@/lib/contract/errors';
import type { File as StoredFile } from '@/lib/contract/file';
import type { UploadFileInput, UploadUrlInput } from '@/lib/contract/upload';
import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { contentOf } from '../files/content';
import { slug } from '../files/name';
import { saveFile } from '../files/save';
import { acceptFile } from './accept';
import { fetchFile, type FetchedFile } from './from-url';
import { FileRefusal } from './refusal';
import { UPLOAD_TYPES } from './sniff';

/** Keeps a picture or a video that was sent or is fetched. It belongs to the workspace, which keeps it until it is deleted itself. Throws `invalid_request`. */
export async function createUpload(actor: Actor, input: UploadFileInput | UploadUrlInput, signal: AbortSignal): Promise<StoredFile> {
  const [field] = Object.keys(input);
  try {
    const { bytes: came, name } = 'url' in input ? await fetchFile(input.url, signal) : await sentFile(input.file);
    const { type, bytes, facts } = await acceptFile(came);
    const { mime } = UPLOAD_TYPES[type];
    const saved = { workspaceId: actor.workspaceId, mascotId: null, jobId: null, kind: 'upload', mime, name: nameOf(name, type), facts, content: contentOf(bytes) } as const;
    return await transaction((tx) => saveFile(tx, saved));
  } catch (error) {
    if (error instanceof FileRefusal) throw new ApiError('invalid_request', error.message, [`${field}: ${error.message}`]);
    throw error;
  }
}

async function sentFile(file: File): Promise<FetchedFile> {
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
}

/** The name that it came with, ending as what it is. */
function nameOf(name: string, type: string): string {
  return `${slug(name.replace(/^.*[/\\]/s, '').replace(/\.[^.]*$/, '')) || 'upload'}.${type}`;
}
