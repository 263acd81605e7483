import { Readable } from 'node:stream';
import { PIECE_BYTES } from '../db/files';
import type { BlobStore } from './blob-store';
import { objectStore } from './s3-client';

/** What a file's key begins with; other keys of the bucket are not ours. */
export const OBJECT_PREFIX = 'files/';
/** The size of an upload's part: object stores ask for at least 5 MB of all but the last. */
const PART_BYTES = 8 * PIECE_BYTES;

/**
 * Bytes in an object store (S3 or compatible).
 * An object is put before its file's transaction ends and deleted after it.
 * Objects without a file may remain for a while: `sweepObjects` removes them.
 */
export const s3Blobs: BlobStore = {
  name: 's3',
  async put(_, fileId, content) {
    const { client, bucket } = await objectStore();
    const { Upload } = await import('@aws-sdk/lib-storage');
    // A piece is valid until the next is asked for, and a part is sent from memory: each is copied.
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
