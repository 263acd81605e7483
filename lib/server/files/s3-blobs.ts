import { Readable } from 'node:stream';
import { PIECE_BYTES } from '../db/files';
import { askStore } from './ask-store';
import type { BlobStore } from './blob-store';
import type { FileContent } from './content';
import type { ByteRange } from './range';

/** The prefix of files' keys; other keys of the bucket are not files. */
export const OBJECT_PREFIX = 'files/';
/** The size of an upload's part: object stores ask for at least 5 MB of all but the last. */
const PART_BYTES = 8 * PIECE_BYTES;
/** Gives the time limit of an upload in seconds: a base, and its bytes at 1 MB a second. */
const secondsFor = (bytes: number) => 15 + bytes / 1_000_000;

/**
 * Gives the key of a file's bytes: their checksum, so that an object can be verified without the database, then the
 * file's id. No two files share an object, so deleting one never affects another that is being stored.
 */
const keyOf = (fileId: string, { sha256 }: FileContent): string => `${OBJECT_PREFIX}${sha256}/${fileId}`;

/** The id of the file that an object belongs to. */
export const fileOfKey = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Bytes in an object store (S3 or compatible). `sweepObjects` removes objects that have no file. */
export const s3Blobs: BlobStore = {
  name: 's3',
  async put(fileId, content, signal) {
    const key = keyOf(fileId, content);
    const { Upload } = await import('@aws-sdk/lib-storage');
    // Each piece is copied: a piece is valid only until the next is requested, and a part is sent from memory.
    const copies = async function* copies() {
      for await (const piece of content.pieces()) yield Buffer.from(piece);
    };
    await askStore(
      async ({ client, bucket }, ended) => {
        const upload = new Upload({
          client,
          params: { Bucket: bucket, Key: key, Body: Readable.from(copies()) },
          partSize: PART_BYTES,
          queueSize: 1,
        });
        ended.addEventListener('abort', () => void upload.abort(), { once: true });
        await upload.done();
      },
      { seconds: secondsFor(content.bytes), signal },
    );
    return key;
  },
  insert: () => Promise.resolve(),
  async *read({ id, objectKey }, { first, last }) {
    if (objectKey === null) throw new Error(`The file ${id} has no object.`);
    for (let at = first; at <= last; at += PIECE_BYTES)
      yield await objectRange(objectKey, { first: at, last: Math.min(last, at + PIECE_BYTES - 1) });
  },
};

/**
 * Gives a byte range of an object, whole in memory. A slow reader, such as a paused video, holds no connection to the
 * store, so that the store's silence is distinguishable from the reader's.
 */
export function objectRange(key: string, { first, last }: ByteRange): Promise<Uint8Array> {
  return askStore(async ({ client, bucket }, abortSignal) => {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${first}-${last}` }),
      { abortSignal },
    );
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
    if (bytes.byteLength !== last + 1 - first)
      throw new Error(`The object store sent ${bytes.byteLength} bytes of ${last + 1 - first}.`);
    return bytes;
  });
}
