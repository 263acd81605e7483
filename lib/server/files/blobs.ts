import type { FileRow } from '../db/files';
import { env } from '../env';
import type { BlobStore } from './blob-store';
import { postgresBlobs } from './postgres-blobs';
import { s3Blobs } from './s3-blobs';

/** The store that new files go to: the object store where one is configured, else the database. */
export const blobStore = (): BlobStore => (env().s3 ? s3Blobs : postgresBlobs);

const STORES: Record<FileRow['store'], BlobStore> = { postgres: postgresBlobs, s3: s3Blobs };

/** Gives the store that holds a file, whichever store new files go to. */
export const storeOf = ({ store }: Pick<FileRow, 'store'>): BlobStore => STORES[store];
