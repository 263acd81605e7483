import { ApiError } from '@/lib/contract/errors';
import type { UploadFileInput, UploadUrlInput } from '@/lib/contract/upload';
import { contentOf } from '../files/content';
import { slug } from '../files/name';
import type { NewFile } from '../files/save';
import { acceptFile } from './accept';
import { fetchFile, type FetchedFile } from './from-url';
import { FileRefusal } from './refusal';
import { UPLOAD_TYPES } from './sniff';

/**
 * Checks an uploaded or fetched picture or video, and makes it harmless.
 * Throws `invalid_request` with the field of the request that it came by.
 */
export async function takeFrom(
  field: string,
  input: UploadFileInput | UploadUrlInput,
  signal: AbortSignal,
): Promise<NewFile> {
  try {
    const { bytes: came, name } = 'url' in input ? await fetchFile(input.url, signal) : await sentFile(input.file);
    const { type, bytes, facts } = await acceptFile(came, signal);
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

/** The name that it came with, ending as what it is. */
function nameOf(name: string, type: string): string {
  return `${slug(name.replace(/^.*[/\\]/s, '').replace(/\.[^.]*$/, '')) || 'upload'}.${type}`;
}
