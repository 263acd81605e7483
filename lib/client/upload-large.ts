import type { DirectUpload } from '@/lib/contract/direct-upload';
import type { File as StoredFile } from '@/lib/contract/file';

/** The steps of an upload: in a form, or directly to the object store in two steps. */
interface Steps {
  inForm: () => Promise<StoredFile>;
  begin: (bytes: number) => Promise<DirectUpload>;
  finish: (id: string) => Promise<StoredFile>;
}

/**
 * Files above this size in bytes do not fit into a request on serverless platforms, whose limit is 4.5 MB with the
 * form.
 */
const LARGE_BYTES = 4_000_000;

/**
 * Uploads a file to the object store and gives the upload's id; null if there is no store, or it rejects this request.
 */
async function sentDirectly(file: Blob, begin: Steps['begin']): Promise<string | null> {
  try {
    const { id, url } = await begin(file.size);
    return (await fetch(url, { method: 'PUT', body: file })).ok ? id : null;
  } catch {
    return null;
  }
}

/** Uploads a file. Large files are sent directly to the object store if possible, others in a form. */
export async function uploadFile(file: Blob, { inForm, begin, finish }: Steps): Promise<StoredFile> {
  const id = file.size > LARGE_BYTES ? await sentDirectly(file, begin) : null;
  return id === null ? inForm() : finish(id);
}
