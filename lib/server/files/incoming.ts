import { LIMITS } from '@/lib/core/limits';
import { logError } from '../log';
import { askStore } from './ask-store';
import { deleteObjects } from './delete-objects';
import { objectRange } from './s3-blobs';
import { signedPut } from './signed-address';

/** The prefix of the keys of direct uploads, which are not validated yet. */
export const INCOMING_PREFIX = 'incoming/';

/** Gives the key of a direct upload; it depends on the workspace, so that no other workspace can name it. */
const keyOf = (workspaceId: string, id: string): string => `${INCOMING_PREFIX}${workspaceId}/${id}`;

/** Gives the URL that accepts a direct upload of this size, and its expiry in milliseconds since 1970. */
export const incomingAddress = (workspaceId: string, id: string, bytes: number) =>
  signedPut(keyOf(workspaceId, id), bytes);

/** The size of an object in bytes; null where there is none. */
async function sizeOf(key: string): Promise<number | null> {
  const { HeadObjectCommand, NotFound } = await import('@aws-sdk/client-s3');
  return askStore(async ({ client, bucket }, abortSignal) => {
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }), { abortSignal });
    return head.ContentLength ?? 0;
  }).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
}

/** An empty object has no byte range, so it is not requested. */
const wholeObject = async (key: string, size: number) =>
  size === 0 ? new Uint8Array() : new Uint8Array(await objectRange(key, { first: 0, last: size - 1 }));

/**
 * Reads the bytes of a direct upload; null if nothing was sent or it is finished. Gives `too_large`, unread, for more
 * than an upload may have. Throws a 503 if the object store is unreachable.
 */
export async function readIncoming(
  workspaceId: string,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | 'too_large' | null> {
  const key = keyOf(workspaceId, id);
  const size = await sizeOf(key);
  if (size === null) return null;
  return size > LIMITS.upload.bytes ? 'too_large' : wholeObject(key, size);
}

/** Deletes the object of a direct upload. The cleanup deletes what the object store does not delete now. */
export async function dropIncoming(workspaceId: string, id: string): Promise<void> {
  await deleteObjects([keyOf(workspaceId, id)]).catch((error: unknown) => logError('files.incoming_stays', error));
}
