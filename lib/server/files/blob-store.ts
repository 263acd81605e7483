import type { Tx } from '../db/client';
import type { FileRow } from '../db/files';
import { env } from '../env';
import type { FileContent } from './content';
import { postgresBlobs } from './postgres-blobs';
import type { ByteRange } from './range';
import { s3Blobs } from './s3-blobs';

/** Where the bytes of files are kept, by the file's id. */
export interface BlobStore {
  name: FileRow['store'];
  put(tx: Tx, fileId: string, content: FileContent): Promise<void>;
  /** A part of the bytes, piece by piece; throws where one is missing. */
  read(fileId: string, range: ByteRange): AsyncGenerator<Uint8Array, void>;
}

/** The store that new files go to: the object store where one is configured, else the database. */
export const blobStore = (): BlobStore => (env().s3 ? s3Blobs : postgresBlobs);

const STORES: Record<FileRow['store'], BlobStore> = { postgres: postgresBlobs, s3: s3Blobs };

/** The store that a file was put in, whichever new ones go to. */
export const storeOf = ({ store }: Pick<FileRow, 'store'>): BlobStore => STORES[store];
