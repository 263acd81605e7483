import { Readable } from 'node:stream';
import { PIECE_BYTES } from '../db/files';
import type { BlobStore } from './blob-store';
import { objectStore } from './s3-client';

/** Before the id of a file, in the bucket: what else is in it is not ours. */
export const OBJECT_PREFIX = 'files/';
/** Bytes of a file that are sent at once; the least that object stores take for all parts but the last is 5 MB. */
const PART_BYTES = 8 * PIECE_BYTES;

/**
 * Bytes in an object store (S3 and what speaks like it). An object is put before its file's transaction ends and
 * deleted after, so one without a file may stand there for a while: `sweepObjects` takes it.
 */
export const s3Blobs: BlobStore = {
  name: 's3',
  async put(_, fileId, content) {
    const { client, bucket } = await objectStore();
    const { Upload } = await import('@aws-sdk/lib-storage');
    // A piece is good until the next is asked for, and a part is sent from memory: each is copied.
    const copies = async function* copies() {
      for await (const piece of content.pieces()) yield Buffer.from(piece);
    };
    await new Upload({
      client,
      params: { Bucket: bucket, Key: OBJECT_PREFIX + fileId, Body: Readable.from(copies()) },
      partSize: PART_BYTES,
      queueSize: 1,
    }).done();
  },
  async *read(fileId, { first, last }) {
    if (last < first) return;
    const { client, bucket } = await objectStore();
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: OBJECT_PREFIX + fileId, Range: `bytes=${first}-${last}` }),
    );
    if (!(Body instanceof Readable)) throw new Error(`The file ${fileId} has lost its bytes.`);
    try {
      for await (const piece of Body) yield piece as Uint8Array;
    } finally {
      Body.destroy();
    }
  },
};
