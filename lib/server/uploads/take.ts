import { ApiError } from '@/lib/contract/errors';
import type { UploadFileInput, UploadUrlInput } from '@/lib/contract/upload';
import { noteStored } from '../billing/storage';
import { contentOf } from '../files/content';
import { slug } from '../files/name';
import type { NewFile } from '../files/save';
import { sharedRoom } from '../shared-room';
import { acceptFile } from './accept';
import { fetchFile, type FetchedFile } from './from-url';
import { FileRefusal } from './refusal';
import { UPLOAD_TYPES } from './sniff';

/** How many files are validated at once; one of a workspace, so that its flood of files keeps no other one waiting. */
const checking = sharedRoom('checks', { all: 3, share: 1 });

/**
 * Validates an uploaded or fetched picture or video and removes active content and metadata. Throws `invalid_request`
 * with the request's field, and a 503 for one of too many at once.
 */
export async function takeFrom(
  workspaceId: string,
  field: string,
  input: UploadFileInput | UploadUrlInput,
  signal: AbortSignal,
): Promise<NewFile> {
  try {
    const { bytes: came, name } = 'url' in input ? await fetchFile(input.url, signal) : await sentFile(input.file);
    const { type, bytes, facts } = await checking(workspaceId, 1, signal, () => acceptFile(came, signal));
    noteStored(workspaceId, bytes.byteLength);
    return {
      kind: 'upload',
      mime: UPLOAD_TYPES[type].mime,
      name: nameOf(name, type),
      facts,
      content: contentOf(bytes),
    };
  } catch (error) {
    if (error instanceof FileRefusal)
      throw new ApiError('invalid_request', error.message, [`${field}: ${error.message}`]);
    throw error;
  }
}

async function sentFile(file: File): Promise<FetchedFile> {
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
}

/** Gives the file's name with the extension of its actual type. */
function nameOf(name: string, type: string): string {
  return `${slug(name.replace(/^.*[/\\]/s, '').replace(/\.[^.]*$/, '')) || 'upload'}.${type}`;
}
