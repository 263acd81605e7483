import type { File } from '@/lib/contract/file';
import type { Tx } from '../db/client';
import { insertFile, type FileRow } from '../db/files';
import { newId } from '../db/queries/ids';
import { blobStore } from './blobs';
import type { FileContent } from './content';

/** A file to keep; `name` is what it is downloaded under where none is asked for. */
export interface NewFile extends Pick<FileRow, 'workspaceId' | 'mascotId' | 'jobId' | 'kind' | 'mime' | 'name'> {
  content: FileContent;
  facts?: FileRow['facts'];
}

/** Keeps a file with its bytes. */
export async function saveFile(tx: Tx, { content, facts = null, ...known }: NewFile): Promise<File> {
  const store = blobStore();
  const id = newId('file');
  const file = await insertFile(tx, {
    ...known,
    facts,
    id,
    bytes: content.bytes,
    sha256: content.sha256,
    store: store.name,
  });
  await store.put(tx, id, content);
  return file;
}
