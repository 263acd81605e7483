import type { DirectUpload } from '@/lib/contract/direct-upload';
import type { File as StoredFile } from '@/lib/contract/file';

/** The three steps of an upload that a large file may go around the server by. */
interface Steps {
  inForm: () => Promise<StoredFile>;
  begin: (bytes: number) => Promise<DirectUpload>;
  finish: (id: string) => Promise<StoredFile>;
}

/** A larger file than functions take in a request, in bytes: 4.5 MB with the form around it. */
const LARGE_BYTES = 4_000_000;

/** Sends a file to the object store; null where there is none, or it does not take the file from here. */
async function sentDirectly(file: Blob, begin: Steps['begin']): Promise<string | null> {
  try {
    const { id, url } = await begin(file.size);
    return (await fetch(url, { method: 'PUT', body: file })).ok ? id : null;
  } catch {
    return null;
  }
}

/** Uploads a file: a large one straight to the object store where that takes it, others in a form. */
export async function uploadFile(file: Blob, { inForm, begin, finish }: Steps): Promise<StoredFile> {
  const id = file.size > LARGE_BYTES ? await sentDirectly(file, begin) : null;
  return id === null ? inForm() : finish(id);
}
