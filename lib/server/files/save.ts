import type { File } from '@/lib/contract/file';
import type { Tx } from '../db/client';
import { insertFile, type FileRow } from '../db/files';
import { newId } from '../db/queries/ids';
import { blobStore } from './blobs';
import type { FileContent } from './content';
import { endOf } from './lifetime';

/** A file to store; `name` is its default download name. */
export interface NewFile extends Pick<FileRow, 'kind' | 'mime' | 'name'> {
  content: FileContent;
  facts?: FileRow['facts'];
}

/** The workspace of a file, and the mascot and job that it belongs to. */
type Owner = Pick<FileRow, 'workspaceId' | 'mascotId' | 'jobId'>;

/** A file whose bytes are in the object store already, unless the database stores them. */
export interface StagedFile extends NewFile, Pick<FileRow, 'id' | 'store' | 'objectKey'> {}

/**
 * Puts the bytes of a file into the object store, where one is configured: the first of two steps, outside of any
 * transaction. The cleanup removes bytes that never get a row. Throws a 503 where the object store is away.
 */
export async function stageFile(file: NewFile, signal?: AbortSignal): Promise<StagedFile> {
  const store = blobStore();
  const id = newId('file');
  return { ...file, id, store: store.name, objectKey: await store.put(id, file.content, signal) };
}

/** Inserts the row of a staged file, and its bytes where the database keeps them. */
export async function saveFile(tx: Tx, { content, facts = null, ...file }: StagedFile, owner: Owner): Promise<File> {
  const { bytes, sha256 } = content;
  const expiresAt = endOf(file.kind, owner.mascotId);
  const saved = await insertFile(tx, { ...owner, ...file, facts, bytes, sha256, expiresAt });
  if (file.objectKey === null) await blobStore().insert(tx, file.id, content);
  return saved;
}
