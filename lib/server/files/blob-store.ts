import type { Db, Tx } from '../db/client';
import { deleteBytes, findBytes, insertBytes, type FileRow } from '../db/files';

/** Where the bytes of files are kept, by the file's id. */
export interface BlobStore {
  name: FileRow['store'];
  put(tx: Tx, fileId: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, null where there are none. */
  get(tx: Db | Tx, fileId: string): Promise<Uint8Array | null>;
  delete(tx: Tx, fileId: string): Promise<void>;
}

/** Bytes beside everything else, in the database: kept and lost with their file. */
export const postgresBlobs: BlobStore = { name: 'postgres', put: insertBytes, get: findBytes, delete: deleteBytes };

/** The store that new files go to. */
export const blobStore = (): BlobStore => postgresBlobs;
